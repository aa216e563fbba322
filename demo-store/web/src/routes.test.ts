import { describe, expect, it } from 'vitest';
import { matchRoute, receiptPath } from './routes.ts';

describe('routes', () => {
  it.each([
    ['/', 'home', ''],
    ['/collections/table', 'collection', 'table'],
    ['/products/speckled-mug', 'product', 'speckled-mug'],
    ['/search', 'search', ''],
    ['/cart', 'cart', ''],
    ['/checkout', 'checkout', ''],
    ['/receipt/abc', 'receipt', 'abc'],
    ['/sign-in', 'sign-in', ''],
    ['/account/orders', 'orders', ''],
    ['/account/orders/o%201', 'order', 'o 1'],
    ['/account/passkeys', 'passkeys', ''],
    ['/account/activity', 'activity', ''],
    ['/policies', 'policies', ''],
    ['/policies/refunds', 'policy', 'refunds'],
  ])('leads %s to its page', (...[path, page, name]) => {
    expect(matchRoute(path)).toEqual({ page, name });
  });

  it('names the receipt of an order, whatever its id', () => {
    for (const id of ['ord_1', 'a/b?c#d %2F', '../cart'])
      expect(matchRoute(receiptPath(id))).toEqual({ page: 'receipt', name: id });
  });

  it.each(['/nowhere', '/products', '/products/', '/products/a/b', '/cart/', '/products/%E0%A4%A'])(
    'knows no page at %s',
    (path) => {
      expect(matchRoute(path).page).toBe('not-found');
    },
  );
});
