import type { PageRule } from '../rule.ts';
import { examplePage } from './example-page.ts';

/** Milliseconds after `load` at which a snapshot of the page's tools has been taken. */
const late_ms = 3000;
const mostTimes = 3;

/** Tool that comes late, or comes and goes. */
export const lateTool: PageRule = {
  id: 'late-tool',
  family: 'surface',
  kind: 'page',
  severity: 'warning',
  reason:
    'Agents list the tools soon after the page has loaded. What comes later is missed, and each change makes them list everything again.',
  source: 'swissspidy webmcp-lint, tools-register-late and tool-churn (idea); Lighthouse takes a snapshot',
  check({ registrations = [] }) {
    const added = registrations.filter(({ what }) => what === 'added');
    return [...new Set(added.map(({ tool }) => tool))].flatMap((tool) => {
      const times = added.filter((one) => one.tool === tool);
      const first = Math.round(times[0]?.at_ms ?? 0);
      if (first > late_ms)
        return [{ path: '/registrations', args: { tool, problem: `comes ${first} ms after load` } }];
      return times.length >= mostTimes
        ? [{ path: '/registrations', args: { tool, problem: `was registered ${times.length} times` } }]
        : [];
    });
  },
  good: [examplePage({ registrations: [{ tool: 'get_cart', at_ms: -20, what: 'added' }] })],
  bad: [
    examplePage({ registrations: [{ tool: 'get_cart', at_ms: 3500, what: 'added' }] }),
    examplePage({
      registrations: [1, 2, 3].map((at_ms) => ({ tool: 'get_cart', at_ms, what: 'added' as const })),
    }),
  ],
};
