import type { ToolRule } from '../rule.ts';

/** Tool opened to other origins. */
export const exposedTo: ToolRule = {
  id: 'exposed-to',
  family: 'surface',
  kind: 'tool',
  severity: 'warning',
  reason:
    "Every origin named there may list the tool and run it with the shopper's session. Browsers' own agents do not need it.",
  source: 'WebMCP draft, exposedTo; Chrome, WebMCP tool security page',
  check: ({ definition: { exposedTo: origins } }) =>
    Array.isArray(origins)
      ? origins.slice(0, 20).map((origin) => ({
          path: '/exposedTo',
          args: { origin: String(origin).slice(0, 100) },
          ...(!/^https:\/\/[^*/\s]+\/?$/.test(String(origin)) && { severity: 'error' as const }),
        }))
      : [],
  good: [{ exposedTo: [] }, {}],
  bad: [{ exposedTo: ['https://partner.example'] }, { exposedTo: ['*'] }],
};
