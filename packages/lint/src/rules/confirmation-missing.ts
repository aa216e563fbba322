import type { ToolRule } from '../rule.ts';

/** A binding tool whose definition has no confirmation. */
export const confirmationMissing: ToolRule = {
  id: 'confirmation-missing',
  family: 'money',
  kind: 'tool',
  severity: 'error',
  reason:
    "A hint obliges no agent to ask. Only a question in the shop's own page, checked again on the server, makes sure that the buyer said yes.",
  source: 'WebMCP draft removed its confirmation call (#205); webmachinelearning/webmcp#165',
  check: ({ risk, definition: { confirm, knows = [] } }) =>
    risk === 'commit' && !confirm && (confirm === false || knows.includes('confirm')) ? [{}] : [],
  good: [
    { effect: 'commit', confirm: 'click' },
    { effect: 'write', knows: ['confirm'] },
    { effect: 'commit' },
  ],
  bad: [
    { effect: 'commit', knows: ['confirm'] },
    { effect: 'money', confirm: false },
  ],
};
