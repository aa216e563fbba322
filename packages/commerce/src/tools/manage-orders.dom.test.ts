import { describe, expect, it } from 'vitest';
import { openPage } from './open-page.fixture.ts';

describe('manage_orders', () => {
  it("asks a guest's shopper to sign in, looks nothing up and stays", async () => {
    const page = await openPage('/');
    const answer = await page.call('manage_orders', { order_id: '#1042' });
    expect(answer).toMatchObject({
      code: 'subject_missing',
      side_effect: 'none',
      remediation: { action_ref: 'authenticate' },
    });
    expect(answer).not.toHaveProperty('moving_to');
    expect(page.shop.requests.some(({ path }) => path.includes('order'))).toBe(false);
  });

  it('opens the orders of who is signed in', async () => {
    const page = await openPage('/', { signedIn: true });
    expect(await page.call('manage_orders')).toMatchObject({ ok: true, moving_to: '/account/orders' });
  });
});
