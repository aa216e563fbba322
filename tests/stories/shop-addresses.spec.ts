import { expect, test } from '../fixtures/story.ts';

test('filters, order and page stand in the address; back and forward bring them back, and the place on the page', async ({
  page,
}) => {
  await page.goto('/collections/all');
  await page.getByLabel('Sort by').selectOption('price_ascending');
  await expect(page).toHaveURL('/collections/all?sort=price_ascending');
  await page.getByRole('checkbox', { name: /^Slate/ }).check();
  await expect(page).toHaveURL('/collections/all?sort=price_ascending&option=Color%3ASlate');
  await expect(page.getByText(/^\d+ products?$/).first()).toBeVisible();
  const titles = await page.locator('.card .title').allTextContents();
  expect(titles.length).toBeGreaterThan(1);

  const last = page.locator('.card a').last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('.card .title')).toHaveText(titles);
  await expect(page.getByRole('checkbox', { name: /^Slate/ })).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goBack();
  await expect(page).toHaveURL('/collections/all?sort=price_ascending');
  await expect(page.getByRole('checkbox', { name: /^Slate/ })).not.toBeChecked();
  await page.goForward();
  await expect(page.locator('.card .title')).toHaveText(titles);
});

test('pages of a list show every product once', async ({ page }) => {
  await page.goto('/collections/all?sort=title_ascending');
  const total = Number(
    (
      await page
        .getByText(/^\d+ products$/)
        .first()
        .textContent()
    )?.split(' ')[0],
  );
  const seen: string[] = [];
  for (;;) {
    seen.push(...(await page.locator('.card .title').allTextContents()));
    const next = page.getByRole('link', { name: 'Next', exact: true });
    if ((await next.count()) === 0) break;
    const [first] = seen.slice(-12);
    await next.click();
    await expect(page.locator('.card .title').first()).not.toHaveText(first ?? '');
  }
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
});

test('nothing found offers ways on; nothing at an address says so', async ({ page, watch }) => {
  await page.goto('/search?q=zzzz');
  await expect(page.getByText('Nothing found for “zzzz”.')).toBeVisible();
  await expect(page.locator('.card')).not.toHaveCount(0);
  watch.expectRefusal(/\/(nowhere|nothing)$/);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await page.goto('/products/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
});

test('after a failure the page can be asked again without losing its address', async ({ page, watch }) => {
  watch.expectError(/net::ERR_FAILED/);
  await page.route('**/api/products/speckled-mug', (route) => route.abort());
  await page.goto('/products/speckled-mug?variant=variant-mug-slate');
  await expect(page.getByRole('alert')).toContainText('could not reach');
  await page.unroute('**/api/products/speckled-mug');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: 'Slate' })).toBeChecked();
});

test('the address asks for a language, the browser prefers one, and a choice is remembered', async ({
  browser,
  shop,
  page,
  watch: _,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'es-ES' });
  const spanish = await context.newPage();
  await spanish.goto('/products/enamel-pot');
  await expect(spanish.locator('html')).toHaveAttribute('lang', 'es');
  await expect(spanish.getByRole('button', { name: 'Añadir a la cesta' })).toBeVisible();
  await expect(spanish.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(spanish.locator('.price.large')).toContainText(/39,00\s*US\$/);
  await context.close();

  await page.goto('/cart');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('购物车');
  await page.getByRole('link', { name: '全部', exact: true }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('全部商品');
});
