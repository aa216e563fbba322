import type { PageRule } from '../rule.ts';
import { examplePage } from './example-page.ts';

/** Response header that says who may register tools, missing or open to all. */
export const toolsPolicy: PageRule = {
  id: 'tools-policy',
  family: 'page',
  kind: 'page',
  severity: 'info',
  reason:
    'Permissions-Policy says which origins may register tools on a page. Said outright, a script that adds a frame tomorrow cannot give them away.',
  source: 'WebMCP draft, permissions policy; measured in Chromium 156',
  check({ headers, tools = [] }) {
    // An unknown header is no missing one.
    if (Object.keys(headers).length === 0) return [];
    const path = '/headers/permissions-policy';
    const allowed = /(?:^|,)\s*tools\s*=\s*(\*|\([^)]*\)|self)/.exec(
      headers['permissions-policy'] ?? '',
    )?.[1];
    if (allowed === undefined) return [{ path, args: { problem: 'does not name tools' } }];
    if (/\*/.test(allowed))
      return [{ path, severity: 'warning', args: { problem: 'lets every origin register tools' } }];
    return tools.length > 0 && /https?:/.test(allowed)
      ? [{ path, severity: 'warning', args: { problem: `lets ${allowed} register tools` } }]
      : [];
  },
  good: [
    examplePage({}),
    examplePage({ headers: { 'permissions-policy': 'camera=(), tools=()' } }),
    examplePage({ headers: {} }),
  ],
  bad: [
    examplePage({ headers: { 'content-type': 'text/html' } }),
    examplePage({ headers: { 'permissions-policy': 'tools=*' } }),
    examplePage({ headers: { 'permissions-policy': 'camera=()' } }),
  ],
};
