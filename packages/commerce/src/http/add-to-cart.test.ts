import { createMemoryShop } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';
import { addToCart } from './add-to-cart.ts';

const mug = { variant_id: 'v-mug' };

describe('the Add button', () => {
  it('adds two for two clicks', async () => {
    const store = createMemoryShop().open();
    await Promise.all([addToCart(store, mug), addToCart(store, mug)]);
    expect(await store.queries.cart({})).toMatchObject({ value: { item_count: 2 } });
  });

  it("counts again when a tool's write came between, and keeps both", async () => {
    const store = createMemoryShop().open();
    await store.session.ask();
    const [, added] = await Promise.all([
      store.commands.setCartLines({ lines: [{ ...mug, quantity: 3 }] }, { via: 'tool' }),
      addToCart(store, mug),
    ]);
    expect(added).toMatchObject({ ok: true, value: { changes: [{ quantity_before: 3, quantity: 4 }] } });
  });

  it('tries three more times on a conflict, each with a new key, then says so', async () => {
    const shop = createMemoryShop();
    const store = shop.open();
    await store.session.ask();
    shop.intercept = ({ path }) =>
      path === '/cart/lines'
        ? new Response(JSON.stringify({ code: 'conflict' }), { status: 412 })
        : undefined;
    expect(await addToCart(store, mug)).toMatchObject({ fault: { code: 'rejected', reason: 'conflict' } });
    const keys = shop.requests
      .filter(({ path }) => path === '/cart/lines')
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(4);
  });

  it('sends nothing twice for any other refusal', async () => {
    const shop = createMemoryShop();
    const store = shop.open();
    expect(await addToCart(store, { variant_id: 'v-tray' })).toMatchObject({
      fault: { reason: 'out_of_stock' },
    });
    expect(shop.requests.filter(({ path }) => path === '/cart/lines')).toHaveLength(1);
  });
});
