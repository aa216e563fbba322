import type { ToolRule } from '../rule.ts';

/** Parameter name over budget, nested ones included. */
export const parameterNameBudget: ToolRule = {
  id: 'parameter-name-budget',
  family: 'budgets',
  kind: 'tool',
  severity: 'warning',
  reason: 'Long parameter names cost room in every request and every call of an agent.',
  source: 'Chrome, WebMCP tool security page: 30 characters',
  check: ({ parameters }, { budgets }) =>
    parameters
      .filter(({ name }) => name.length > budgets.parameterName)
      .map(({ path, name, label }) => ({
        path,
        args: { parameter: label, length: name.length, budget: budgets.parameterName },
      })),
  good: [{ inputSchema: { type: 'object', properties: { quantity: { type: 'integer' } } } }],
  bad: [
    {
      inputSchema: {
        type: 'object',
        properties: { address: { type: 'object', properties: { preferredAlternativeDeliveryPlace: {} } } },
      },
    },
  ],
};
