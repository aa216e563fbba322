import { describe, expect, it } from 'vitest';
import { openCheckout } from './open-page.fixture.ts';

describe('complete_checkout', () => {
  it('places the order the buyer approved, and moves to its receipt', async () => {
    const page = await openCheckout({ filled: true });
    const answer = await page.call('complete_checkout');
    const [id] = [...page.shop.orders.keys()];
    expect(answer).toMatchObject({
      status: 'done',
      moving_to: `/receipt/${id}`,
      data: { status: 'completed', order: { id, label: 'SO-1000' }, totals: [{}, {}, { amount: 2300 }] },
    });
    expect(page.shop.orders.size).toBe(1);
  });

  it('places nothing when the buyer declines', async () => {
    const page = await openCheckout({ filled: true, decide: async () => ({ decided: 'declined' }) });
    expect(await page.call('complete_checkout')).toMatchObject({
      code: 'confirmation_declined',
      side_effect: 'none',
    });
    expect(page.shop.orders.size).toBe(0);
  });

  it('asks nothing of the buyer while something is missing, and says what', async () => {
    let asked = 0;
    const page = await openCheckout({ decide: async () => (asked++, { decided: 'declined' }) });
    expect(await page.call('complete_checkout')).toMatchObject({
      code: 'rejected',
      reason: 'incomplete',
      state: { status: 'incomplete' },
      missing: [{ part: 'buyer' }, { part: 'fulfillment' }, { part: 'payment_option' }],
    });
    expect(asked).toBe(0);
  });

  it('places one order for two calls', async () => {
    const page = await openCheckout({ filled: true });
    await Promise.all([page.call('complete_checkout'), page.call('complete_checkout')]);
    expect(page.shop.orders.size).toBe(1);
  });

  it('says unknown where the answer is lost, and the read finds the order', async () => {
    const page = await openCheckout({ filled: true });
    page.shop.intercept = ({ path }) => {
      if (!path.endsWith('/complete')) return undefined;
      page.shop.intercept = undefined;
      return 'lose';
    };
    expect(await page.call('complete_checkout')).toMatchObject({ code: 'outcome_unknown', retryable: false });
    expect(await page.call('get_checkout')).toMatchObject({
      data: { status: 'completed', last_write: { tool: 'complete_checkout', status: 'done' } },
    });
    expect(page.shop.orders.size).toBe(1);
  });
});
