import { describe, expect, it } from 'vitest';
import { openAccount } from './open-page.fixture.ts';

describe('reorder', () => {
  it('fills the cart to what the order held; again it changes nothing', async () => {
    const page = await openAccount();
    const { order_id } = page;
    expect(await page.call('reorder', { order_id })).toMatchObject({
      status: 'done',
      data: {
        item_count: 1,
        totals: [{ amount: 1800 }, { amount: 1800 }],
        changes: [{ line_id: 'line-v-mug', quantity_before: 0, quantity: 1 }],
        left_out: [],
      },
    });
    expect(await page.call('reorder', { order_id })).toMatchObject({ status: 'nothing_changed' });
    expect(page.shop.orders.size).toBe(1);
  });

  it('changes nothing where nothing of the order can be had, and shows the cart', async () => {
    const page = await openAccount({ goods: { variant_id: 'v-lamp', quantity: 2 } });
    expect(await page.call('reorder', { order_id: page.order_id })).toMatchObject({
      code: 'rejected',
      reason: 'out_of_stock',
      side_effect: 'none',
      state: { item_count: 0 },
    });
  });

  it('stops at an order of somebody else', async () => {
    const page = await openAccount();
    expect(await page.call('reorder', { order_id: 'order-9' })).toMatchObject({
      code: 'final_authority_denied',
    });
  });
});
