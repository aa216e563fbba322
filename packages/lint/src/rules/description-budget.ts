import type { ToolRule } from '../rule.ts';

/** Description over budget. */
export const descriptionBudget: ToolRule = {
  id: 'description-budget',
  family: 'budgets',
  kind: 'tool',
  severity: 'warning',
  reason: 'Agents cut long descriptions without a word; what stood at the end is lost.',
  source: 'Chrome, WebMCP tool security page: 500 characters; webmachinelearning/webmcp#266',
  check: ({ description }, { budgets }) =>
    description.length > budgets.description
      ? [{ path: '/description', args: { length: description.length, budget: budgets.description } }]
      : [],
  good: [{ description: 'Returns the cart.' }],
  bad: [{ description: `Returns the cart. ${'Every line has a name. '.repeat(25)}` }],
};
