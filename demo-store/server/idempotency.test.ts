import { describe, expect, it } from 'vitest';
import type { Cart } from '@vitrine/commerce/models';
import type { Crossing } from './ports.ts';
import type { Buyer } from './buyer.fixture.ts';
import { ada, openShop } from './open-shop.fixture.ts';

type Hook = (crossing: Crossing) => Promise<'cut' | void> | 'cut' | void;
const hook: { run: Hook } = { run: () => undefined };
const shop = await openShop({ ports: { crossing: (crossing) => hook.run(crossing) } });
const lines = (quantity: number) => ({ lines: [{ variant_id: 'variant-mug-sand', quantity }] });
const put = 'PUT /api/cart/lines';

async function ready(): Promise<{ buyer: Buyer; version: string }> {
  hook.run = () => undefined;
  const buyer = await shop.arrive();
  return { buyer, version: (await buyer.get<Cart>('/api/cart')).body.version };
}

/** Waits in the way of the next request of a key at a point until it is let go. */
function holdAt(at: Crossing['at'], key: string) {
  let go = () => {};
  const reached = new Promise<void>((resolve) => {
    hook.run = async (crossing) => {
      if (crossing.at !== at || crossing.key !== key) return;
      hook.run = () => undefined;
      resolve();
      await new Promise<void>((let_go) => (go = let_go));
    };
  });
  return { reached, go: () => go() };
}

describe('a write with a key', () => {
  it('must have one (400)', async () => {
    const { buyer, version } = await ready();
    for (const key of [undefined, 'short', 'with space', 'x'.repeat(101)]) {
      const reply = await buyer.send(put, { body: lines(1), version, headers: { 'Idempotency-Key': key } });
      expect(reply).toMatchObject({ status: 400, body: { code: 'idempotency_key_required' } });
    }
  });

  it.each(['Vitrine-Call', 'Vitrine-Via', 'Vitrine-Session'])('must say %s (400)', async (name) => {
    const { buyer, version } = await ready();
    const reply = await buyer.send(put, { body: lines(1), version, headers: { [name]: undefined } });
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid', fields: [{ path: `/headers/${name}` }] },
    });
  });

  it('is answered again as before, marked, before its version is looked at', async () => {
    const { buyer, version } = await ready();
    const first = await buyer.send(put, { body: lines(2), version, key: 'key-again' });
    const again = await buyer.send(put, { body: lines(2), version, key: 'key-again' });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect(first.headers.get('Idempotent-Replayed')).toBeNull();
  });

  it('may spell the same body otherwise', async () => {
    const { buyer, version } = await ready();
    await buyer.send(put, { body: lines(2), version, key: 'key-spelling' });
    const raw = '{ "lines": [ { "quantity": 2.0, "variant_id": "variant-mug-sand" } ] }';
    expect((await buyer.send(put, { raw, version, key: 'key-spelling' })).status).toBe(200);
  });

  it('is refused with another body (422), for good', async () => {
    const { buyer, version } = await ready();
    await buyer.send(put, { body: lines(1), version, key: 'key-conflict' });
    const reply = await buyer.send(put, { body: lines(2), version, key: 'key-conflict' });
    expect(reply).toMatchObject({ status: 422, body: { code: 'idempotency_conflict' } });
    expect((await buyer.get('/api/cart')).body).toMatchObject({ item_count: 1 });
  });

  it('gets its refusal again, even if it would be granted now', async () => {
    const { buyer, version } = await ready();
    const refused = await buyer.send(put, { body: lines(99), version, key: 'key-refused' });
    expect(refused.status).toBe(422);
    shop.sql("update variants set quantity_limit = 999 where id = 'variant-mug-sand'");
    shop.sql("update stock set quantity = 999 where variant_id = 'variant-mug-sand'");
    expect((await buyer.send(put, { body: lines(99), version, key: 'key-refused' })).body).toEqual(
      refused.body,
    );
  });

  it('is another write on another path, and in another lineage', async () => {
    const { buyer, version } = await ready();
    await buyer.send(put, { body: lines(1), version, key: 'key-shared' });
    expect(
      (await buyer.send('POST /api/checkout', { key: 'key-shared' })).headers.get('Idempotent-Replayed'),
    ).toBeNull();
    const { buyer: other, version: theirs } = await ready();
    const reply = await other.send(put, { body: lines(3), version: theirs, key: 'key-shared' });
    expect(reply.body).toMatchObject({ cart: { item_count: 3 } });
  });

  it('is remembered across signing in, which keeps the lineage', async () => {
    const { buyer, version } = await ready();
    const first = await buyer.send(put, { body: lines(1), version, key: 'key-lineage' });
    await buyer.signIn(ada);
    expect((await buyer.send(put, { body: lines(1), version, key: 'key-lineage' })).body).toEqual(first.body);
  });

  it('is told to wait while its first copy is running (409, Retry-After)', async () => {
    const { buyer, version } = await ready();
    const held = holdAt('claimed', 'key-running');
    const first = buyer.send(put, { body: lines(1), version, key: 'key-running' });
    await held.reached;
    const second = await buyer.send(put, { body: lines(1), version, key: 'key-running' });
    expect(second).toMatchObject({ status: 409, body: { code: 'idempotency_in_flight', wait_s: 1 } });
    expect(second.headers.get('Retry-After')).toBe('1');
    held.go();
    expect((await first).status).toBe(200);
  });

  it('is forgotten after a day', async () => {
    const { buyer, version } = await ready();
    await buyer.send(put, { body: lines(1), version, key: 'key-forgotten' });
    shop.clock.now += 23 * 3_600_000;
    await buyer.put({ 'variant-pan-26': 1 });
    shop.clock.now += 2 * 3_600_000;
    expect((await buyer.send(put, { body: lines(1), version, key: 'key-forgotten' })).status).toBe(412);
  });

  it('that failed inside (500) is not stored and may be sent again', async () => {
    const { buyer, version } = await ready();
    shop.sql("create trigger broken before insert on cart_lines begin select raise(abort, 'broken'); end");
    const failed = await buyer.send(put, { body: lines(1), version, key: 'key-broken' });
    expect(failed).toMatchObject({ status: 500, body: { code: 'internal', messages: [] } });
    expect(shop.errors).toHaveLength(1);
    shop.sql('drop trigger broken');
    expect(await buyer.send(put, { body: lines(1), version, key: 'key-broken' })).toMatchObject({
      status: 200,
      body: { changed: true },
    });
  });
});

describe('settling a key', () => {
  const settle = (buyer: Buyer, key: string) => buyer.send('POST /api/calls/settle', { body: { key } });

  it('says done with the version, or refused with the code', async () => {
    const { buyer, version } = await ready();
    const { body } = await buyer.send<{ cart: Cart }>(put, { body: lines(1), version, key: 'key-done' });
    expect((await settle(buyer, 'key-done')).body).toEqual({ state: 'done', version: body.cart.version });
    await buyer.send(put, { body: lines(1), version, key: 'key-stale' });
    expect((await settle(buyer, 'key-stale')).body).toEqual({ state: 'refused', code: 'conflict' });
  });

  it('says done when the answer was lost on the way', async () => {
    const { buyer, version } = await ready();
    hook.run = ({ at, key }) => (at === 'answered' && key === 'key-lost' ? 'cut' : undefined);
    await expect(buyer.send(put, { body: lines(1), version, key: 'key-lost' })).rejects.toThrow();
    expect((await settle(buyer, 'key-lost')).body).toMatchObject({ state: 'done' });
  });

  it('says running while it runs', async () => {
    const { buyer, version } = await ready();
    const held = holdAt('claimed', 'key-slow');
    const first = buyer.send(put, { body: lines(1), version, key: 'key-slow' });
    await held.reached;
    expect((await settle(buyer, 'key-slow')).body).toEqual({ state: 'running' });
    held.go();
    await first;
  });

  it('says never and bars the key: a request still on its way is refused', async () => {
    const { buyer, version } = await ready();
    const held = holdAt('received', 'key-late');
    const late = buyer.send(put, { body: lines(1), version, key: 'key-late' });
    await held.reached;
    expect((await settle(buyer, 'key-late')).body).toEqual({ state: 'never' });
    held.go();
    expect(await late).toMatchObject({ status: 409, body: { code: 'settled' } });
    expect((await settle(buyer, 'key-late')).body).toEqual({ state: 'never' });
    expect((await buyer.get('/api/cart')).body).toMatchObject({ item_count: 0 });
  });

  it('knows nothing of another lineage’s key', async () => {
    const { buyer, version } = await ready();
    await buyer.send(put, { body: lines(1), version, key: 'key-mine' });
    expect((await settle((await ready()).buyer, 'key-mine')).body).toEqual({ state: 'never' });
  });

  it('takes a quote’s id for the completion, not for the approval that went before', async () => {
    const { buyer } = await ready();
    await buyer.prepare({ 'variant-pan-26': 1 });
    const { body: quote } = await buyer.quote();
    await buyer.approve(quote);
    expect((await settle(buyer, quote.id)).body).toEqual({ state: 'never' });
  });

  it('as never gives up the quote of a barred completion: the next one can be approved and completed', async () => {
    const { buyer } = await ready();
    await buyer.prepare({ 'variant-pan-26': 1 });
    const { body: lost } = await buyer.quote();
    await buyer.approve(lost);
    await settle(buyer, lost.id);
    expect(await buyer.complete(lost)).toMatchObject({ status: 409, body: { code: 'settled' } });
    const { body: next } = await buyer.quote();
    expect(next.id).not.toBe(lost.id);
    await buyer.approve(next);
    expect(await buyer.complete(next)).toMatchObject({ status: 200, body: { status: 'completed' } });
  });

  it('leaves another lineage’s quote alone', async () => {
    const { buyer } = await ready();
    await buyer.prepare({ 'variant-pan-26': 1 });
    const { body: quote } = await buyer.quote();
    await settle((await ready()).buyer, quote.id);
    expect((await buyer.quote()).body.id).toBe(quote.id);
  });
});
