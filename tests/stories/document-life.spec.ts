import { chromium } from '@playwright/test';
import type { ModelContext } from '@vitrine/testkit';
import { openFront } from '../fixtures/front.ts';
import { open } from '../fixtures/order.ts';
import { agentOf, expect, test } from '../fixtures/story.ts';
import { startUntouched } from '../fixtures/untouched-browser.ts';
import { watchPages } from '../fixtures/watch-pages.ts';
import { findBrowser, launchFlags } from '../runner/browser.mjs';

const hasCart = (tools: { name: string }[]) => tools.some(({ name }) => name === 'get_cart');

test('a prerendered page displays its tools once it is shown', async ({ shop, watch: _ }) => {
  const path = '/products/speckled-mug';
  const rules = JSON.stringify({ prerender: [{ urls: [path], eagerness: 'immediate' }] });
  const door = `<!doctype html><title>Door</title><script type="speculationrules">${rules}</script>
    <script>setTimeout(() => { location.href = '${path}'; }, 3000);</script>`;
  const front = await openFront(shop.url, { documents: { '/door': door } });
  const untouched = startUntouched(`${front.url}/door`);
  try {
    const page = await untouched.attach(front.url + path);
    const told = await page.evaluate(async () => {
      const { modelContext } = document as unknown as {
        modelContext: ModelContext;
      };
      const [navigation] = performance.getEntriesByType('navigation');
      const until = Date.now() + 10_000;
      let tools = await modelContext.getTools();
      while (tools.length === 0 && Date.now() < until) {
        await new Promise((done) => setTimeout(done, 50));
        tools = await modelContext.getTools();
      }
      const call = async (name: string, input: object): Promise<unknown> =>
        JSON.parse(
          (await modelContext.executeTool(
            tools.find((one) => one.name === name)!,
            input,
          )) ?? '',
        );
      return {
        activationStart: (navigation as unknown as { activationStart: number }).activationStart,
        tools: tools.length,
        product: await call('get_product', {}),
        update: await call('update_cart', { lines: [{ variant_id: 'variant-mug-sand', quantity: 1 }] }),
      };
    });
    expect(told.activationStart).toBeGreaterThan(0);
    expect(told.tools).toBe(11);
    expect(told.product).toMatchObject({ ok: true, data: { handle: 'speckled-mug' } });
    expect(told.update).toMatchObject({ ok: true, status: 'done' });
    expect(page.problems).toEqual([]);
  } finally {
    await untouched.close();
    front.close();
  }
});

test('a page that comes back from the back/forward cache still has its tools, and calls work', async ({
  shop,
  watch: _,
}) => {
  const executablePath = process.env['CHROME_PATH'] ?? findBrowser();
  const browser = await chromium.launch({
    args: launchFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const context = await browser.newContext({ baseURL: shop.url });
    const watch = await watchPages(context);
    const page = await context.newPage();
    const agent = agentOf(page);
    await open(page, { path: '/', agent, tool: 'get_cart' });
    const names = await agent.names();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => (document.title = `persisted ${persisted}`));
    });
    await page.goto('/policies/terms');
    // Playwright's own way back waits for a load event that a page from this cache does not have.
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle('persisted true');
    await agent.waitForTools(hasCart);
    expect(await agent.names()).toEqual(names);
    expect(await agent.ask('get_cart')).toMatchObject({ ok: true });
    const lines = [{ variant_id: 'variant-mug-sand', quantity: 1 }];
    expect(await agent.ask('update_cart', { lines })).toMatchObject({ ok: true, status: 'done' });
    expect(watch.problems).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('moves within the document keep the tools that stay, without taking them down', async ({ page }) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'get_cart' });
  const names = await agent.names();
  await page.evaluate(() => {
    const { modelContext } = document as unknown as { modelContext: EventTarget };
    Object.assign(document, { changes: 0 });
    modelContext.addEventListener(
      'toolchange',
      () => ((document as unknown as { changes: number }).changes += 1),
    );
  });
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await page
    .getByRole('link', { name: /Speckled Mug/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products\//);
  const changes = () => page.evaluate(() => (document as unknown as { changes: number }).changes);
  expect(await agent.names()).toEqual(names);
  expect(await changes()).toBe(0);
  // Sign-in is a phase of its own with nothing on display.
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await agent.names()).toEqual([]);
  expect(await changes()).toBe(names.length);
  await page.goBack();
  await agent.waitForTools(hasCart);
  expect(await agent.ask('get_product')).toMatchObject({ ok: true });
});

test('an API that arrives after load is found at the last look', async ({ page }) => {
  await page.addInitScript(() => {
    const native = Object.getOwnPropertyDescriptor(Document.prototype, 'modelContext') as PropertyDescriptor;
    Object.defineProperty(Document.prototype, 'modelContext', { configurable: true, get: () => undefined });
    addEventListener('load', () =>
      setTimeout(() => Object.defineProperty(Document.prototype, 'modelContext', native), 500),
    );
  });
  await page.goto('/');
  await expect
    .poll(() =>
      page.evaluate(() => 'modelContext' in document && Boolean(Reflect.get(document, 'modelContext'))),
    )
    .toBe(true);
  const agent = agentOf(page);
  expect(await agent.names()).toEqual([]);
  await agent.waitForTools(hasCart);
  expect(await agent.ask('search_catalog', { query: 'mug' })).toMatchObject({ ok: true });
});
