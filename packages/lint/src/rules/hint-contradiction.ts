import type { ToolRule } from '../rule.ts';

/** Both `readOnlyHint` and `consequentialHint`. */
export const hintContradiction: ToolRule = {
  id: 'hint-contradiction',
  family: 'hints',
  kind: 'tool',
  severity: 'error',
  reason:
    'What changes nothing cannot have consequences. Hosts resolve the contradiction in different ways, one of them without asking the shopper.',
  source: 'WebMCP draft, ToolAnnotations',
  check: ({ hints }) =>
    hints.readOnlyHint === true && hints.consequentialHint === true ? [{ path: '/annotations' }] : [],
  good: [{ annotations: { readOnlyHint: false, consequentialHint: true } }],
  bad: [{ annotations: { readOnlyHint: true, consequentialHint: true } }],
};
