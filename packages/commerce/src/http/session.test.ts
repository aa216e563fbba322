import { createMemoryShop, type MemoryShop } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '@vitrine/testkit/contract';

const lines = [{ variant_id: 'v-mug', quantity: 1 }];
const tool = { via: 'tool' as const };
const button = { via: 'button' as const };
const sent = (shop: MemoryShop, path: string): number =>
  shop.requests.filter((request) => request.path === path).length;
const problem = (status: number, code: string): Response =>
  new Response(JSON.stringify({ code }), { status });

const signedIn = async (shop: MemoryShop) => {
  const store = shop.open();
  await store.account.signIn(shop.account);
  return store;
};

describe('the session of the http store', () => {
  it('is asked for once by all who need it at the same time', async () => {
    const shop = createMemoryShop();
    const store = shop.open();
    await Promise.all([store.session.ask(), store.session.ask(), store.commands.setCartLines({ lines })]);
    expect(sent(shop, '/session')).toBe(1);
  });

  it('is not asked for by reads', async () => {
    const shop = createMemoryShop();
    await shop.open().queries.cart({});
    expect(shop.requests.map(({ path }) => path)).toEqual(['/cart']);
  });

  it('keeps its tokens to itself', async () => {
    const shop = createMemoryShop();
    const store = shop.open();
    await store.session.ask();
    expect(JSON.stringify([store.session, store.session.current])).not.toMatch(/csrf|entries/);
  });

  it('answers session_unverified after 3 s without an answer, and sends no command', async () => {
    const shop = createMemoryShop();
    shop.intercept = () => new Promise(() => {});
    const clock = createTestClock();
    const answer = shop.open({ clock }).commands.setCartLines({ lines }, tool);
    await clock.tick(3000);
    expect(await answer).toEqual({ ok: false, fault: { code: 'session_unverified' } });
    expect(sent(shop, '/cart/lines')).toBe(0);
  });

  it('sends a command refused for its csrf token once more with the same key', async () => {
    const shop = createMemoryShop();
    const store = shop.open();
    await store.queries.cart({});
    shop.intercept = ({ path }) => {
      if (path !== '/cart/lines') return undefined;
      shop.intercept = undefined;
      return problem(403, 'csrf');
    };
    expect((await store.commands.setCartLines({ lines }, tool)).ok).toBe(true);
    const keys = shop.requests
      .filter(({ path }) => path === '/cart/lines')
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('does not send a third time', async () => {
    const shop = createMemoryShop();
    const store = shop.open();
    shop.intercept = ({ path }) => (path === '/cart/lines' ? problem(403, 'csrf') : undefined);
    const answer = await store.commands.setCartLines({ lines }, tool);
    expect(answer).toMatchObject({ ok: false, fault: { code: 'rejected', reason: 'session_renewed' } });
    expect(sent(shop, '/cart/lines')).toBe(2);
  });

  it.each([
    [403, 'csrf'],
    [409, 'session_changed'],
  ])(
    'ends a button whose session is refused over and over by %i %s, though it stays the same',
    async (...refusal) => {
      const shop = createMemoryShop();
      const store = shop.open();
      await store.session.ask();
      let refusals = 0;
      shop.intercept = ({ path }) => {
        if (path !== '/cart/lines') return undefined;
        // Five are more than anybody should send: then the loop is over, and the test with it.
        return ++refusals > 5 ? problem(429, 'rate_limited') : problem(...refusal);
      };
      expect(await store.commands.setCartLines({ lines }, button)).toMatchObject({
        fault: { code: 'rejected', reason: 'cookies_needed' },
      });
    },
  );

  it("tells a tool that its subject is gone, and a guest's tool that the session is new", async () => {
    const shop = createMemoryShop();
    const store = await signedIn(shop);
    shop.endSession();
    expect(await store.commands.setCartLines({ lines }, tool)).toMatchObject({
      fault: { code: 'subject_missing' },
    });
    await store.commands.setCartLines({ lines }, tool);
    shop.endSession();
    expect(await store.commands.setCartLines({ lines }, tool)).toMatchObject({
      fault: { code: 'rejected', reason: 'session_renewed' },
    });
  });

  it('sends nothing for a button whose account is gone', async () => {
    const shop = createMemoryShop();
    const store = await signedIn(shop);
    await store.queries.cart({});
    shop.endSession();
    expect(await store.commands.setCartLines({ lines }, button)).toMatchObject({
      fault: { code: 'subject_missing' },
    });
    expect(sent(shop, '/cart/lines')).toBe(1);
    expect(store.session.current?.subject).toBeNull();
  });

  it('says cookies_needed when the session changes twice in a row', async () => {
    const shop = createMemoryShop();
    const store = shop.open({}, shop.browser({ cookieless: true }));
    expect(await store.commands.setCartLines({ lines }, tool)).toMatchObject({
      fault: { reason: 'session_renewed' },
    });
    expect(await store.commands.setCartLines({ lines }, tool)).toMatchObject({
      fault: { reason: 'cookies_needed' },
    });
  });

  it('does not go on for ever on a page that redraws by reading where every session is refused', async () => {
    const shop = createMemoryShop();
    const store = shop.open({}, shop.browser({ cookieless: true }));
    const answers: Promise<unknown>[] = [];
    store.subscribe(({ what }) => {
      if (what === 'session') answers.push(store.queries.cart({}));
      if (answers.length > 10) throw new Error('it goes on');
    });
    await store.session.ask();
    for (let done = 0; done < answers.length; done += 1) await answers[done];
    expect(answers.length).toBeLessThanOrEqual(3);
    expect(await answers.at(-1)).toMatchObject({ ok: false, fault: { reason: 'cookies_needed' } });
  });

  it('lets two reads that meet the same ended session both go through', async () => {
    const shop = createMemoryShop();
    const store = shop.open();
    await store.session.ask();
    shop.endSession();
    const answers = await Promise.all([store.queries.cart({}), store.queries.checkout({})]);
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it('takes what sign-in and sign-out answer, and tells page and channel', async () => {
    const shop = createMemoryShop();
    const posted: unknown[] = [];
    const told: string[] = [];
    const broadcast = {
      postMessage: (message: unknown) => void posted.push(message),
      addEventListener: () => {},
    };
    const store = shop.open({ broadcast });
    await store.session.ask();
    store.subscribe(({ what }) => told.push(what));
    expect(await store.account.signIn({ ...shop.account, password: 'wrong' })).toMatchObject({ ok: false });
    expect(posted).toEqual([]);
    expect(await store.account.signIn(shop.account)).toMatchObject({
      ok: true,
      value: { subject: 'account-ada', name: 'Ada' },
    });
    expect(await store.account.signOut()).toMatchObject({
      ok: true,
      value: { subject: null, ended: 'signed_out' },
    });
    expect(posted).toEqual([{ what: 'session' }, { what: 'session' }]);
    expect(told).toEqual(['session', 'session']);
    expect(sent(shop, '/session')).toBe(1);
  });

  it('asks again when another tab says the session changed', async () => {
    const shop = createMemoryShop();
    let hear = (_: { data: unknown }): void => {};
    const broadcast = {
      postMessage: () => {},
      addEventListener: (_: 'message', listener: typeof hear) => void (hear = listener),
    };
    const store = shop.open({ broadcast });
    await store.session.ask();
    const changed = new Promise((resolve) => store.subscribe(({ what }) => resolve(what)));
    await shop.open().account.signIn(shop.account);
    hear({ data: { what: 'session' } });
    expect(await changed).toBe('session');
    expect(store.session.current?.subject).toBe('account-ada');
  });
});
