import { createMemoryShop, type LoggedRequest, memoryGoods } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';

const free = new Set([
  'idempotency-key',
  'vitrine-call',
  'vitrine-via',
  'vitrine-session',
  'x-csrf-token',
  'if-match',
]);

/** A request as parity compares it: header names, and values of those that are not the call's own. */
const compared = ({ headers, ...rest }: LoggedRequest): object => ({
  ...rest,
  headers: Object.entries(headers).map(([name, value]) => (free.has(name) ? name : `${name}: ${value}`)),
});

const buy = async (store: Store, via: 'tool' | 'button'): Promise<void> => {
  const { commands, commits } = store;
  const { buyer, destination, payment_option } = memoryGoods;
  const call = { via };
  await store.session.ask();
  await commands.setCartLines({ lines: [{ variant_id: 'v-mug', quantity: 2 }] }, call);
  await commands.startCheckout({}, call);
  await commands.updateCheckout(
    { parts: [{ payment_option }, { fulfillment: { destination } }, { buyer }] },
    call,
  );
  const quote = await commits.prepare({ kind: 'order' }, call);
  if (!quote.ok) throw new Error(JSON.stringify(quote));
  await commits.approve({ quote_id: quote.value.id, digest: quote.value.digest }, call);
  await commits.complete({ quote_id: quote.value.id }, call);
  await commands.clearCart({}, call);
};

describe('requests of the http store', () => {
  it('are the same for tools and buttons', async () => {
    const log = async (via: 'tool' | 'button') => {
      const shop = createMemoryShop();
      await buy(shop.open(), via);
      expect(shop.orders.size).toBe(1);
      return shop.requests.map(compared);
    };
    expect(await log('tool')).toEqual(await log('button'));
  });

  it('carry key, token, session, call, via and version on every write that has one', async () => {
    const shop = createMemoryShop();
    await buy(shop.open(), 'tool');
    const writes = shop.requests.filter(({ method }) => method !== 'GET');
    for (const { headers } of writes) {
      expect(Object.keys(headers)).toEqual(
        expect.arrayContaining([
          'idempotency-key',
          'x-csrf-token',
          'vitrine-session',
          'vitrine-call',
          'vitrine-via',
        ]),
      );
    }
    const versioned = writes
      .filter(({ headers }) => 'if-match' in headers)
      .map(({ method, path }) => `${method} ${path}`);
    expect(versioned).toEqual([
      'PUT /cart/lines',
      'PUT /checkout',
      'PUT /checkout',
      'PUT /checkout',
      'POST /quotes',
      'DELETE /cart',
    ]);
  });

  it('send the parts of an update in the order of the form', async () => {
    const shop = createMemoryShop();
    await buy(shop.open(), 'button');
    const parts = shop.requests
      .filter(({ method, path }) => method === 'PUT' && path === '/checkout')
      .map(({ body }) => Object.keys(body as object)[0]);
    expect(parts).toEqual(['buyer', 'fulfillment', 'payment_option']);
  });

  it("use the quote's id as the key of completion and of nothing else", async () => {
    const shop = createMemoryShop();
    await buy(shop.open(), 'tool');
    const complete = shop.requests.find(({ path }) => path.endsWith('/complete'));
    const key = complete?.headers['idempotency-key'];
    expect(complete?.path).toBe(`/quotes/${key}/complete`);
    expect(shop.requests.filter(({ headers }) => headers['idempotency-key'] === key)).toHaveLength(1);
  });

  it("read again, but send nothing, on another tab's word about cart or orders", async () => {
    const shop = createMemoryShop();
    let hear = (_: { data: unknown }): void => {};
    const broadcast = {
      postMessage: () => {},
      addEventListener: (_: 'message', listener: typeof hear) => void (hear = listener),
    };
    const store = shop.open({ broadcast });
    const told: string[] = [];
    store.subscribe(({ what }) => told.push(what));
    hear({ data: { what: 'cart' } });
    hear({ data: { what: 'order' } });
    for (const data of [undefined, 'cart', { what: 'orders' }, { what: 7 }]) hear({ data });
    expect(told).toEqual(['cart', 'order']);
    expect(shop.requests).toEqual([]);
  });

  it('fail closed: 5xx, broken JSON and cuts are timed_out for reads', async () => {
    const shop = createMemoryShop();
    const store = shop.open();
    for (const response of [new Response('{}', { status: 503 }), new Response('<html>')]) {
      shop.intercept = () => response;
      expect(await store.queries.search({ q: 'tea' })).toEqual({ ok: false, fault: { code: 'timed_out' } });
    }
    shop.intercept = () => 'drop';
    expect(await store.queries.search({ q: 'tea' })).toEqual({ ok: false, fault: { code: 'timed_out' } });
  });

  it('never leave the origin when the page is moved', async () => {
    const moves: string[] = [];
    const store = createMemoryShop().open({ navigate: (target) => void moves.push(target) });
    for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', 'cart']) {
      await expect(store.navigate(target)).rejects.toThrow(TypeError);
    }
    await store.navigate('/cart');
    expect(moves).toEqual(['/cart']);
  });
});
