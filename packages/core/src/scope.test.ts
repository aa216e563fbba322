import { describe, expect, it } from 'vitest';
import { refusedBy, toPolicy } from './scope.ts';

const tool = { name: 'get_cart', scope: 'cart.read' };

describe('refusedBy', () => {
  it.each([
    [{}, undefined],
    [{ scopes: ['cart.read'] }, undefined],
    [{ scopes: ['cart'] }, undefined],
    [{ scopes: ['cart.write', 'catalog'] }, 'scope'],
    [{ scopes: [] }, 'scope'],
    [{ scopes: ['car'] }, 'scope'],
    [{ scopes: ['cart.read.own'] }, 'scope'],
    [{ off: ['get_cart'] }, 'policy'],
    [{ off: ['get_cart'], scopes: [] }, 'policy'],
    [{ off: ['other'] }, undefined],
  ] as const)('a policy of %j keeps off a tool of scope cart.read by %s', (rules, reason) => {
    expect(refusedBy({ version: '1', ...rules }, tool)).toBe(reason);
  });
});

describe('toPolicy', () => {
  it('reads words between spaces and commas', () => {
    expect(
      toPolicy({ version: '2026-11', scopes: 'cart.read, catalog  order.submit', off: 'cancel_cart' }),
    ).toEqual({
      version: '2026-11',
      scopes: ['cart.read', 'catalog', 'order.submit'],
      off: ['cancel_cart'],
    });
  });

  it('allows every scope where none is named, and none where the list is empty', () => {
    expect(toPolicy({})).toEqual({ version: '0', off: [] });
    expect(toPolicy({ scopes: '' }).scopes).toEqual([]);
  });

  it.each(['cart.*', 'Cart', 'cart.', '.read', 'cart/read'])('refuses the scope %j', (scopes) => {
    expect(() => toPolicy({ scopes })).toThrow(JSON.stringify(scopes));
  });
});
