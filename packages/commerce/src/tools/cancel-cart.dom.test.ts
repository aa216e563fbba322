import { describe, expect, it } from 'vitest';
import { openPage } from './open-page.fixture.ts';

describe('cancel_cart', () => {
  it('removes every line and tells how many items; an empty cart stays as it is', async () => {
    const page = await openPage('/cart');
    await page.store.commands.setCartLines({ lines: [{ variant_id: 'v-mug', quantity: 3 }] });
    expect(await page.call('cancel_cart')).toMatchObject({
      status: 'done',
      data: { item_count: 0, removed: 3 },
    });
    expect(await page.call('cancel_cart')).toMatchObject({ status: 'nothing_changed', data: { removed: 0 } });
  });
});
