import { createMemoryShop, createTestClock, type MemoryShop } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';

const lines = [{ variant_id: 'v-mug', quantity: 2 }];
const tool = { via: 'tool' as const };
const settles = (shop: MemoryShop): number =>
  shop.requests.filter(({ path }) => path === '/calls/settle').length;
const keys = (shop: MemoryShop): (string | undefined)[] =>
  shop.requests.filter(({ path }) => path === '/cart/lines').map(({ headers }) => headers['idempotency-key']);

/** A store whose next cart write takes effect and loses its answer; later settle calls fare as `settle` says. */
const loseOne = async (settle: () => 'drop' | undefined = () => undefined) => {
  const shop = createMemoryShop();
  const clock = createTestClock();
  const store = shop.open({ clock });
  await store.queries.cart({});
  await store.session.ask();
  await store.queries.cart({});
  let lost = false;
  shop.intercept = ({ path }) => {
    if (path === '/calls/settle') return settle();
    if (path !== '/cart/lines' || lost) return undefined;
    lost = true;
    return 'lose';
  };
  const answer = await store.commands.setCartLines({ lines }, tool);
  expect(answer).toMatchObject({
    ok: false,
    fault: { code: 'outcome_unknown', side_effect: 'unknown', read: 'get_cart' },
  });
  return { shop, clock, store };
};

describe('settling writes whose answer was lost', () => {
  it('asks after 1, 2, 4 and 8 s while it gets no answer, then tells the page', async () => {
    let online = false;
    const { shop, clock, store } = await loseOne(() => (online ? undefined : 'drop'));
    const told: unknown[] = [];
    store.subscribe((change) => told.push(change));
    const after: number[] = [];
    for (const ms of [999, 1, 1999, 1, 3999, 1]) {
      await clock.tick(ms);
      after.push(settles(shop));
    }
    expect(after).toEqual([0, 1, 1, 2, 2, 3]);
    expect(told).toEqual([]);
    online = true;
    await clock.tick(8000);
    expect(told).toEqual([{ what: 'cart', via: 'tool' }]);
    await clock.tick(600_000);
    expect(settles(shop)).toBe(4);
  });

  it('tells unknown with its age while nothing is settled, then what became of it, until the next write', async () => {
    let online = false;
    const { clock, store } = await loseOne(() => (online ? undefined : 'drop'));
    const lastWrite = async () => {
      const cart = await store.queries.cart({});
      return cart.ok ? cart.value.last_write : cart.fault;
    };
    await clock.tick(3000);
    expect(await lastWrite()).toEqual({
      tool: 'update_cart',
      status: 'unknown',
      side_effect: 'unknown',
      age_s: 3,
    });
    online = true;
    expect(await lastWrite()).toEqual({ tool: 'update_cart', status: 'done', side_effect: 'done', age_s: 3 });
    expect(await lastWrite()).toMatchObject({ status: 'done' });
    await store.commands.clearCart({}, tool);
    expect(await lastWrite()).toBeUndefined();
  });

  it('repeats an unsettled write with the same arguments and version under the same key', async () => {
    const shop = createMemoryShop();
    const store = shop.open({ clock: createTestClock() });
    await store.session.ask();
    shop.intercept = ({ method, path }) =>
      method === 'PUT' || path === '/calls/settle' ? 'drop' : undefined;
    await store.commands.setCartLines({ lines }, tool);
    await store.commands.setCartLines({ lines }, tool);
    await store.commands.setCartLines({ lines: [{ variant_id: 'v-mug', quantity: 1 }] }, tool);
    const [first, second, other] = keys(shop);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it('reads the version again before the write that follows a lost one', async () => {
    const { store } = await loseOne(() => 'drop');
    expect(await store.commands.clearCart({}, tool)).toMatchObject({ ok: true, value: { changed: true } });
  });

  it('lets no read that set out before a write set the version the next write goes by', async () => {
    const shop = createMemoryShop();
    const store = shop.open();
    await store.session.ask();
    await store.queries.cart({});
    // The answer of the read is made now and arrives after the write's.
    const old = JSON.stringify((await (await shop.fetchAs()('/api/cart')).json()) as object);
    let arrive = (): void => {};
    shop.intercept = ({ method, path }) => {
      if (method !== 'GET' || path !== '/cart') return undefined;
      shop.intercept = undefined;
      return new Promise((resolve) => (arrive = () => resolve(new Response(old))));
    };
    const read = store.queries.cart({});
    await store.commands.setCartLines({ lines });
    arrive();
    await read;
    expect(await store.commands.clearCart({})).toMatchObject({ ok: true, value: { changed: true } });
  });

  it('answers outcome_unknown at once when the caller aborts a write that was sent', async () => {
    const shop = createMemoryShop();
    const store = shop.open({ clock: createTestClock() });
    await store.session.ask();
    await store.queries.cart({});
    const controller = new AbortController();
    let release = (): void => {};
    shop.intercept = ({ path }) =>
      path === '/cart/lines' ? new Promise((resolve) => (release = () => resolve(undefined))) : undefined;
    const report = ({ type }: { type: string }): void =>
      void (type === 'sent' && setTimeout(() => controller.abort(), 5));
    const answer = await store.commands.setCartLines(
      { lines },
      { ...tool, signal: controller.signal, report },
    );
    expect(answer).toMatchObject({ fault: { code: 'outcome_unknown' } });
    release();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store.queries.cart({})).toMatchObject({
      value: { item_count: 2, last_write: { status: 'done' } },
    });
  });

  it('tells of a write from the moment it is sent until it is answered, without asking for it', async () => {
    const shop = createMemoryShop();
    const clock = createTestClock();
    const store = shop.open({ clock });
    await store.session.ask();
    await store.queries.cart({});
    let release = (): void => {};
    const sent = new Promise<void>((reached) => {
      shop.intercept = ({ path }) => {
        if (path !== '/cart/lines') return undefined;
        reached();
        return new Promise((resolve) => (release = () => resolve(undefined)));
      };
    });
    const write = store.commands.setCartLines({ lines }, tool);
    await sent;
    await clock.tick(2000);
    const running = { tool: 'update_cart', status: 'running', side_effect: 'unknown', age_s: 2 };
    expect(await store.queries.cart({})).toMatchObject({ value: { item_count: 0, last_write: running } });
    expect(settles(shop)).toBe(0);
    release();
    expect(await write).toMatchObject({ ok: true });
    const cart = await store.queries.cart({});
    expect(cart.ok && [cart.value.item_count, cart.value.last_write]).toEqual([2, undefined]);
  });

  it('keeps what a button lost out of last_write', async () => {
    const shop = createMemoryShop();
    const store = shop.open();
    await store.session.ask();
    shop.intercept = ({ method, path }) =>
      method === 'PUT' || path === '/calls/settle' ? 'drop' : undefined;
    await store.commands.setCartLines({ lines });
    expect(await store.queries.cart({})).toMatchObject({
      ok: true,
      value: expect.not.objectContaining({ last_write: expect.anything() }),
    });
  });

  it('holds a read back for 2 s at most', async () => {
    const { shop, clock, store } = await loseOne();
    shop.intercept = ({ path }) => (path === '/calls/settle' ? new Promise(() => {}) : undefined);
    const answer = store.queries.cart({});
    await clock.tick(1999);
    expect(shop.requests.at(-1)?.path).toBe('/calls/settle');
    await clock.tick(1);
    expect(await answer).toMatchObject({ value: { last_write: { status: 'unknown' } } });
  });

  it('drops keys and news with the session they belong to', async () => {
    const { shop, store } = await loseOne(() => 'drop');
    shop.endSession();
    await store.session.ask();
    const cart = await store.queries.cart({});
    expect(cart.ok && cart.value.last_write).toBeUndefined();
    const before = settles(shop);
    await store.queries.cart({});
    expect(settles(shop)).toBe(before);
  });
});
