import type { Cart, Order, ReorderChange } from '@vitrine/commerce/models';
import { describe, expect, it } from 'vitest';
import { address } from './buyer.fixture.ts';
import type { Buyer } from './buyer.fixture.ts';
import { ada, grace, openShop } from './open-shop.fixture.ts';

const shop = await openShop();
const mug = { 'variant-mug-sand': 2 };

const signedIn = async (who = ada): Promise<Buyer> => {
  const buyer = await shop.arrive();
  await buyer.signIn(who);
  return buyer;
};
const bought = async (goods: Record<string, number> = mug, who = ada) => {
  const buyer = await signedIn(who);
  const { body } = await buyer.buy(goods);
  return { buyer, id: body.order!.id, label: body.order!.label };
};
const again = async (buyer: Buyer, id: string) => {
  const { body } = await buyer.get<Cart>('/api/cart');
  return buyer.send<ReorderChange>(`POST /api/orders/${id}/reorder`, { version: body.version });
};

describe('an order of an account', () => {
  it('opens by its id and by its label, however it is written', async () => {
    const { buyer, id, label } = await bought();
    const number = label.slice(3);
    for (const name of [id, label, label.toLowerCase(), `#${number}`, number]) {
      const { body } = await buyer.get<Order>(`/api/orders/${encodeURIComponent(name)}`);
      expect(body, name).toMatchObject({ id, label, status: 'placed', refunds: [], notes: [] });
      expect(body.lines).toMatchObject([{ quantity: 2, quantity_refunded: 0 }]);
    }
  });

  it('is answered to another account like one there is not, whatever is asked of it', async () => {
    const { id, label } = await bought();
    const other = await signedIn(grace);
    const body = (order_id: string) => ({ kind: 'refund', order_id, reason: 'damaged' });
    const ask = (name: string) => [
      () => other.get(`/api/orders/${name}`),
      () => again(other, name),
      () => other.send('POST /api/quotes', { body: body(name) }),
    ];
    const none = await Promise.all(ask('order_none').map((one) => one()));
    expect(none.map(({ status }) => status)).toEqual([404, 404, 404]);
    for (const name of [id, label]) {
      const theirs = await Promise.all(ask(name).map((one) => one()));
      expect(theirs.map((reply) => reply.body)).toEqual(none.map((reply) => reply.body));
      expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await other.get<Cart>('/api/cart')).body.item_count).toBe(0);
  });

  it('is not one of whoever bought as a guest in the same lineage', async () => {
    const guest = await shop.arrive();
    const { body } = await guest.buy(mug);
    await guest.signIn(ada);
    expect((await guest.get(`/api/receipts/${body.order!.id}`)).status).toBe(200);
    expect((await guest.get(`/api/orders/${body.order!.id}`)).status).toBe(404);
  });
});

describe('ordering again', () => {
  it('fills the cart to what the order held, at today’s prices, and no further', async () => {
    const { buyer, id } = await bought({ 'variant-mug-sand': 2, 'variant-pan-26': 1 });
    await buyer.put({ 'variant-mug-sand': 1 });
    const { body } = await again(buyer, id);
    expect(body).toMatchObject({ changed: true, left_out: [], cart: { item_count: 3 } });
    expect(body.changes.map(({ quantity_before, quantity }) => [quantity_before, quantity])).toEqual(
      expect.arrayContaining([
        [1, 2],
        [0, 1],
      ]),
    );
    expect((await again(buyer, id)).body).toMatchObject({ changed: false });
    await buyer.put({ 'variant-mug-sand': 5 });
    expect((await again(buyer, id)).body).toMatchObject({ changed: false, cart: { item_count: 6 } });
  });

  it('leaves out and names what cannot be had; where that is all, nothing changes', async () => {
    const { buyer, id } = await bought({ 'variant-pot-2': 1, 'variant-board-l': 1 }, grace);
    shop.sql("update stock set quantity = 0 where variant_id = 'variant-pot-2'");
    const { body } = await again(buyer, id);
    expect(body.left_out).toMatchObject([{ variant_id: 'variant-pot-2', reason: 'out_of_stock' }]);
    expect(body.cart.line_items.map(({ item }) => item.id)).toEqual(['variant-board-l']);
    shop.sql("update stock set quantity = 0 where variant_id = 'variant-board-l'");
    await buyer.put({ 'variant-board-l': 0 });
    expect(await again(buyer, id)).toMatchObject({ status: 422, body: { reason: 'out_of_stock' } });
  });

  it('needs the version of the cart and an account', async () => {
    const { buyer, id } = await bought();
    expect((await buyer.send(`POST /api/orders/${id}/reorder`)).status).toBe(428);
    const stale = await buyer.send(`POST /api/orders/${id}/reorder`, { version: '0.old' });
    expect(stale).toMatchObject({ status: 412, body: { state: { item_count: 0 } } });
    const guest = await shop.arrive();
    expect(await again(guest, id)).toMatchObject({ status: 401, body: { code: 'subject_missing' } });
  });
});

describe('the address of an account', () => {
  const save = (buyer: Buyer, to: object) => buyer.send('PUT /api/address', { body: { address: to } });

  it('is saved, read back in any session, and begins the next checkout', async () => {
    const buyer = await signedIn(grace);
    expect((await save(buyer, address.DE)).body).toMatchObject({ changed: true });
    expect((await save(buyer, address.DE)).body).toMatchObject({ changed: false });
    const elsewhere = await signedIn(grace);
    expect((await elsewhere.get('/api/address')).body).toEqual({ address: address.DE });
    await elsewhere.put(mug);
    const { body } = await elsewhere.send('POST /api/checkout');
    expect(body).toMatchObject({ fulfillment: { destination: address.DE } });
  });

  it('names every field a country needs, and refuses one that no parcel reaches', async () => {
    const buyer = await signedIn();
    const { address_region: _, postal_code: __, ...bare } = address.US;
    const { body } = await save(buyer, bare);
    expect(body).toMatchObject({ code: 'invalid' });
    expect((body['fields'] as { path: string }[]).map(({ path }) => path)).toEqual([
      '/address/address_region',
      '/address/postal_code',
    ]);
    const island = await save(buyer, { ...address.ES, postal_code: '35001' });
    expect(island).toMatchObject({ status: 422, body: { reason: 'address_undeliverable' } });
    expect((await buyer.get('/api/address')).body).toEqual({ address: null });
  });

  it('is no guest’s', async () => {
    const guest = await shop.arrive();
    expect((await save(guest, address.DE)).status).toBe(401);
    expect((await guest.get('/api/address')).status).toBe(401);
  });
});
