import type { Order, Quote, Refund, RefundContent, Total } from '@vitrine/commerce/models';
import { describe, expect, it } from 'vitest';
import { address } from './buyer.fixture.ts';
import type { Buyer } from './buyer.fixture.ts';
import { ada, openShop } from './open-shop.fixture.ts';

const shop = await openShop();
const day = 24 * 3_600_000;
const amounts = (totals: Total[]) => Object.fromEntries(totals.map(({ type, amount }) => [type, amount]));

const bought = async (
  goods: Record<string, number>,
  { country = 'US', part }: { country?: keyof typeof address; part?: object } = {},
) => {
  const buyer = await shop.arrive();
  await buyer.signIn(ada);
  await buyer.prepare(goods, country);
  if (part) await buyer.change(part);
  const { body: quote } = await buyer.quote();
  await buyer.approve(quote);
  const { body } = await buyer.complete(quote);
  const order_id = body.order!.id;
  const { lines, totals } = (await buyer.get<Order>(`/api/orders/${order_id}`)).body;
  return { buyer, order_id, lines, totals };
};
const contentOf = ({ canonical }: Quote) => JSON.parse(canonical) as RefundContent;
const finish = async (buyer: Buyer, quote: Quote) => {
  await buyer.approve(quote);
  return buyer.complete<Refund>(quote);
};

describe('a refund', () => {
  it('is quoted, approved and requested once; the order says so, with the customer’s note', async () => {
    const { buyer, order_id, lines } = await bought({ 'variant-mug-sand': 2 });
    const wish = { order_id, reason: 'damaged' as const, note: 'Chipped <b>rim</b>' };
    const { body: quote } = await buyer.quoteRefund(wish);
    expect((await buyer.quoteRefund(wish)).body).toEqual(quote);
    expect(quote).toMatchObject({ kind: 'refund', level: 'click', expires_s: 300 });
    expect(contentOf(quote)).toMatchObject({ account: ada.email, note: wish.note, lines: [{ quantity: 2 }] });
    const { body: refund } = await finish(buyer, quote);
    expect(refund).toMatchObject({
      order_id,
      status: 'requested',
      lines: [{ line_id: lines[0]!.id, quantity: 2 }],
    });
    expect((await buyer.complete<Refund>(quote, { key: 'another-key' })).body).toEqual(refund);
    const { body: order } = await buyer.get<Order>(`/api/orders/${order_id}`);
    expect(order).toMatchObject({
      status: 'refunded',
      refunds: [{ id: refund.id }],
      notes: [{ by: 'customer', text: wish.note }],
    });
    expect((await buyer.get(`/api/orders`)).body).toMatchObject({ orders: [{ status: 'refunded' }] });
    expect(await buyer.quoteRefund(wish)).toMatchObject({ status: 422, body: { reason: 'not_allowed_now' } });
    expect(shop.sql(`select spent_at from approvals where quote_id = '${quote.id}'`)).toEqual([
      { spent_at: shop.clock.now },
    ]);
  });

  it('takes what was not approved, or of other bytes, for nothing', async () => {
    const { buyer, order_id } = await bought({ 'variant-mug-sand': 1 });
    const { body: quote } = await buyer.quoteRefund({ order_id, reason: 'other' });
    const digest = `sha256:${'0'.repeat(64)}`;
    expect((await buyer.approve({ ...quote, digest })).status).toBe(422);
    expect(await buyer.complete(quote)).toMatchObject({ status: 403, body: { code: 'approval_missing' } });
  });

  it('of another lineage cannot be approved or completed', async () => {
    const { buyer, order_id } = await bought({ 'variant-mug-sand': 1 });
    const { body: quote } = await buyer.quoteRefund({ order_id, reason: 'other' });
    const same = await shop.arrive();
    await same.signIn(ada);
    expect((await same.approve(quote)).status).toBe(404);
    expect((await same.complete(quote)).status).toBe(404);
  });

  it('approved under a sign-in is void after another', async () => {
    const { buyer, order_id } = await bought({ 'variant-mug-sand': 1 });
    const { body: quote } = await buyer.quoteRefund({ order_id, reason: 'other' });
    await buyer.approve(quote);
    await buyer.signIn(ada);
    expect(await buyer.complete(quote)).toMatchObject({ status: 410, body: { code: 'quote_void' } });
  });

  it('voids the other quotes of its order', async () => {
    const { buyer, order_id, lines } = await bought({ 'variant-mug-sand': 2 });
    const one = [{ line_id: lines[0]!.id, quantity: 1 }];
    const { body: all } = await buyer.quoteRefund({ order_id, reason: 'other' });
    const { body: part } = await buyer.quoteRefund({ order_id, reason: 'other', lines: one });
    await buyer.approve(all);
    expect((await finish(buyer, part)).status).toBe(200);
    expect(await buyer.complete(all)).toMatchObject({ status: 410, body: { code: 'quote_void' } });
    expect((await buyer.get<Order>(`/api/orders/${order_id}`)).body.status).toBe('partly_refunded');
  });

  it('names lines that are not the order’s, and refuses more than is left', async () => {
    const { buyer, order_id, lines } = await bought({ 'variant-mug-sand': 2 });
    const ask = (line_id: string, quantity: number) =>
      buyer.quoteRefund({ order_id, reason: 'other', lines: [{ line_id, quantity }] });
    expect((await ask('line_x', 1)).body).toMatchObject({ fields: [{ path: '/lines/0/line_id' }] });
    expect(await ask(lines[0]!.id, 3)).toMatchObject({ status: 422, body: { reason: 'quantity_limit' } });
  });

  it('is over 30 days after delivery, and for a final sale is there only for the shop’s own mistakes', async () => {
    const { buyer, order_id } = await bought({ 'variant-vase-2nd': 1 });
    const changed = await buyer.quoteRefund({ order_id, reason: 'changed_mind' });
    expect(changed).toMatchObject({ status: 422, body: { reason: 'not_allowed_now' } });
    expect((await buyer.quoteRefund({ order_id, reason: 'damaged' })).status).toBe(200);
    shop.clock.now += 40 * day;
    await buyer.ask();
    await buyer.signIn(ada);
    const late = await buyer.quoteRefund({ order_id, reason: 'damaged' });
    expect(late).toMatchObject({ status: 422, body: { reason: 'not_allowed_now' } });
  });

  it('is no guest’s', async () => {
    const guest = await shop.arrive();
    const reply = await guest.quoteRefund({ order_id: 'SO-1001', reason: 'other' });
    expect(reply).toMatchObject({ status: 401, body: { code: 'subject_missing' } });
    expect(reply.headers.get('WWW-Authenticate')).toBeNull();
  });
});

describe('what a refund gives back', () => {
  it('adds up to the order over all its parts, with discount and tax in proportion and delivery last', async () => {
    const part = { discount_codes: ['WELCOME10'] };
    const { buyer, order_id, lines, totals } = await bought(
      { 'variant-mug-sand': 3 },
      { country: 'DE', part },
    );
    const whole = amounts(totals);
    let paid = 0;
    for (const [index, quantity] of [1, 1, 1].entries()) {
      const wish = { order_id, reason: 'damaged' as const, lines: [{ line_id: lines[0]!.id, quantity }] };
      const { body: quote } = await buyer.quoteRefund(wish);
      const back = amounts(contentOf(quote).totals);
      expect(back['fulfillment'] !== undefined).toBe(index === 2);
      const { body } = await finish(buyer, quote);
      paid += amounts(body.totals)['total']!;
    }
    expect(paid).toBe(whole['total']);
  });

  it('keeps the surcharge of express delivery', async () => {
    const part = { fulfillment: { destination: address.DE, option_id: 'express' } };
    const { buyer, order_id, totals } = await bought({ 'variant-mug-sand': 1 }, { country: 'DE', part });
    const { body } = await buyer.quoteRefund({ order_id, reason: 'damaged' });
    expect(amounts(totals)['fulfillment']).toBe(2495);
    expect(amounts(contentOf(body).totals)['fulfillment']).toBe(995);
  });
});

describe('a large refund', () => {
  const dear = { 'variant-pan-26': 2 };

  it('is quoted only to who signed in within five minutes, by the challenge of RFC 9470', async () => {
    const { buyer, order_id } = await bought(dear);
    const wish = { order_id, reason: 'damaged' as const };
    const { body: early } = await buyer.quoteRefund(wish);
    expect(early.level).toBe('sign_in');
    await buyer.approve(early);
    shop.clock.now += 300_001;
    const key = 'key-of-the-refund';
    for (const replayed of [null, 'true']) {
      const refused = await buyer.quoteRefund(wish, { key });
      expect(refused).toMatchObject({ status: 401, body: { code: 'insufficient_user_authentication' } });
      const challenge = refused.headers.get('WWW-Authenticate');
      expect(challenge).toMatch(/^Session error="insufficient_user_authentication",.* max_age=300$/);
      expect(refused.headers.get('Idempotent-Replayed')).toBe(replayed);
    }
    await buyer.signIn(ada);
    expect(await buyer.complete(early)).toMatchObject({ status: 410 });
    const { body: quote } = await buyer.quoteRefund(wish);
    expect((await finish(buyer, quote)).status).toBe(200);
  });

  it('of somebody else is no order, whenever one signed in', async () => {
    const { order_id } = await bought(dear);
    const other = await shop.arrive();
    await other.signIn({ email: 'grace@example.com', password: 'staple apple orchard' });
    shop.clock.now += 300_001;
    expect((await other.quoteRefund({ order_id, reason: 'damaged' })).status).toBe(404);
  });
});
