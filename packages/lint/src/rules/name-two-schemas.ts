import type { Reading } from '../reading.ts';
import type { SetRule } from '../rule.ts';

/** One name with two meanings in two phases. */
export const nameTwoSchemas: SetRule = {
  id: 'name-two-schemas',
  family: 'surface',
  kind: 'set',
  severity: 'error',
  reason:
    'A call meant for a name that was registered anew in between runs the new body (measured), so one name must be one definition everywhere.',
  source: 'Measured in Chromium 156; webmachinelearning/webmcp#218',
  check(tools) {
    const first = new Map<string, Reading>();
    return tools.flatMap((tool) => {
      const earlier = first.get(tool.name);
      if (!earlier) first.set(tool.name, tool);
      const differs = earlier && tool.definition.phases && published(earlier) !== published(tool);
      return differs ? [{ tool, path: '/name' }] : [];
    });
  },
  good: [
    [
      { name: 'get_cart', phases: ['storefront'] },
      { name: 'get_cart', phases: ['checkout'] },
    ],
  ],
  bad: [
    [
      { name: 'get_cart', phases: ['storefront'] },
      {
        name: 'get_cart',
        phases: ['checkout'],
        inputSchema: { type: 'object', properties: { id: { type: 'string' } } },
      },
    ],
  ],
};

const published = ({ definition: { inputSchema, description, annotations } }: Reading): string =>
  JSON.stringify([inputSchema, description, annotations]);
