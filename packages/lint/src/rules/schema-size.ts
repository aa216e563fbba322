import type { ToolRule } from '../rule.ts';

/** Very large input schema. */
export const schemaSize: ToolRule = {
  id: 'schema-size',
  family: 'budgets',
  kind: 'tool',
  severity: 'warning',
  reason:
    'The schema stands in the context of the agent at all times; a very large one crowds out the rest and is filled in badly.',
  source:
    'GoogleChromeLabs/webmcp-tools best practices: names, descriptions and schemas sit in the context all the time',
  check({ definition: { inputSchema } }, { budgets }) {
    const length = inputSchema === undefined ? 0 : JSON.stringify(inputSchema).length;
    return length > budgets.schema
      ? [{ path: '/inputSchema', args: { length, budget: budgets.schema } }]
      : [];
  },
  good: [{ inputSchema: { type: 'object', properties: {} } }],
  bad: [
    {
      inputSchema: {
        type: 'object',
        properties: { shelf: { type: 'string', enum: Array.from({ length: 900 }, (_, n) => `shelf-${n}`) } },
      },
    },
  ],
};
