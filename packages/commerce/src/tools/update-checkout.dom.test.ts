import { memoryGoods } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';
import { openCheckout } from './open-page.fixture.ts';

const { buyer, destination } = memoryGoods;

const ready = async (options: { off?: string[] }) => {
  const page = await openCheckout({ filled: true, ...options });
  const answer = await page.call('update_checkout', { buyer });
  expect(answer).toMatchObject({ data: { status: 'ready_for_complete' } });
  return answer;
};

describe('update_checkout', () => {
  it('fills in all parts at once and answers the checkout', async () => {
    const page = await openCheckout();
    const answer = await page.call('update_checkout', {
      payment_option: 'invoice',
      buyer,
      fulfillment: { destination, option_id: 'express' },
      discount_codes: ['WELCOME10'],
    });
    expect(answer).toMatchObject({
      status: 'done',
      data: {
        status: 'ready_for_complete',
        totals: [{ amount: 1800 }, { type: 'discount', amount: -180 }, { amount: 1500 }, { amount: 3120 }],
      },
    });
  });

  it('hands a checkout that is ready to the buyer where no tool can complete it', async () => {
    const { next: none } = await ready({});
    expect(none).toBeUndefined();
    const { next } = await ready({ off: ['complete_checkout'] });
    expect(next).toEqual([{ do: 'hand_to_buyer' }]);
    const page = await openCheckout({ off: ['complete_checkout'] });
    expect(await page.call('update_checkout', { buyer })).not.toHaveProperty('next');
  });

  it('refuses a call without any part, and sends nothing', async () => {
    const page = await openCheckout();
    const before = page.shop.requests.filter(({ method }) => method === 'PUT').length;
    expect(await page.call('update_checkout', {})).toMatchObject({ code: 'invalid_arguments' });
    expect(page.shop.requests.filter(({ method }) => method === 'PUT')).toHaveLength(before);
  });

  it('says what was applied when a later part is refused, and how to go on', async () => {
    const page = await openCheckout();
    const answer = await page.call('update_checkout', { buyer, discount_codes: ['NOPE'] });
    expect(answer).toMatchObject({
      code: 'update_failed',
      status: 'unknown',
      reason: 'discount_invalid',
      side_effect: 'partial',
      applied: ['buyer'],
      not_applied: ['discount_codes'],
      difference: ['discount_codes'],
      next: [
        { do: 'refresh_tools' },
        { do: 'call', tool: 'get_checkout' },
        { do: 'compare_then_send_difference' },
      ],
    });
  });

  it('answers the checkout in short where it moved on meanwhile', async () => {
    const page = await openCheckout();
    await page.call('get_checkout');
    await page.shop.open().commands.setCartLines({ lines: [{ variant_id: 'v-mug', quantity: 2 }] });
    const answer = await page.call('update_checkout', { buyer });
    expect(answer).toMatchObject({
      reason: 'conflict',
      state: { status: 'incomplete', totals: [{ amount: 3600 }, {}] },
    });
  });

  it('has a cursor that get_checkout continues', async () => {
    const page = await openCheckout({ filled: true });
    const ids = ['v-scarf-red', 'v-scarf-blue', 'v-bowl', 'v-lamp'];
    await page.store.commands.setCartLines({ lines: ids.map((variant_id) => ({ variant_id, quantity: 2 })) });
    const long = { ...buyer, first_name: 'A'.repeat(60), last_name: 'B'.repeat(60) };
    const answer = await page.call('update_checkout', { buyer: long });
    if (!answer.ok || !answer.next_cursor) throw new Error('the answer has one page');
    expect(await page.call('get_checkout', { cursor: answer.next_cursor })).toMatchObject({
      ok: true,
      total: answer.total,
    });
  });
});
