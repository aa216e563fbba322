import type { Page } from '@playwright/test';
import { press, tabTo, type } from '../fixtures/keyboard.ts';
import { buyer, destination } from '../fixtures/order.ts';
import { expect, test } from '../fixtures/story.ts';

/** From the shop's first page to a receipt without a mouse. */
async function buyByKeyboard(page: Page): Promise<void> {
  const field = (name: string) => page.locator(`input[name="${name}"]`);
  await page.goto('/products/speckled-mug');
  await press(page, page.getByRole('button', { name: 'Add to cart' }));
  await press(page, page.getByRole('link', { name: 'Go to cart' }));
  const quantity = page.getByRole('spinbutton');
  await tabTo(page, quantity);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Cart (2)' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Checkout' }));
  await expect(page).toHaveURL('/checkout');

  await type(page, field('first_name'), buyer.first_name);
  await type(page, field('last_name'), buyer.last_name);
  await type(page, field('email'), buyer.email);
  await page.keyboard.press('Enter');
  await expect(page.locator('contact-form')).toContainText('Saved.');
  await type(page, page.locator('select[name="address_country"]'), 'United States');
  for (const name of ['street_address', 'postal_code', 'address_locality', 'address_region'] as const) {
    await type(page, field(name), destination[name]);
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('delivery-form')).toContainText('Saved.');
  await press(page, field('payment_option').first(), 'Space');
  await expect(page.locator('payment-form')).toContainText('Saved.');
  await press(page, page.locator('review-order button.primary'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
}

test('without WebMCP a guest buys by keyboard, and only the loader is fetched', async ({
  plainPage,
  shop,
}) => {
  const fetched: string[] = [];
  plainPage.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await buyByKeyboard(plainPage);
  expect(await plainPage.evaluate(() => 'modelContext' in document)).toBe(false);
  expect(fetched.filter((path) => path.startsWith('/vitrine/'))).toEqual(['/vitrine/vitrine.js']);
  const { orders, requests } = await shop.state();
  expect(orders).toHaveLength(1);
  expect(orders[0]?.receipt.lines).toMatchObject([{ quantity: 2 }]);
  const total = orders[0]?.receipt.totals.find(({ type: row }) => row === 'total')?.amount;
  expect(total).toBeGreaterThan(3600);
  const writes = requests.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ via }) => via)).toEqual(writes.map(() => 'button'));
});

test('with WebMCP and no agent the same order is placed by hand', async ({ page, shop }) => {
  await buyByKeyboard(page);
  expect((await shop.state()).orders).toHaveLength(1);
});
