import { createMemoryDocument } from '@vitrine/testkit';
import { describe, expect, it } from 'vitest';
import { createPhaseSource, matchesPath, toPhase, toPhaseRules } from './phase.ts';

describe('matchesPath', () => {
  it.each([
    ['/checkout', '/checkout', true],
    ['/checkout', '/checkout/', true],
    ['/checkout', '/checkout/pay', false],
    ['/checkout', '/', false],
    ['/', '/', true],
    ['/receipt/:id', '/receipt/o1', true],
    ['/receipt/:id', '/receipt', false],
    ['/receipt/:id', '/receipt/o1/x', false],
    ['/pay/*', '/pay/card', true],
    ['/pay/*', '/pay/card/3ds', true],
    ['/pay/*', '/pay', true],
    ['/pay/*', '/payments', false],
    ['/*', '/anything/at/all', true],
    ['/a/:b/*', '/a/1/2/3', true],
    ['/a.c', '/abc', false],
  ])('%s and %s: %s', (pattern, path, fits) => expect(matchesPath(pattern, path)).toBe(fits));
});

describe('toPhaseRules', () => {
  it('reads rules between semicolons', () => {
    expect(toPhaseRules(' checkout=/checkout; none = /pay/* ;')).toEqual([
      { phase: 'checkout', pattern: '/checkout' },
      { phase: 'none', pattern: '/pay/*' },
    ]);
  });

  it('takes an unknown phase for none', () => {
    expect(toPhaseRules('basket=/basket')).toEqual([{ phase: 'none', pattern: '/basket' }]);
    expect(toPhase('toString')).toBe('none');
  });

  it.each(['checkout', 'checkout=', 'checkout=checkout', '=/x', 'checkout=/a b'])('refuses %j', (text) => {
    expect(() => toPhaseRules(text)).toThrow('must read name=/path');
  });
});

describe('createPhaseSource', () => {
  const open = (path: string) => {
    const page = createMemoryDocument(path);
    const rules = toPhaseRules('checkout=/checkout; none=/pay/*');
    const source = createPhaseSource({ document: page.document, rules, fallback: 'storefront' });
    const say = (content: string): void => {
      const meta = page.document.createElement('meta');
      page.document.head.append(Object.assign(meta, { name: 'vitrine:phase', content }));
    };
    return { ...page, source, say };
  };

  it('goes by the rules, and by the fallback where none fits', () => {
    expect(open('/checkout').source.now()).toEqual({ phase: 'checkout', rule: 'path /checkout' });
    expect(open('/cart').source.now()).toEqual({ phase: 'storefront', rule: 'default' });
  });

  it('lets the meta element win over the rules, and the page over both', () => {
    const { source, say } = open('/checkout');
    say('receipt');
    expect(source.now()).toEqual({ phase: 'receipt', rule: 'meta' });
    source.say('storefront');
    expect(source.now()).toEqual({ phase: 'storefront', rule: 'page' });
    source.say((path) => (path === '/checkout' ? 'checkout' : 'nonsense'));
    expect(source.now().phase).toBe('checkout');
  });

  it('takes an unknown name of the page or the meta element for none', () => {
    const { source, say } = open('/');
    say('Checkout');
    expect(source.now().phase).toBe('none');
    source.say('basket');
    expect(source.now().phase).toBe('none');
  });

  it('tells of moves within the document until it is stopped', () => {
    const { source, window } = open('/');
    const stop = new AbortController();
    let moves = 0;
    source.watch(() => (moves += 1), stop.signal);
    window.history.pushState(null, '', '/checkout');
    window.dispatchEvent(new Event('popstate'));
    stop.abort();
    window.history.pushState(null, '', '/');
    expect(moves).toBe(2);
  });
});
