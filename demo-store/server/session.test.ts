import { session } from '@vitrine/commerce/models';
import type { Cart, Problem } from '@vitrine/commerce/models';
import { describe, expect, it } from 'vitest';
import { ada, grace, openShop } from './open-shop.fixture.ts';
import { Buyer } from './buyer.fixture.ts';

const shop = await openShop();
const paths = [
  '/',
  '/cart',
  '/checkout',
  '/api/cart',
  '/api/checkout',
  '/api/products',
  '/api/orders',
  '/receipt/x',
  '/openapi.json',
];

describe('a session', () => {
  it('begins when it is asked for, with an HTTP-only SameSite=Lax cookie', async () => {
    const reply = await fetch(`${shop.url}/api/session`);
    expect(reply.headers.get('Set-Cookie')).toMatch(
      /^vitrine_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(session.parse(await reply.json())).toMatchObject({
      subject: null,
      authenticated_s: null,
      acr: null,
    });
  });

  it('is begun by nothing else', async () => {
    for (const path of paths)
      expect((await fetch(shop.url + path)).headers.get('Set-Cookie'), path).toBeNull();
  });

  it('stays the same when asked for again, and asking does not make it longer', async () => {
    const buyer = await shop.arrive();
    const first = buyer.session;
    shop.clock.now += 60_000;
    const { body, headers } = await buyer.ask();
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(body).toEqual({ ...first, expires_s: first!.expires_s - 60 });
  });

  it('is made longer by a command', async () => {
    const buyer = await shop.arrive();
    const whole = buyer.session!.expires_s;
    shop.clock.now += 3_600_000;
    await buyer.put({ 'variant-mug-sand': 1 });
    expect((await buyer.ask()).body.expires_s).toBe(whole);
  });

  it('that has expired is followed by a new one that says so', async () => {
    const buyer = await shop.arrive();
    const old = buyer.session!;
    shop.clock.now += (old.expires_s + 1) * 1000;
    const { body } = await buyer.ask();
    expect(body).toMatchObject({ ended: 'expired' });
    expect(body.session).not.toBe(old.session);
  });

  it('keeps only hashes of cookie and tokens in the database', async () => {
    const buyer = await shop.arrive();
    const { csrf, entries_token } = buyer.session!;
    const stored = JSON.stringify(shop.sql('select * from sessions'));
    for (const secret of [buyer.cookie.split('=')[1]!, csrf, entries_token])
      expect(stored).not.toContain(secret);
  });

  it('has a reference of 128 random bits', async () => {
    expect((await shop.arrive()).session?.session).toMatch(/^session_[\w-]{22}$/);
  });
});

describe('a command or private read of another session', () => {
  it('is refused with session_changed before any effect', async () => {
    const buyer = await shop.arrive();
    const other = await shop.arrive();
    const headers = { 'Vitrine-Session': other.session?.session };
    const { body } = await buyer.get<Cart>('/api/cart');
    const lines = [{ variant_id: 'variant-mug-sand', quantity: 1 }];
    const write = await buyer.send('PUT /api/cart/lines', {
      body: { lines },
      version: body.version,
      headers,
    });
    expect(write).toMatchObject({ status: 409, body: { code: 'session_changed' } });
    for (const path of ['/api/cart', '/api/checkout', '/api/receipts/x', '/api/orders', '/api/orders/x']) {
      expect(await buyer.get(path, headers), path).toMatchObject({
        status: 409,
        body: { code: 'session_changed' },
      });
    }
    expect((await buyer.get<Cart>('/api/cart')).body).toEqual(body);
  });

  it('is refused when the cookie is gone', async () => {
    const buyer = await shop.arrive();
    buyer.cookie = '';
    const reply = await buyer.send('POST /api/checkout');
    expect(reply).toMatchObject({ status: 409, body: { code: 'session_changed' } });
    expect(reply.headers.get('Set-Cookie')).toBeNull();
  });

  it('is refused without its CSRF token, or with another session’s', async () => {
    const [buyer, other] = [await shop.arrive(), await shop.arrive()];
    for (const token of [undefined, '', other.session?.csrf]) {
      const reply = await buyer.send('POST /api/checkout', { headers: { 'X-CSRF-Token': token } });
      expect(reply).toMatchObject({ status: 403, body: { code: 'csrf' } });
    }
  });
});

describe('signing in', () => {
  it('gives a new session of the account and ends the guest’s', async () => {
    const buyer = await shop.arrive();
    const guest = { cookie: buyer.cookie, session: buyer.session! };
    const { body } = await buyer.signIn(ada);
    expect(body).toMatchObject({
      subject: 'account-ada@example.com',
      name: 'Ada Byron',
      authenticated_s: 0,
      acr: 'password',
    });
    expect(body.session).not.toBe(guest.session.session);
    expect(body.csrf).not.toBe(guest.session.csrf);
    const late = new Buyer(shop.url);
    Object.assign(late, guest);
    expect((await late.send('POST /api/checkout')).body).toMatchObject({ code: 'session_changed' });
    expect((await late.ask()).body).toMatchObject({ subject: null, ended: 'replaced' });
  });

  it('answers alike for a wrong password and for an unknown account', async () => {
    const buyer = await shop.arrive();
    const wrong = await buyer.signIn({ ...ada, password: 'wrong' });
    const unknown = await buyer.signIn({ ...ada, email: 'nobody@example.com' });
    expect(wrong.status).toBe(422);
    expect(unknown.body).toEqual(wrong.body);
    expect((await buyer.ask()).body.subject).toBeNull();
  });

  it('stores passwords as Argon2id', () => {
    expect(shop.sql('select password_hash as hash from accounts')).toEqual(
      Array.from({ length: 2 }, () => ({ hash: expect.stringMatching(/^\$argon2id\$/) })),
    );
  });

  it('adds the guest’s quantities to the account’s, up to the most that can be bought', async () => {
    const first = await shop.arrive();
    await first.signIn(grace);
    await first.put({ 'variant-mug-sand': 15, 'variant-board-l': 1 });
    await first.signOut();
    const buyer = await shop.arrive();
    await buyer.put({ 'variant-mug-sand': 8, 'variant-pan-26': 2 });
    await buyer.signIn(grace);
    const { body } = await buyer.get<Cart>('/api/cart');
    const quantities = body.line_items.map(({ item, quantity }) => [item.id, quantity]);
    expect(quantities).toEqual([
      ['variant-mug-sand', 20],
      ['variant-board-l', 1],
      ['variant-pan-26', 2],
    ]);
    expect(body.signed_in).toBe(true);
    await buyer.send('DELETE /api/cart', { version: body.version });
  });

  it('takes the guest’s open checkout along, under a new version', async () => {
    const buyer = await shop.arrive();
    const before = await buyer.prepare({ 'variant-mug-sand': 1 });
    await buyer.signIn(ada);
    const { body } = await buyer.checkout();
    expect(body).toMatchObject({ id: before.id, buyer: { first_name: 'Ana' }, signed_in: true });
    expect(body.version).not.toBe(before.version);
  });

  it('twice at once, as two accounts, signs one of them in: the other never shares what it buys', async () => {
    const guest = await shop.arrive();
    const both = [ada, grace].map((account) => {
      const buyer = Object.assign(new Buyer(shop.url), { cookie: guest.cookie, session: guest.session! });
      return buyer.signIn(account).then((reply) => ({ buyer, status: reply.status }));
    });
    const [first, second] = (await Promise.all(both)).sort((a, b) => a.status - b.status);
    expect(first!.status).toBe(200);
    expect(second!.status).toBeGreaterThanOrEqual(400);
    const { body } = await first!.buyer.buy({ 'variant-mug-sand': 1 });
    expect((await second!.buyer.get(`/api/receipts/${body.order!.id}`)).status).not.toBe(200);
  });

  it('needs the CSRF token', async () => {
    const buyer = await shop.arrive();
    const reply = await buyer.send<Problem>('POST /api/sign-in', {
      body: ada,
      headers: { 'X-CSRF-Token': undefined },
    });
    expect(reply).toMatchObject({ status: 403, body: { code: 'csrf' } });
  });
});

describe('signing out', () => {
  it('gives a new guest’s session with an empty cart and no checkout', async () => {
    const buyer = await shop.arrive();
    await buyer.signIn(ada);
    await buyer.prepare({ 'variant-mug-sand': 1 });
    const old = buyer.session!.session;
    const { body } = await buyer.signOut();
    expect(body).toMatchObject({ subject: null });
    expect((await buyer.get('/api/session', { 'Vitrine-Session': old })).body).toMatchObject({
      ended: 'signed_out',
    });
    expect((await buyer.get('/api/cart')).body).toMatchObject({ item_count: 0, signed_in: false });
    expect((await buyer.checkout()).body).toEqual({ status: 'none' });
  });
});
