import type { ToolRule } from '../rule.ts';

/** Tool name over budget. */
export const nameBudget: ToolRule = {
  id: 'name-budget',
  family: 'budgets',
  kind: 'tool',
  severity: 'warning',
  reason: 'Long names cost room in every request of an agent and may be cut.',
  source: 'Chrome, WebMCP tool security page: 30 characters',
  check: ({ name }, { budgets }) =>
    name.length > budgets.name
      ? [{ path: '/name', args: { length: name.length, budget: budgets.name } }]
      : [],
  good: [{ name: 'search_shop_policies_and_faqs' }],
  bad: [{ name: 'search_all_shop_policies_and_faqs' }],
};
