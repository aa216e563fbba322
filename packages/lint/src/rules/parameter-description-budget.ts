import type { ToolRule } from '../rule.ts';

/** Description of a parameter over budget, nested ones included. */
export const parameterDescriptionBudget: ToolRule = {
  id: 'parameter-description-budget',
  family: 'budgets',
  kind: 'tool',
  severity: 'warning',
  reason:
    'What needs more words than this is not one parameter, or belongs into the description of the tool.',
  source: 'Chrome, WebMCP tool security page: 150 characters',
  check: ({ parameters }, { budgets }) =>
    parameters
      .filter(({ description }) => description.length > budgets.parameterDescription)
      .map(({ path, label, description }) => ({
        path: `${path}/description`,
        args: { parameter: label, length: description.length, budget: budgets.parameterDescription },
      })),
  good: [
    {
      inputSchema: {
        type: 'object',
        properties: { size: { type: 'string', description: 'Size, such as M' } },
      },
    },
  ],
  bad: [
    {
      inputSchema: {
        type: 'object',
        properties: { size: { type: 'string', description: 'Size of it. '.repeat(13) } },
      },
    },
  ],
};
