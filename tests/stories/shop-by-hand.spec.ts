import type { Page } from '@playwright/test';
import { press, tabTo, type } from '../fixtures/keyboard.ts';
import { buyer, destination } from '../fixtures/order.ts';
import { expect, test } from '../fixtures/story.ts';

const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);

/** Adds up how far things moved without the shopper's doing (Layout Instability API). */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) counted.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function fillCheckout(page: Page): Promise<void> {
  for (const name of ['first_name', 'last_name', 'email'] as const)
    await page.locator(`contact-form [name=${name}]`).fill(buyer[name]);
  await page.keyboard.press('Enter');
  await expect(page.locator('contact-form')).toContainText('Saved.');
  await page.locator('[name=address_country]').selectOption('US');
  for (const name of ['street_address', 'postal_code', 'address_locality', 'address_region'] as const)
    await page.locator(`delivery-form [name=${name}]`).fill(destination[name]);
  await page.keyboard.press('Enter');
  await expect(page.locator('delivery-form')).toContainText('Saved.');
  await page.locator('payment-form input').first().check();
  await expect(page.locator('payment-form')).toContainText('Saved.');
}

async function buyMug(page: Page): Promise<void> {
  await page.goto('/products/speckled-mug');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillCheckout(page);
  await page.locator('review-order button.primary').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
}

test('somebody without a mouse finds a product by typing, chooses a colour, looks at the cart and goes on', async ({
  page,
}) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Search products' });
  await type(page, search, 'speckled mug');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toContainText('All results');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/speckled-mug');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('radio', { name: 'Sand' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/variant=variant-mug-slate/);
  await expect(page.getByRole('radio', { name: 'Slate' })).toBeFocused();
  const add = page.getByRole('button', { name: 'Add to cart' });
  await press(page, add);
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer).toContainText('Slate');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(add).toBeFocused();
});

test('the list of suggestions closes by Escape and leaves what was typed', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.fill('mug');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(search).toHaveValue('mug');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=mug');
});

test('with pictures that never come everything can be bought, and nothing moves', async ({ page, shop }) => {
  await countShifts(page);
  await page.route('**/pictures/**', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.card').first()).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  await page.goto('/products/speckled-mug', { waitUntil: 'commit' });
  await expect(page.locator('product-reviews h2')).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillCheckout(page);
  await page.locator('review-order button.primary').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  expect((await shop.state()).orders).toHaveLength(1);
});

test('while the shop is slow the page says in words that it waits, and nothing moves when the answer comes', async ({
  page,
}) => {
  await countShifts(page);
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/shelf*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/collections/all');
  await expect(page.getByText('Loading …')).toBeVisible();
  await expect(page.getByText('The shop is slow to answer')).toHaveCSS('opacity', '1', { timeout: 10_000 });
  answer();
  await expect(page.locator('.card img').first()).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
});

test('errors of somebody else’s script on the page leave the shop working', async ({ page, shop, watch }) => {
  await page.addInitScript(() => {
    setTimeout(() => {
      throw new Error('third party');
    });
    void Promise.reject(new Error('third party'));
    addEventListener('click', () => {
      throw new Error('third party');
    });
  });
  await buyMug(page);
  const problems = watch.problems.splice(0);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.filter((line) => !line.includes('third party'))).toEqual([]);
  expect((await shop.state()).orders).toHaveLength(1);
});
