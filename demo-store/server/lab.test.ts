import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Buyer } from './buyer.fixture.ts';
import { ada, grace, openShop } from './open-shop.fixture.ts';

const shop = await openShop({ lab: true });
const closed = await openShop();
const open = await openShop({ lab: true, host: '0.0.0.0' });
const lab = async (path: string, init: RequestInit = {}) => {
  // A program that is no browser sends no Sec-Fetch headers; fetch of Node sends Sec-Fetch-Mode only.
  const reply = await fetch(shop.url + path, init);
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown[]> };
};
const reset = (seed: unknown) => lab('/lab/reset', { method: 'POST', body: JSON.stringify({ seed }) });

/** The status of a request whose Host header is another one than the address. */
const statusFor = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    request({ hostname, port, path: '/lab/state', headers: { Host: host } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('the lab', () => {
  it('is not there without LAB=1', async () => {
    for (const path of ['/lab', '/lab/accounts', '/lab/state'])
      expect((await fetch(closed.url + path)).status).toBe(404);
    expect((await fetch(`${closed.url}/lab/reset`, { method: 'POST' })).status).toBe(404);
  });

  it('is not there for another host than this machine', async () => {
    expect(await statusFor('shop.example')).toBe(404);
    expect(await statusFor('localhost.shop.example')).toBe(404);
    expect(await statusFor('127.0.0.1:80')).toBe(200);
  });

  it('is not there where others can reach the server, whatever the Host header says', async () => {
    const url = `http://localhost:${open.port}`;
    for (const path of ['/lab', '/lab/accounts', '/lab/state'])
      expect((await fetch(url + path)).status).toBe(404);
    expect((await fetch(`${url}/lab/reset`, { method: 'POST' })).status).toBe(404);
  });

  it.each(['same-origin', 'same-site', 'cross-site'])('refuses a page (%s)', async (site) => {
    const headers = { 'Sec-Fetch-Site': site };
    for (const path of ['/lab', '/lab/accounts', '/lab/state'])
      expect((await lab(path, { headers })).status).toBe(403);
    expect((await lab('/lab/reset', { method: 'POST', headers })).status).toBe(403);
  });

  it('lists its controls and the accounts, which can sign in', async () => {
    expect((await lab('/lab')).body['controls']).toHaveLength(4);
    expect((await lab('/lab/accounts')).body).toEqual([
      { ...ada, name: 'Ada Byron' },
      { ...grace, name: 'Grace Murray' },
    ]);
  });

  it('shows what the shop holds and was asked, without tokens or passwords', async () => {
    await reset(undefined);
    const buyer = await shop.arrive();
    const guest = { cookie: buyer.cookie, ...buyer.session };
    await buyer.signIn(ada);
    await buyer.buy({ 'variant-mug-sand': 2 });
    await buyer.put({ 'variant-pan-26': 1 });
    const state = (await lab('/lab/state')).body;
    expect(Object.keys(state).sort()).toEqual([
      'approvals',
      'carts',
      'entries',
      'orders',
      'requests',
      'sessions',
    ]);
    expect(state).toMatchObject({
      orders: [{ total: 4195, via: 'button' }],
      approvals: [{}],
      sessions: [{}, {}],
      entries: [],
    });
    expect(state['carts']).toMatchObject([{ lines: [{ variant_id: 'variant-pan-26', quantity: 1 }] }]);
    expect(state['requests']?.filter((row) => (row as { path: string }).path === '/api/session')).toEqual([]);
    expect(state['requests']?.at(-1)).toEqual({
      at: new Date(shop.clock.now).toISOString(),
      method: 'PUT',
      path: '/api/cart/lines',
      headers: expect.arrayContaining([
        'idempotency-key',
        'if-match',
        'vitrine-call',
        'vitrine-session',
        'vitrine-via',
        'x-csrf-token',
      ]),
      body: { lines: [{ variant_id: 'variant-pan-26', quantity: 1 }] },
      status: 200,
      key: expect.any(String),
      call: 'entry-1',
      via: 'button',
    });
    const text = JSON.stringify(state);
    for (const secret of [
      guest.cookie.split('=')[1]!,
      guest.csrf!,
      guest.entries_token!,
      ada.password,
      buyer.session!.csrf,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('can be read after a body was refused as nested too deep', async () => {
    const buyer = await shop.arrive();
    const raw = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    expect((await buyer.send('POST /api/quotes', { raw })).status).toBe(400);
    const { status, body } = await lab('/lab/state');
    expect(status).toBe(200);
    expect(body['requests']?.at(-1)).toMatchObject({ path: '/api/quotes', body: null, status: 400 });
  });

  it('resets everything, and the same seed makes the same ids', async () => {
    const run = async () => {
      await reset(42);
      const buyer = await Buyer.arrive(shop.url);
      return (await buyer.put({ 'variant-mug-sand': 2 })).body.cart.line_items[0]?.id;
    };
    const first = await run();
    expect(await run()).toBe(first);
    await reset('other');
    const { body } = await lab('/lab/state');
    expect(body).toMatchObject({
      orders: [],
      carts: [],
      approvals: [],
      sessions: [],
      requests: [],
      entries: [],
    });
    expect(shop.sql("select quantity from stock where variant_id = 'variant-mug-sand'")).toEqual([
      { quantity: 40 },
    ]);
  });
});

describe('entries', () => {
  const entry = { kind: 'opened', id: 'entry-1', tool: 'get_cart' };
  const send = (url: string, token: string | undefined) =>
    fetch(`${url}/api/entries`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ entries: [entry, { ...entry, kind: 'closed' }] }),
    });

  it('are stored once, under the session whose token brings them, also after it has ended', async () => {
    const buyer = await shop.arrive();
    const { session, entries_token } = buyer.session!;
    expect(await (await send(shop.url, entries_token)).json()).toEqual({ stored: 2 });
    await buyer.signIn(ada);
    expect(await (await send(shop.url, entries_token)).json()).toEqual({ stored: 0 });
    const { entries } = (await lab('/lab/state')).body;
    expect(entries).toMatchObject([
      { session_id: session, entry },
      { session_id: session, entry: { kind: 'closed' } },
    ]);
  });

  it('need a token; the cookie is none', async () => {
    const buyer = await shop.arrive();
    expect((await send(shop.url, undefined)).status).toBe(403);
    expect((await send(shop.url, buyer.session!.csrf)).status).toBe(403);
    expect(await buyer.send('POST /api/entries', { body: { entries: [entry] } })).toMatchObject({
      status: 403,
      body: { code: 'entries_token' },
    });
  });
});
