import type { ToolRule } from '../rule.ts';

/** A result that went to the agent over budget. */
export const resultBudget: ToolRule = {
  id: 'result-budget',
  family: 'budgets',
  kind: 'tool',
  severity: 'warning',
  reason:
    'Agents cut long results anywhere, in the middle of a price too. Page lists and say how many there are.',
  source: 'Chrome, WebMCP tool security page: 1,500 characters',
  check({ definition: { sample } }, { budgets }) {
    const length =
      sample === undefined ? 0 : (typeof sample === 'string' ? sample : JSON.stringify(sample)).length;
    return length > budgets.result ? [{ args: { length, budget: budgets.result } }] : [];
  },
  good: [{ sample: { ok: true } }],
  bad: [{ sample: { lines: Array.from({ length: 200 }, () => ({ title: 'Mug' })) } }],
};
