import type { ToolRule } from '../rule.ts';

/** The handler itself buys, books or pays. */
export const chargeInExecute: ToolRule = {
  id: 'charge-in-execute',
  family: 'money',
  kind: 'tool',
  severity: 'warning',
  reason:
    'A handler that pays when it is called pays on the word of whoever calls. Prepare a quote, let the buyer confirm it in the page, and complete that.',
  source: 'WebMCP draft, security section; Universal Commerce Protocol, checkout',
  check: ({ definition: { charges, confirm } }) => (charges === true && !confirm ? [{}] : []),
  good: [
    { effect: 'money', charges: true, confirm: 'click' },
    { effect: 'order-prep', charges: false },
  ],
  bad: [{ effect: 'money', charges: true }],
};
