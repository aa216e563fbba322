import type { ToolRule } from '../rule.ts';

/** `consequentialHint` on a tool that only reads or shows. */
export const consequentialHarmless: ToolRule = {
  id: 'consequential-harmless',
  family: 'hints',
  kind: 'tool',
  severity: 'warning',
  reason:
    'A shopper who is asked about every look at a product soon agrees to everything, to the purchase too.',
  source: 'WebMCP draft, consequentialHint',
  check: ({ risk, hints, definition }) =>
    hints.consequentialHint === true && (risk === 'read' || risk === 'show')
      ? [
          {
            path: '/annotations/consequentialHint',
            args: { effect: definition.effect ?? '' },
            fix: [{ op: 'remove', path: '/annotations/consequentialHint' }],
          },
        ]
      : [],
  good: [{ effect: 'money', annotations: { consequentialHint: true } }, { effect: 'read' }],
  bad: [{ effect: 'navigate', annotations: { consequentialHint: true } }],
};
