import type { ToolRule } from '../rule.ts';

const known = new Set(['readOnlyHint', 'consequentialHint', 'untrustedContentHint', 'debugging']);
const instead: Readonly<Record<string, string>> = {
  destructiveHint: 'consequentialHint',
  openWorldHint: 'untrustedContentHint',
  readOnly: 'readOnlyHint',
  readonlyHint: 'readOnlyHint',
  consequential: 'consequentialHint',
  untrustedContent: 'untrustedContentHint',
};

/** Annotation that WebMCP does not have. */
export const hintUnknown: ToolRule = {
  id: 'hint-unknown',
  family: 'platform',
  kind: 'tool',
  severity: 'warning',
  reason:
    'The browser drops hints it does not know without a word; MCP has names that WebMCP does not have, so a warning meant for the agent is lost.',
  source: 'WebMCP draft, ToolAnnotations; webmachinelearning/webmcp#119',
  check: ({ hints }) =>
    Object.keys(hints)
      .filter((key) => !known.has(key))
      .map((hint) => ({
        path: `/annotations/${hint.slice(0, 100)}`,
        args: { hint, instead: instead[hint] ?? 'a hint WebMCP has' },
      })),
  good: [{ annotations: { readOnlyHint: true, untrustedContentHint: false, debugging: false } }],
  bad: [{ annotations: { destructiveHint: true } }, { annotations: { title: 'Cart' } }],
};
