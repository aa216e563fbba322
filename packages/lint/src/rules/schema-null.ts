import { isRecord } from '../snapshot.ts';
import type { ToolRule } from '../rule.ts';
import { isNullUnion } from './schema-keyword.ts';

const parameter = (schema: object) => ({ inputSchema: { type: 'object', properties: { a: schema } } });

/** Union of types, with null above all. */
export const schemaNull: ToolRule = {
  id: 'schema-null',
  family: 'portability',
  kind: 'tool',
  severity: 'warning',
  reason:
    'A list of types or a choice with null made clients drop tools. Leave the parameter out of required instead.',
  source: 'ChromeDevTools/chrome-devtools-mcp#918; WebMCP-org/npm-packages#261',
  check: ({ parameters }) =>
    parameters
      .filter(({ schema }) => {
        const of = isRecord(schema.items) ? [schema, schema.items] : [schema];
        return of.some(
          (one) =>
            Array.isArray(one.type) ||
            isNullUnion(one.anyOf) ||
            isNullUnion(one.oneOf) ||
            one.nullable === true,
        );
      })
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [parameter({ type: 'string' }), parameter({ enum: ['a', 'b'] })],
  bad: [
    parameter({ type: ['string', 'null'] }),
    parameter({ anyOf: [{ type: 'string' }, { type: 'null' }] }),
  ],
};
