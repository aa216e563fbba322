import type { PageRule } from '../rule.ts';
import { examplePage } from './example-page.ts';

/** Header that switches tools off. */
export const originAgentCluster: PageRule = {
  id: 'origin-agent-cluster',
  family: 'page',
  kind: 'page',
  severity: 'error',
  reason:
    'With Origin-Agent-Cluster: ?0 the browser refuses every tool of the page, although the API is there.',
  source: 'Measured in Chromium 156; webmachinelearning/webmcp#318',
  check: ({ headers }) =>
    headers['origin-agent-cluster']?.trim() === '?0' ? [{ path: '/headers/origin-agent-cluster' }] : [],
  good: [examplePage({}), examplePage({ headers: { 'origin-agent-cluster': '?1' } })],
  bad: [examplePage({ headers: { 'origin-agent-cluster': '?0' } })],
};
