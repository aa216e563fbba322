import { describe, expect, it } from 'vitest';
import { openAccount } from './open-page.fixture.ts';

const dear = { variant_id: 'v-lamp', quantity: 2 };

describe('request_refund', () => {
  it('requests what the shopper approved, and the amounts are the shop’s', async () => {
    const page = await openAccount();
    const { order_id } = page;
    expect(await page.call('request_refund', { order_id, reason: 'damaged' })).toMatchObject({
      status: 'done',
      data: {
        refund: { status: 'requested' },
        order: { id: order_id },
        currency: 'USD',
        totals: [{}, { type: 'total', amount: 1800 }],
      },
    });
  });

  it('requests nothing when the shopper declines', async () => {
    const page = await openAccount({ decide: async () => ({ decided: 'declined' }) });
    const { order_id } = page;
    expect(await page.call('request_refund', { order_id, reason: 'other' })).toMatchObject({
      code: 'confirmation_declined',
      side_effect: 'none',
    });
    expect(page.shop.orders.get(order_id)?.refunds).toEqual([]);
  });

  it('asks for a fresh sign-in above the limit, before any question, and goes on after it', async () => {
    let asked = 0;
    const page = await openAccount({
      goods: dear,
      decide: async () => (asked++, { decided: 'declined' }),
    });
    page.shop.pass(301);
    const call = { order_id: page.order_id, reason: 'damaged' };
    expect(await page.call('request_refund', call)).toMatchObject({
      code: 'step_up_required',
      side_effect: 'none',
      remediation: { kind: 'step_up', action_ref: 'step_up', max_age: 300 },
    });
    expect(asked).toBe(0);
    await page.store.account.signIn(page.shop.account);
    expect(await page.call('request_refund', call)).toMatchObject({ code: 'confirmation_declined' });
    expect(asked).toBe(1);
  });

  it('tells nothing about an order that is not the shopper’s', async () => {
    const page = await openAccount();
    expect(await page.call('request_refund', { order_id: 'SO-9', reason: 'other' })).toMatchObject({
      code: 'final_authority_denied',
    });
  });

  it('makes one refund for two calls', async () => {
    const page = await openAccount();
    const call = { order_id: page.order_id, reason: 'damaged' };
    await Promise.all([page.call('request_refund', call), page.call('request_refund', call)]);
    expect(page.shop.orders.get(page.order_id)?.refunds).toHaveLength(1);
  });
});
