import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

function read(data: DOMStringMap) {
  const problems: string[] = [];
  return { settings: readSettings(data, (problem) => problems.push(problem)), problems };
}

describe('settings from the script tag', () => {
  it('are complete without any attribute', () => {
    expect(read({})).toEqual({
      problems: [],
      settings: {
        store: undefined,
        endpoint: '/api',
        signIn: undefined,
        rules: [],
        policy: { version: '0', off: [] },
        fallback: 'storefront',
      },
    });
  });

  it('are read from every attribute', () => {
    const { settings, problems } = read({
      store: 'http',
      endpoint: '/shop/api/',
      signIn: '/sign-in',
      phases: 'checkout=/checkout; none=/pay/*',
      scopes: 'catalog.read, cart',
      off: 'cancel_cart',
      policy: '2026-11',
      default: 'none',
      dev: '',
    });
    expect(problems).toEqual([]);
    expect(settings).toEqual({
      store: 'http',
      endpoint: '/shop/api',
      signIn: '/sign-in',
      rules: [
        { phase: 'checkout', pattern: '/checkout' },
        { phase: 'none', pattern: '/pay/*' },
      ],
      policy: { version: '2026-11', scopes: ['catalog.read', 'cart'], off: ['cancel_cart'] },
      fallback: 'none',
    });
  });

  it.each([
    ['data-store', { store: 'vendure' }],
    ['data-endpoint', { endpoint: 'https://other.example/api' }],
    ['data-endpoint', { endpoint: '//other.example' }],
    ['data-sign-in', { signIn: 'javascript:alert(1)' }],
    ['data-phases', { phases: 'checkout /checkout' }],
    ['data-phases', { phases: 'shop=/' }],
    ['data-scopes', { scopes: 'Cart.read' }],
    ['data-off', { off: 'update-cart' }],
    ['data-policy', { policy: 'of november' }],
    ['data-default', { default: 'shop' }],
  ])('tell what is wrong with %s and what is accepted: %o', (attribute, data: DOMStringMap) => {
    const { problems } = read(data);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(
      `${attribute}: ${JSON.stringify(Object.values(data)[0])} is not accepted; `,
    );
  });

  it('leave out a bad item of a list and keep the rest', () => {
    const { settings, problems } = read({ phases: 'shop=/; checkout=/checkout', scopes: '?? cart.read' });
    expect(problems).toHaveLength(2);
    expect(settings.rules).toEqual([{ phase: 'checkout', pattern: '/checkout' }]);
    expect(settings.policy.scopes).toEqual(['cart.read']);
  });

  it('allow nothing where no scope is accepted', () => {
    expect(read({ scopes: 'Cart' }).settings.policy.scopes).toEqual([]);
  });

  it('show nothing by default where the default is no phase', () => {
    expect(read({ default: 'shop' }).settings.fallback).toBe('none');
  });

  it('name an attribute that is not known', () => {
    expect(read({ phase: 'checkout=/checkout' }).problems).toEqual([
      expect.stringContaining('data-phase is not known'),
    ]);
  });
});
