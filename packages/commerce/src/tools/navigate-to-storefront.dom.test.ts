import { describe, expect, it } from 'vitest';
import { openCheckout } from './open-page.fixture.ts';

describe('navigate_to_storefront', () => {
  it('moves to the start page and leaves cart and checkout alone', async () => {
    const page = await openCheckout();
    expect(await page.call('navigate_to_storefront')).toMatchObject({ ok: true, moving_to: '/' });
    expect(await page.store.queries.checkout({})).toMatchObject({
      value: { status: 'incomplete', line_items: [{}] },
    });
  });
});
