import type { Quote } from '@vitrine/commerce/models';
import { describe, expect, it } from 'vitest';
import type { Buyer } from './buyer.fixture.ts';
import { ada, openShop } from './open-shop.fixture.ts';

const shop = await openShop();
const mug = { 'variant-mug-sand': 1 };

async function quoted(quantities: Record<string, number> = mug): Promise<{ buyer: Buyer; quote: Quote }> {
  const buyer = await shop.arrive();
  await buyer.prepare(quantities);
  return { buyer, quote: (await buyer.quote()).body };
}

async function approved(quantities?: Record<string, number>) {
  const { buyer, quote } = await quoted(quantities);
  const approval = await buyer.approve(quote);
  return { buyer, quote, approval };
}

const orders = () => shop.sql('select * from orders').length;

describe('a quote', () => {
  it('needs a complete checkout and its version', async () => {
    const buyer = await shop.arrive();
    await buyer.put(mug);
    await buyer.send('POST /api/checkout');
    expect(await buyer.quote()).toMatchObject({
      status: 422,
      body: { reason: 'incomplete', state: { status: 'incomplete' } },
    });
    await buyer.prepare(mug);
    expect((await buyer.send('POST /api/quotes', { body: { kind: 'order' } })).status).toBe(428);
    expect((await buyer.send('POST /api/quotes', { body: { kind: 'order' }, version: '1.abc' })).status).toBe(
      412,
    );
  });

  it('is given again while it holds', async () => {
    const { buyer, quote } = await quoted();
    shop.clock.now += 60_000;
    expect((await buyer.quote()).body).toEqual({ ...quote, expires_s: 240 });
  });

  it('expires after five minutes and is followed by another', async () => {
    const { buyer, quote } = await quoted();
    shop.clock.now += 300_000;
    expect(await buyer.approve(quote)).toMatchObject({ status: 410, body: { code: 'quote_expired' } });
    expect((await buyer.quote()).body.id).not.toBe(quote.id);
  });

  const changes: [string, (buyer: Buyer) => Promise<unknown>][] = [
    ['the cart', (buyer) => buyer.put({ 'variant-pan-26': 1 })],
    ['a part of the checkout', (buyer) => buyer.change({ discount_codes: ['WELCOME10'] })],
    ['a price', async () => shop.sql("update variants set price = price + 1 where id = 'variant-mug-sand'")],
    [
      'a part there and back',
      async (buyer) => {
        await buyer.change({ discount_codes: ['WELCOME10'] });
        await buyer.change({ discount_codes: [] });
      },
    ],
    ['the session by signing in', (buyer) => buyer.signIn(ada)],
  ];

  it.each(changes)('is void once %s has changed, approved or not', async (_, change) => {
    const { buyer, quote } = await approved();
    const before = orders();
    await change(buyer);
    const again = await buyer.send(`POST /api/quotes/${quote.id}/approval`, {
      body: { digest: quote.digest },
    });
    expect(again).toMatchObject({ status: 410, body: { code: 'quote_void' } });
    expect(await buyer.complete(quote)).toMatchObject({ status: 410, body: { code: 'quote_void' } });
    expect(orders()).toBe(before);
  });

  it('is void in another session of the same account, though nothing else has changed', async () => {
    const buyer = await shop.arrive();
    await buyer.signIn(ada);
    const { version } = await buyer.prepare(mug);
    const { body: quote } = await buyer.quote();
    await buyer.approve(quote);
    await buyer.signIn(ada);
    expect((await buyer.checkout()).body.version).toBe(version);
    expect(await buyer.complete(quote)).toMatchObject({ status: 410, body: { code: 'quote_void' } });
  });

  it('is nobody else’s', async () => {
    const { quote } = await quoted();
    const other = await shop.arrive();
    expect((await other.approve(quote)).status).toBe(404);
    expect((await other.complete(quote)).status).toBe(404);
  });
});

describe('an approval', () => {
  it('names the digest of what was shown, or nothing is approved', async () => {
    const { buyer, quote } = await quoted();
    const digest = `sha256:${'0'.repeat(64)}`;
    expect(await buyer.approve({ ...quote, digest })).toMatchObject({
      status: 422,
      body: { code: 'digest_mismatch' },
    });
    expect(await buyer.complete(quote)).toMatchObject({ status: 403, body: { code: 'approval_missing' } });
    // Neither refusal is kept for its key.
    expect((await buyer.approve(quote)).status).toBe(200);
    expect(await buyer.complete(quote)).toMatchObject({ status: 200, body: { status: 'completed' } });
  });

  it('is one per quote', async () => {
    const { buyer, quote, approval } = await approved();
    const again = await buyer.send(`POST /api/quotes/${quote.id}/approval`, {
      body: { digest: quote.digest },
    });
    expect(again.body).toEqual(approval.body);
  });

  it('does not outlive its quote', async () => {
    const { buyer, quote } = await approved();
    shop.clock.now += 300_000;
    expect(await buyer.complete(quote)).toMatchObject({ status: 410, body: { code: 'quote_expired' } });
  });
});

describe('completing', () => {
  it('makes one order, spends the approval, takes the stock, empties the cart and closes the checkout', async () => {
    const [before] = shop.sql("select quantity from stock where variant_id = 'variant-pot-2'");
    const { buyer, quote } = await approved({ 'variant-pot-2': 3 });
    const count = orders();
    const { body } = await buyer.complete(quote, {
      headers: { 'Vitrine-Via': 'tool', 'Vitrine-Call': 'entry-7' },
    });
    expect(body).toMatchObject({
      status: 'completed',
      order: { permalink_url: `/receipt/${body.order?.id}` },
    });
    expect(orders()).toBe(count + 1);
    expect(shop.sql(`select via, call from orders where id = '${body.order?.id}'`)).toEqual([
      { via: 'tool', call: 'entry-7' },
    ]);
    expect(shop.sql(`select spent_at from approvals where quote_id = '${quote.id}'`)).toEqual([
      { spent_at: shop.clock.now },
    ]);
    const [after] = shop.sql("select quantity from stock where variant_id = 'variant-pot-2'");
    expect(after!['quantity']).toBe(Number(before!['quantity']) - 3);
    expect((await buyer.get('/api/cart')).body).toMatchObject({ item_count: 0 });
    expect((await buyer.checkout()).body).toMatchObject({
      status: 'completed',
      order: { id: body.order?.id },
    });
    expect((await buyer.change({ buyer: null })).status).toBe(400);
    expect(await buyer.change({ payment_option: 'invoice' })).toMatchObject({
      status: 422,
      body: { reason: 'not_allowed_now' },
    });
  });

  it('again, under whatever key, answers with the same order', async () => {
    const { buyer, quote } = await approved();
    const first = await buyer.complete(quote);
    const count = orders();
    expect((await buyer.complete(quote, { key: 'another-key' })).body).toEqual(first.body);
    expect(orders()).toBe(count);
  });

  it('without stock makes no order, keeps the approval unspent, and takes a new quote next time', async () => {
    const { buyer, quote } = await approved({ 'variant-vase-2nd': 2 });
    shop.sql("update stock set quantity = 1 where variant_id = 'variant-vase-2nd'");
    const count = orders();
    expect(await buyer.complete(quote)).toMatchObject({ status: 422, body: { reason: 'out_of_stock' } });
    expect(orders()).toBe(count);
    expect(await buyer.quote()).toMatchObject({ status: 422, body: { reason: 'out_of_stock' } });
    shop.sql("update stock set quantity = 3 where variant_id = 'variant-vase-2nd'");
    expect((await buyer.quote()).body.id).not.toBe(quote.id);
  });

  it('starts the next checkout afresh', async () => {
    const buyer = await shop.arrive();
    const { body: first } = await buyer.buy(mug);
    await buyer.put(mug);
    const { body } = await buyer.send('POST /api/checkout');
    expect(body).toMatchObject({ status: 'incomplete', buyer: null });
    expect(body['id']).not.toBe(first.id);
  });
});

describe('a receipt', () => {
  it('opens to the lineage that made it, also after signing in, until it signs out', async () => {
    const buyer = await shop.arrive();
    const path = `/api/receipts/${(await buyer.buy(mug)).body.order?.id}`;
    expect((await buyer.get(path)).status).toBe(200);
    await buyer.signIn(ada);
    expect((await buyer.get(path)).status).toBe(200);
    await buyer.signOut();
    expect((await buyer.get(path)).status).toBe(404);
  });

  it('opens to the account that made it, from any session', async () => {
    const buyer = await shop.arrive();
    await buyer.signIn(ada);
    const { body } = await buyer.buy(mug);
    const elsewhere = await shop.arrive();
    await elsewhere.signIn(ada);
    expect((await elsewhere.get(`/api/receipts/${body.order?.id}`)).status).toBe(200);
  });

  it('of somebody else is answered like one that there is not', async () => {
    const maker = await shop.arrive();
    const { body } = await maker.buy(mug);
    const other = await shop.arrive();
    const [theirs, none] = [
      await other.get(`/api/receipts/${body.order?.id}`),
      await other.get('/api/receipts/order_none'),
    ];
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(none.body);
  });
});

describe('orders', () => {
  it('are an account’s, newest first, page by page; a guest is told to sign in', async () => {
    const buyer = await shop.arrive();
    expect(await buyer.get('/api/orders')).toMatchObject({ status: 401, body: { code: 'subject_missing' } });
    expect((await buyer.get('/api/orders/x')).status).toBe(401);
    await buyer.signIn({ email: 'grace@example.com', password: 'staple apple orchard' });
    const made = [(await buyer.buy(mug)).body.order, (await buyer.buy(mug)).body.order];
    const page = await buyer.get<{ orders: { id: string }[]; total: number; next_cursor: string }>(
      '/api/orders?limit=1',
    );
    expect(page.body).toMatchObject({ orders: [{ id: made[1]?.id }], total: 2 });
    const rest = await buyer.get(`/api/orders?limit=1&cursor=${page.body.next_cursor}`);
    expect(rest.body).toMatchObject({ orders: [{ id: made[0]?.id }], next_cursor: null });
    expect((await buyer.get(`/api/orders/${made[0]?.id}`)).body).toMatchObject({ id: made[0]?.id });
    await buyer.signOut();
    await buyer.signIn(ada);
    expect((await buyer.get(`/api/orders/${made[0]?.id}`)).status).toBe(404);
  });
});
