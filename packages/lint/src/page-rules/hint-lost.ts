import type { PageRule } from '../rule.ts';
import { examplePage } from './example-page.ts';

/** Hint that the browser did not take. */
export const hintLost: PageRule = {
  id: 'hint-lost',
  family: 'hints',
  kind: 'page',
  severity: 'warning',
  reason:
    'A hint that was asked for and is not listed does not protect: the agent treats the tool as if it were not there.',
  source: 'Measured: a polyfill reports two of four hints; Chromium reads hints only inside annotations',
  check: ({ lostHints = {} }) =>
    Object.entries(lostHints).map(([tool, hints]) => ({
      path: '/lostHints',
      args: { tool, hints: hints.join(', ') },
    })),
  good: [examplePage({ lostHints: {} })],
  bad: [examplePage({ lostHints: { pay: ['consequentialHint'] } })],
};
