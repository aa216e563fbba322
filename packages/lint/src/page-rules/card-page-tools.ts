import type { PageRule } from '../rule.ts';
import { examplePage } from './example-page.ts';

/** Tools on display beside fields for card data. */
export const cardPageTools: PageRule = {
  id: 'card-page-tools',
  family: 'page',
  kind: 'page',
  severity: 'error',
  reason:
    'Where a card number is typed no tool belongs: put the fields into a frame of another origin that sends Permissions-Policy: tools=().',
  source: 'PCI DSS 4, payment pages; WebMCP draft, permissions policy',
  check: ({ cardEntry, tools = [] }) =>
    cardEntry && tools.length > 0 ? [{ path: '/cardEntry', args: { count: tools.length } }] : [],
  good: [examplePage({ cardEntry: true, tools: [] }), examplePage({ cardEntry: false, tools: ['get_cart'] })],
  bad: [examplePage({ cardEntry: true, tools: ['get_cart'] })],
};
