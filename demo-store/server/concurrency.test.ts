import { describe, expect, it } from 'vitest';
import type { Cart } from '@vitrine/commerce/models';
import { openShop } from './open-shop.fixture.ts';

const shop = await openShop();
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).sort();

describe('many at once', () => {
  it('twenty buyers of the last item make one order', async () => {
    const buyers = await times(20, async () => {
      const buyer = await shop.arrive();
      await buyer.prepare({ 'variant-pen-m': 1 });
      const { body: quote } = await buyer.quote();
      await buyer.approve(quote);
      return { buyer, quote };
    });
    const replies = await Promise.all(buyers.map(({ buyer, quote }) => buyer.complete(quote)));
    expect(statuses(replies)).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
    expect(shop.sql('select count(*) as count from orders')).toEqual([{ count: 1 }]);
    expect(shop.sql("select quantity from stock where variant_id = 'variant-pen-m'")).toEqual([
      { quantity: 0 },
    ]);
    expect(shop.sql('select count(*) as count from approvals where spent_at is not null')).toEqual([
      { count: 1 },
    ]);
  });

  it('one buyer completing twenty times, each under a key of its own, makes one order', async () => {
    const buyer = await shop.arrive();
    await buyer.prepare({ 'variant-mug-sand': 1 });
    const { body: quote } = await buyer.quote();
    await buyer.approve(quote);
    const replies = await times(20, (index) => buyer.complete(quote, { key: `attempt-${index}` }));
    expect(new Set(replies.map(({ body }) => body.order?.id)).size).toBe(1);
    expect(statuses(replies)).toEqual(Array.from({ length: 20 }, () => 200));
  });

  it('one buyer sending the same write twenty times under one key has it done once', async () => {
    const buyer = await shop.arrive();
    const { body } = await buyer.get<Cart>('/api/cart');
    const lines = [{ variant_id: 'variant-mug-sand', quantity: 1 }];
    const replies = await times(20, () =>
      buyer.send('PUT /api/cart/lines', { body: { lines }, version: body.version, key: 'one-and-the-same' }),
    );
    expect(
      replies.every(
        ({ status, headers }) => status === 200 || (status === 409 && headers.has('Retry-After')),
      ),
    ).toBe(true);
    expect((await buyer.get('/api/cart')).body).toMatchObject({ item_count: 1 });
  });

  it('twenty writes at one version: one is done, the others are told the version has moved', async () => {
    const buyer = await shop.arrive();
    const { body } = await buyer.get<Cart>('/api/cart');
    const replies = await times(20, (index) =>
      buyer.send('PUT /api/cart/lines', {
        body: { lines: [{ variant_id: 'variant-mug-sand', quantity: index + 1 }] },
        version: body.version,
      }),
    );
    expect(statuses(replies)).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
  });

  it('twenty quotes of one checkout are one quote', async () => {
    const buyer = await shop.arrive();
    await buyer.prepare({ 'variant-mug-sand': 1 });
    const quotes = await times(20, () => buyer.quote());
    expect(new Set(quotes.map(({ body }) => body.id)).size).toBe(1);
  });

  it('signing out while commands are under way lets none of them act afterwards', async () => {
    const buyer = await shop.arrive();
    await buyer.signIn({ email: 'ada@example.com', password: 'correct horse battery' });
    const { body } = await buyer.get<Cart>('/api/cart');
    const [, ...replies] = await Promise.all([
      buyer.signOut(),
      ...Array.from({ length: 10 }, () =>
        buyer.send('PUT /api/cart/lines', {
          body: { lines: [{ variant_id: 'variant-mug-sand', quantity: 2 }] },
          version: body.version,
        }),
      ),
    ]);
    const done = replies.filter(({ status }) => status === 200).length;
    expect(done).toBeLessThanOrEqual(1);
    expect(replies.every(({ status }) => [200, 403, 409, 412].includes(status))).toBe(true);
    expect((await buyer.get('/api/cart')).body).toMatchObject({ item_count: 0, signed_in: false });
  });

  it('nothing unexpected happened', () => {
    expect(shop.errors).toEqual([]);
  });
});
