import { describe, expect, it } from 'vitest';
import { openAccount, openPage } from './open-page.fixture.ts';

describe('list_orders', () => {
  it('lists the orders of who is signed in, with money in minor units', async () => {
    const page = await openAccount();
    expect(await page.call('list_orders')).toMatchObject({
      data: {
        orders: [
          { id: page.order_id, label: 'SO-1000', status: 'placed', total: { amount: 2300 }, item_count: 1 },
        ],
      },
      total: 1,
    });
  });

  it('is not there for a guest', async () => {
    const page = await openPage('/');
    await expect(page.call('list_orders')).rejects.toThrow('rejected');
  });

  it('says on the receipt too what became of a write that was cut off', async () => {
    const page = await openAccount({ path: '/receipt/any' });
    page.shop.intercept = ({ path }) => {
      if (!path.endsWith('/complete')) return undefined;
      page.shop.intercept = undefined;
      return 'lose';
    };
    const { order_id } = page;
    expect(await page.call('request_refund', { order_id, reason: 'other' })).toMatchObject({
      code: 'outcome_unknown',
      next: [{}, { do: 'call', tool: 'get_order' }],
    });
    expect(await page.call('list_orders')).toMatchObject({
      data: { orders: [{ status: 'refunded' }], last_write: { tool: 'request_refund', status: 'done' } },
    });
  });
});
