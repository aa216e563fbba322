import type { Cart } from '@vitrine/commerce/models';
import { describe, expect, it } from 'vitest';
import type { Buyer } from './buyer.fixture.ts';
import { ada, grace, openShop } from './open-shop.fixture.ts';

const shop = await openShop({ lab: true });
const day = 24 * 3_600_000;
const end = (session: unknown, how: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/lab/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ session, do: how }),
  });
const signedIn = async (): Promise<Buyer> => {
  const buyer = await shop.arrive();
  await buyer.signIn(ada);
  return buyer;
};

describe.each([
  ['revoke', 'revoked'],
  ['expire', 'expired'],
])('a session that the lab lets %s', (how, ended) => {
  it('refuses commands and private reads before any effect, then says what became of it', async () => {
    const buyer = await signedIn();
    const before = buyer.session!;
    const { body: cart } = await buyer.get<Cart>('/api/cart');
    const reply = await end(before.session, how);
    expect(await reply.json()).toEqual({ session: before.session, ended });
    const lines = [{ variant_id: 'variant-mug-sand', quantity: 1 }];
    const changed = { status: 409, body: { code: 'session_changed' } };
    expect(await buyer.send('PUT /api/cart/lines', { body: { lines }, version: cart.version })).toMatchObject(
      changed,
    );
    const refund = { order_id: 'SO-1001', reason: 'other' as const };
    expect(await buyer.quoteRefund(refund)).toMatchObject(changed);
    for (const path of ['orders', 'orders/SO-1001', 'address', 'receipts/x', 'cart', 'checkout'])
      expect(await buyer.get(`/api/${path}`), path).toMatchObject(changed);
    const { body } = await buyer.ask();
    expect(body).toMatchObject({ subject: null, ended });
    expect(body.session).not.toBe(before.session);
    const next = await signedIn();
    expect((await next.get<Cart>('/api/cart')).body.version).toBe(cart.version);
  });
});

describe('the lab’s control of sessions', () => {
  it('takes only sessions there are, and only the two ends', async () => {
    const { session } = await shop.arrive();
    expect((await end('session_none', 'revoke')).status).toBe(404);
    expect((await end(session?.session, 'delete')).status).toBe(400);
    expect((await end(session?.session, 'revoke', { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(403);
  });
});

describe('signing in', () => {
  it('says in the cart what the guest’s lines became, until the cart is changed', async () => {
    const first = await shop.arrive();
    await first.signIn(grace);
    await first.put({ 'variant-mug-sand': 15 });
    await first.signOut();
    const buyer = await shop.arrive();
    await buyer.put({ 'variant-mug-sand': 8, 'variant-pan-26': 2 });
    await buyer.signIn(grace);
    const said = async () => {
      const { body } = await buyer.get<Cart>('/api/cart');
      return body.messages.filter(({ code }) => code === 'cart_merged').map(({ content }) => content);
    };
    expect(await said()).toEqual([
      expect.stringMatching(/had 15 in the account’s cart and 8 here; now 20\. More cannot be bought\.$/),
      expect.stringMatching(/had 0 in the account’s cart and 2 here; now 2\.$/),
    ]);
    await buyer.put({ 'variant-pan-26': 1 });
    expect(await said()).toEqual([]);
  });
});

describe('what nobody can reach any more', () => {
  const owners = () => shop.sql('select owner from carts').map(({ owner }) => String(owner));
  const sessions = () => shop.sql('select id from sessions').map(({ id }) => id);

  it('is removed: carts of guests whose session is over, and sessions a week after', async () => {
    const guest = await shop.arrive();
    await guest.prepare({ 'variant-mug-sand': 1 });
    await guest.quote();
    const { session } = guest.session!;
    const buyer = await signedIn();
    await buyer.put({ 'variant-pan-26': 1 });
    const other = await shop.arrive();
    const order = await other.buy({ 'variant-mug-sand': 1 });
    shop.clock.now += 2 * day;
    const living = await shop.arrive();
    await living.put({ 'variant-mug-sand': 1 });
    expect(owners().filter((owner) => owner.startsWith('lineage:'))).toHaveLength(1);
    expect(owners()).toContain('account:account-ada@example.com');
    expect(shop.sql('select count(*) as count from checkouts where open = 1')).toEqual([{ count: 0 }]);
    expect(sessions()).toContain(session);
    expect((await guest.ask()).body).toMatchObject({ ended: 'expired' });
    shop.clock.now += 8 * day;
    await shop.arrive();
    expect(sessions()).not.toContain(session);
    expect(shop.sql('select count(*) as count from orders')).toEqual([{ count: 1 }]);
    // What an order was approved with stays.
    expect(sessions()).toContain(other.session!.session);
    expect(order.status).toBe(200);
    expect(shop.errors).toEqual([]);
  });

  it('is looked for at most once an hour', async () => {
    const guest = await shop.arrive();
    await guest.put({ 'variant-mug-sand': 1 });
    await end(guest.session!.session, 'revoke');
    const count = owners().length;
    await shop.arrive();
    expect(owners()).toHaveLength(count);
    shop.clock.now += 3_600_000;
    await shop.arrive();
    expect(owners().length).toBeLessThan(count);
  });
});
