import type { Hit, ToolRule } from '../rule.ts';

/** Name with characters that some models refuse. */
export const namePortable: ToolRule = {
  id: 'name-portable',
  family: 'portability',
  kind: 'tool',
  severity: 'warning',
  reason:
    'WebMCP takes dots, several model interfaces do not: they refuse or rename the tool. Capitals work but get mixed up.',
  source: 'Function names of common model interfaces: letters, digits, underscore, hyphen; measured hosts',
  check({ name }): Hit[] {
    if (/[^A-Za-z0-9_-]/.test(name))
      return [{ path: '/name', args: { problem: 'holds characters that some models refuse' } }];
    if (/^[\d-]/.test(name)) return [{ path: '/name', args: { problem: 'begins with a digit or hyphen' } }];
    return /[A-Z]/.test(name)
      ? [{ path: '/name', args: { problem: 'holds capital letters' }, severity: 'info' }]
      : [];
  },
  good: [{ name: 'search_catalog' }, { name: 'search-catalog' }],
  bad: [{ name: 'cart.add' }, { name: '2fast' }, { name: 'addToCart' }],
};
