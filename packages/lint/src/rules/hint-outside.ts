import type { ToolRule } from '../rule.ts';

/** Hint beside `annotations` instead of inside. */
export const hintOutside: ToolRule = {
  id: 'hint-outside',
  family: 'platform',
  kind: 'tool',
  severity: 'error',
  reason:
    'A hint that stands beside annotations is not read by the browser, so the tool goes out without it.',
  source: 'WebMCP draft, ModelContextTool',
  check: ({ definition: { others = [] } }) =>
    others
      .filter((name) =>
        /^(readOnly|consequential|untrustedContent|destructive|idempotent|openWorld)(Hint)?$/.test(name),
      )
      .map((hint) => ({
        path: `/${hint}`,
        args: { hint },
      })),
  good: [{ others: ['execute', 'outputSchema'] }],
  bad: [{ others: ['readOnlyHint'] }],
};
