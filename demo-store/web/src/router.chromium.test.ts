import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createRouter, type Cause, type Router } from './router.ts';

const home = location.href;
let router: Router;
let stop: () => void;
let shown: [string, Cause][];

beforeEach(() => {
  shown = [];
  router = createRouter(window);
  stop = router.start((url, cause) => shown.push([url.pathname + url.search, cause]));
  shown.length = 0;
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  history.replaceState(null, '', home);
});

function add<K extends keyof HTMLElementTagNameMap>(name: K, attributes: Record<string, string>) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.body.append(element);
  return element;
}

describe('the router', () => {
  it('shows the first address when it starts', () => {
    const seen: Cause[] = [];
    createRouter(window).start((_, cause) => seen.push(cause))();
    expect(seen).toEqual(['start']);
  });

  it('pushes a new address and replaces the same one', () => {
    const before = history.length;
    router.go('/cart');
    router.go('/cart');
    expect(shown).toEqual([
      ['/cart', 'push'],
      ['/cart', 'replace'],
    ]);
    expect(history.length).toBe(before + 1);
    expect(location.pathname).toBe('/cart');
  });

  it('follows links of the shop and shows the page before on Back', async () => {
    router.go('/');
    const link = add('a', { href: '/products/mug?variant=1' });
    link.textContent = 'Mug';
    await userEvent.click(link);
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await popped;
    expect(shown).toEqual([
      ['/', 'push'],
      ['/products/mug?variant=1', 'push'],
      ['/', 'pop'],
    ]);
  });

  it.each([
    [{ href: 'https://example.com/' }, {}],
    [{ href: '/terms', target: '_blank' }, {}],
    [{ href: '/file', download: '' }, {}],
    [{ href: '#main' }, {}],
    [{ href: '/cart' }, { ctrlKey: true }],
  ])('leaves %o to the browser', (attributes, keys) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    // Nothing may really open here: whoever looks last cancels.
    let left = false;
    addEventListener('click', (last) => ((left = !last.defaultPrevented), last.preventDefault()), {
      once: true,
    });
    add('a', attributes as Record<string, string>).dispatchEvent(event);
    expect(left).toBe(true);
    expect(shown).toEqual([]);
  });

  it('turns a form with method get into an address', async () => {
    const form = add('form', { method: 'get', action: '/search' });
    form.innerHTML = '<input name="q" value="blue mug"><button>Search</button>';
    await userEvent.click(form.querySelector('button')!);
    expect(shown).toEqual([['/search?q=blue+mug', 'push']]);
  });

  it('remembers how far a page was scrolled for the way back', async () => {
    router.go('/');
    add('div', {}).style.height = '5000px';
    scrollTo(0, 700);
    router.go('/cart');
    expect(router.scrollY).toBe(0);
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await popped;
    expect(router.scrollY).toBe(700);
  });

  it('never leaves its origin', () => {
    expect(() => router.go('https://example.com/')).toThrow(TypeError);
    expect(() => router.go('//example.com/')).toThrow(TypeError);
    expect(shown).toEqual([]);
  });
});
