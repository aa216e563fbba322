import { createMemoryShop, createTestClock, memoryGoods } from '@vitrine/testkit/contract';
import { expect, it } from 'vitest';

const { buyer, destination } = memoryGoods;

/** A store at checkout whose write number `held` of the checkout (from 0) gets no answer. */
const holding = async (held: number) => {
  const shop = createMemoryShop();
  const clock = createTestClock();
  const store = shop.open({ clock });
  await store.session.ask();
  await store.commands.setCartLines({ lines: [{ variant_id: 'v-mug', quantity: 2 }] });
  await store.commands.startCheckout({});
  await store.queries.checkout({});
  let puts = 0;
  shop.intercept = ({ method, path }) =>
    method === 'PUT' && path === '/checkout' && puts++ === held ? new Promise(() => {}) : undefined;
  return { shop, clock, store, puts: () => puts };
};
const parts = [{ buyer }, { fulfillment: { destination } }, { discount_codes: [] }];

it('a tool’s update that gets no answer names its parts before the tool’s 15 s are over', async () => {
  const { clock, store, puts } = await holding(1);
  const answer = store.commands.updateCheckout({ parts }, { via: 'tool' });
  await clock.tick(14_999);
  expect(await Promise.race([answer, 'none yet'])).toMatchObject({
    fault: {
      code: 'update_failed',
      side_effect: 'unknown',
      applied: ['buyer'],
      not_applied: ['discount_codes'],
      difference: ['fulfillment', 'discount_codes'],
    },
  });
  expect(puts()).toBe(2);
});

it('a tool’s update that was not sent in that time is timed_out', async () => {
  const { shop, clock, store, puts } = await holding(9);
  shop.intercept = ({ path }) => (path === '/checkout' ? new Promise(() => {}) : undefined);
  await store.commands.setCartLines({ lines: [{ variant_id: 'v-mug', quantity: 1 }] });
  const answer = store.commands.updateCheckout({ parts }, { via: 'tool' });
  await clock.tick(14_999);
  expect(await Promise.race([answer, 'none yet'])).toEqual({ ok: false, fault: { code: 'timed_out' } });
  expect(puts()).toBe(0);
});

it('its caller’s abort ends it at once', async () => {
  const { clock, store } = await holding(0);
  const controller = new AbortController();
  const answer = store.commands.updateCheckout({ parts }, { via: 'tool', signal: controller.signal });
  await clock.tick(1);
  controller.abort();
  expect(await answer).toMatchObject({ fault: { code: 'update_failed', side_effect: 'unknown' } });
});
