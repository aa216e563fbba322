import type { PageRule } from '../rule.ts';
import { examplePage } from './example-page.ts';

/** Page that breaks where the browser has no WebMCP. */
export const errorWithoutApi: PageRule = {
  id: 'error-without-api',
  family: 'page',
  kind: 'page',
  severity: 'error',
  reason:
    'Most browsers have no WebMCP. A script that takes it for granted breaks the shop for those who use them.',
  source: 'Visited once more without the API',
  check: ({ errors }) =>
    errors
      .slice(0, 10)
      .map((error, index) => ({ path: `/errors/${index}`, args: { error: error.slice(0, 200) } })),
  good: [examplePage({})],
  bad: [examplePage({ errors: ['document.modelContext is not an object'] })],
};
