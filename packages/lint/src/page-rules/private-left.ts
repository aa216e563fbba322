import type { PageRule } from '../rule.ts';
import { examplePage } from './example-page.ts';

/** Private tool that outlives the session. */
export const privateLeft: PageRule = {
  id: 'private-left',
  family: 'surface',
  kind: 'page',
  severity: 'error',
  reason:
    "A tool for somebody's orders that is still listed after signing out fails, or acts for the next person.",
  source: 'BuilderIO/agent-native#4325; webmachinelearning/webmcp#105',
  check: ({ leftAfterSignOut = [] }) =>
    leftAfterSignOut.map((tool) => ({ path: '/leftAfterSignOut', args: { tool } })),
  good: [examplePage({ leftAfterSignOut: [] })],
  bad: [examplePage({ leftAfterSignOut: ['list_orders'] })],
};
