import { isRecord } from '../snapshot.ts';
import type { ToolRule } from '../rule.ts';

const parameter = (name: string, schema: object) => ({
  inputSchema: { type: 'object', properties: { [name]: schema } },
});

/** Object whose members are not said. */
export const looseObject: ToolRule = {
  id: 'loose-object',
  family: 'clarity',
  kind: 'tool',
  severity: 'warning',
  reason:
    'An object without named members takes anything: the agent invents names, and the shop drops them without a word.',
  source: 'JSON Schema 2020-12, properties',
  check: ({ parameters }) =>
    parameters
      .filter(({ schema, description }) => {
        const of = schema.type === 'array' && isRecord(schema.items) ? schema.items : schema;
        if (of.type !== 'object' || ['$ref', 'oneOf', 'anyOf', 'allOf'].some((key) => key in of))
          return false;
        const members = isRecord(of.properties) && Object.keys(of.properties).length > 0;
        return !members && !/\{[^}]*:/.test(description);
      })
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    parameter('address', { type: 'object', properties: { city: { type: 'string' } } }),
    parameter('options', { type: 'object', description: "Names and values, such as { Size: 'L' }" }),
  ],
  bad: [
    parameter('billing', { type: 'object', description: 'Billing data' }),
    parameter('variant', { type: 'object', additionalProperties: { type: 'string' } }),
  ],
};
