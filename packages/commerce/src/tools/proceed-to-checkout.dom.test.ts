import { describe, expect, it } from 'vitest';
import { openPage } from './open-page.fixture.ts';

describe('proceed_to_checkout', () => {
  it('starts the checkout and opens it', async () => {
    const page = await openPage('/cart');
    await page.store.commands.setCartLines({ lines: [{ variant_id: 'v-mug', quantity: 1 }] });
    const answer = await page.call('proceed_to_checkout');
    expect(answer).toMatchObject({
      status: 'done',
      moving_to: '/checkout',
      data: { status: 'incomplete', totals: [{ amount: 1800 }, {}] },
    });
  });

  it('refuses an empty cart and stays', async () => {
    const page = await openPage('/cart');
    const answer = await page.call('proceed_to_checkout');
    expect(answer).toMatchObject({ status: 'rejected', reason: 'empty_cart' });
    expect(answer).not.toHaveProperty('moving_to');
  });

  it('refuses a cart that was emptied after its checkout was opened', async () => {
    const page = await openPage('/cart');
    await page.store.commands.setCartLines({ lines: [{ variant_id: 'v-mug', quantity: 1 }] });
    await page.store.commands.startCheckout({});
    await page.store.commands.clearCart({});
    expect(await page.call('proceed_to_checkout')).toMatchObject({ reason: 'empty_cart' });
  });
});
