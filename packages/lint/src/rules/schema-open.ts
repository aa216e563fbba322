import { isRecord } from '../snapshot.ts';
import type { Hit, ToolRule } from '../rule.ts';

/** Object that takes members it does not name. */
export const schemaOpen: ToolRule = {
  id: 'schema-open',
  family: 'portability',
  kind: 'tool',
  severity: 'info',
  reason:
    'Unless additionalProperties is false a misspelt parameter is accepted and has no effect, and strict model interfaces refuse the schema.',
  source: 'webmachinelearning/webmcp#289; strict mode of common model interfaces',
  check({ definition: { inputSchema }, parameters }): Hit[] {
    const places = [
      { path: '/inputSchema', schema: inputSchema },
      ...parameters.flatMap(({ path, schema }) => [
        { path, schema },
        { path: `${path}/items`, schema: schema.items },
      ]),
    ];
    return places
      .filter(
        ({ schema }) =>
          isRecord(schema) && isRecord(schema.properties) && schema.additionalProperties !== false,
      )
      .map(({ path, schema }) => ({
        path,
        fix: [
          {
            op: isRecord(schema) && 'additionalProperties' in schema ? 'replace' : 'add',
            path: `${path}/additionalProperties`,
            value: false,
          },
        ],
      }));
  },
  good: [{ inputSchema: { type: 'object', properties: {}, additionalProperties: false } }],
  bad: [{ inputSchema: { type: 'object', properties: { a: { type: 'string' } } } }],
};
