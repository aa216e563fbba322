import { isRecord, toPointerPart } from '../snapshot.ts';
import type { Hit, ToolRule } from '../rule.ts';

const strong = new Set([
  '$ref',
  '$defs',
  'definitions',
  '$dynamicRef',
  'not',
  'if',
  'then',
  'else',
  'patternProperties',
  'dependentSchemas',
  'dependentRequired',
  'unevaluatedProperties',
  'propertyNames',
  'contains',
  'prefixItems',
]);
const weak = new Set(['format', 'oneOf', 'anyOf', 'allOf']);

/** Keywords of JSON Schema that hosts refuse or ignore. */
export const schemaKeyword: ToolRule = {
  id: 'schema-keyword',
  family: 'portability',
  kind: 'tool',
  severity: 'warning',
  reason:
    'WebMCP settles on a small part of JSON Schema. References and conditions are refused; a format is ignored, so the server alone checks it.',
  source: 'webmachinelearning/webmcp#289, schema subset',
  check({ definition: { inputSchema } }): Hit[] {
    const hits: Hit[] = [];
    const visit = (schema: unknown, path: string): void => {
      if (!isRecord(schema) || hits.length >= 50) return;
      for (const keyword of Object.keys(schema)) {
        const top = path === '/inputSchema' && keyword !== 'format' && weak.has(keyword);
        if (strong.has(keyword)) hits.push({ path: `${path}/${keyword}`, args: { keyword } });
        else if (weak.has(keyword) && !top && !isNullUnion(schema[keyword]))
          hits.push({ path: `${path}/${keyword}`, args: { keyword }, severity: 'info' });
      }
      if (isRecord(schema.properties)) {
        for (const [name, inner] of Object.entries(schema.properties))
          visit(inner, `${path}/properties/${toPointerPart(name)}`);
      }
      visit(schema.items, `${path}/items`);
    };
    visit(inputSchema, '/inputSchema');
    return hits;
  },
  good: [
    { inputSchema: { type: 'object', properties: { format: { type: 'string' }, not: { type: 'boolean' } } } },
  ],
  bad: [
    { inputSchema: { type: 'object', properties: { a: { $ref: '#/$defs/a' } } } },
    { inputSchema: { type: 'object', properties: { mail: { type: 'string', format: 'email' } } } },
  ],
};

/** `schema-null` speaks about these. */
export const isNullUnion = (value: unknown): boolean =>
  Array.isArray(value) && value.some((one) => isRecord(one) && one.type === 'null');
