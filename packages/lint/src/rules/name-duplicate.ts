import type { SetRule } from '../rule.ts';

/** One name twice on a page. */
export const nameDuplicate: SetRule = {
  id: 'name-duplicate',
  family: 'platform',
  kind: 'set',
  severity: 'error',
  reason:
    'A document has one tool of a name: the second registration is rejected, and which one stays depends on timing.',
  source: 'WebMCP draft, registerTool; WebMCP-org/npm-packages#231',
  check(tools) {
    const seen = new Set<string>();
    return tools
      .filter(({ name, definition: { phases } }) => {
        const keys = (phases ?? ['']).map((phase) => `${phase} ${name}`);
        const twice = keys.some((key) => seen.has(key));
        for (const key of keys) seen.add(key);
        return twice && name !== '';
      })
      .map((tool) => ({ tool, path: '/name' }));
  },
  good: [
    [{ name: 'get_cart' }, { name: 'get_order' }],
    [
      { name: 'get_cart', phases: ['storefront'] },
      { name: 'get_cart', phases: ['checkout'] },
    ],
  ],
  bad: [[{ name: 'get_cart' }, { name: 'get_cart' }]],
};
