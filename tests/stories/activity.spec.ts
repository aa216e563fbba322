import type { Page } from '@playwright/test';
import { open } from '../fixtures/order.ts';
import { agentOf, expect, test } from '../fixtures/story.ts';

const mug = (quantity: number) => ({ lines: [{ variant_id: 'variant-mug-sand', quantity }] });

/** The activity bar and what a shopper can press in it. */
function barIn(page: Page) {
  const bar = page.getByRole('region', { name: 'Shopping agent' });
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  return { bar, button, toggle: bar.locator('.open'), panel: bar.locator('.panel') };
}
/** As a shopper does, who then closes the drawer that opened. */
async function addByHand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('dialog.drawer[data-state="front"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.drawer[open]')).toHaveCount(0);
}
const cartLink = (page: Page, count: number) => page.getByRole('link', { name: `Cart (${count})` });
const start = { path: '/products/speckled-mug', tool: 'update_cart' };

test('nothing of the bar is fetched or shown before an agent calls a tool', async ({ page }) => {
  const agent = agentOf(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, { ...start, agent });
  await expect.poll(() => fetched.some((url) => url.includes('/confirm-'))).toBe(true);
  expect(fetched.filter((url) => url.includes('/bars-'))).toEqual([]);
  await expect(page.locator('[data-vitrine="activity"]')).toHaveCount(0);
  await agent.ask('get_cart');
  await expect(page.locator('[data-vitrine="activity"]')).toContainText('Looked at the cart');
});

test('the bar tells what the agent did to the cart, and Undo takes it back as a button would', async ({
  page,
  shop,
}) => {
  const agent = agentOf(page);
  await open(page, { ...start, agent });
  await addByHand(page);
  await expect(cartLink(page, 1)).toBeVisible();
  const { bar, button, toggle, panel } = barIn(page);
  await agent.ask('update_cart', mug(3));
  await expect(bar).toContainText('Set Speckled Mug (Sand) to 3');
  await agent.ask('update_cart', { lines: [{ handle: 'glass-carafe', quantity: 2 }] });
  await agent.ask('get_cart');
  await expect(bar).toContainText('Looked at the cart');

  await toggle.click();
  await expect(panel.getByRole('listitem')).toHaveText([
    'Looked at the cart',
    'Set Carafe with Cup to 2 Undo',
    'Set Speckled Mug (Sand) to 3',
  ]);
  await button('Undo').click();
  await expect(panel).toContainText('to 2 Undone.');
  await button('Undo').click();
  await expect(panel).toContainText('to 3 Undone.');
  await expect(button('Undo')).toHaveCount(0);
  await expect(cartLink(page, 1)).toBeVisible();
  const { carts, requests } = await shop.state();
  expect(carts.flatMap(({ lines }) => lines)).toHaveLength(1);
  const writes = requests.filter(({ path, method }) => path.endsWith('/cart/lines') && method === 'PUT');
  expect(writes.map(({ via }) => via)).toEqual(['button', 'tool', 'tool', 'button', 'button']);
});

test('on a small screen the bar leaves the buttons of the cart drawer free', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const agent = agentOf(page);
  await open(page, { ...start, agent });
  await agent.ask('update_cart', mug(2));
  await expect(barIn(page).bar).toContainText('Set Speckled Mug (Sand) to 2');
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await expect(page).toHaveURL('/cart');
});

test('Undo is over once the shopper changed the cart; the shop refuses what the page could not know', async ({
  page,
  context,
  watch,
}) => {
  const agent = agentOf(page);
  await open(page, { ...start, agent });
  const { bar, button } = barIn(page);
  await agent.ask('update_cart', mug(1));
  await expect(button('Undo')).toBeVisible();
  await addByHand(page);
  await expect(button('Undo')).toHaveCount(0);

  await agent.ask('update_cart', mug(4));
  await expect(button('Undo')).toBeVisible();
  // Another tab whose word does not reach this one.
  const other = await context.newPage();
  await other.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  const otherAgent = agentOf(other);
  await open(other, { ...start, agent: otherAgent });
  await otherAgent.ask('update_cart', { lines: [{ handle: 'glass-carafe', quantity: 1 }] });
  await other.close();
  watch.expectRefusal(/\/api\/cart\/lines$/);
  await button('Undo').click();
  await expect(bar).toContainText('The cart has changed since then, so it was left as it is.');
  await expect(button('Undo')).toHaveCount(0);
  expect(await agent.ask('get_cart')).toMatchObject({ data: { item_count: 5 } });
});

test('Stop ends a slow call', async ({ page, shop }) => {
  const agent = agentOf(page);
  await open(page, { ...start, agent });
  let release = (): void => undefined;
  shop.meet = ({ at, path }) =>
    at === 'received' && path.endsWith('/products')
      ? new Promise((done) => (release = () => done()))
      : undefined;
  const slow = agent.ask('search_catalog', { query: 'mug' });
  const { bar, button } = barIn(page);
  await expect(bar).toContainText('Searching the products …');
  await button('Stop').click();
  expect(await slow).toMatchObject({ ok: false, code: 'stopped_by_shopper', side_effect: 'none' });
  await expect(bar).toContainText('Searching the products: you stopped it');
  await expect(button('Stop')).toHaveCount(0);
  release();
  shop.meet = undefined;
  expect(await agent.ask('search_catalog', { query: 'mug' })).toMatchObject({ ok: true });
});

test('agent tools that are turned off go at once, stay off after a reload, and come back', async ({
  page,
}) => {
  const agent = agentOf(page);
  await open(page, { ...start, agent });
  const names = await agent.names();
  await agent.ask('get_cart');
  const { bar, button, toggle } = barIn(page);
  await toggle.click();
  await button('Turn agent tools off here').click();
  expect(await agent.names()).toEqual([]);
  expect(await agent.call('get_cart')).toHaveProperty('rejected');
  await expect(bar).toContainText('Agent tools off');
  await expect(bar.getByRole('button')).toHaveCount(1);

  await page.reload();
  await expect(button('Turn on again')).toBeVisible();
  expect(await agent.names()).toEqual([]);
  await page.goto('/checkout');
  await expect(button('Turn on again')).toBeVisible();
  expect(await agent.names()).toEqual([]);
  await page.goBack();
  await expect(button('Turn on again')).toBeVisible();

  await page.keyboard.press('Shift');
  await button('Turn on again').press('Enter');
  await agent.waitForTools((tools) => tools.length === names.length);
  expect(await agent.names()).toEqual(names);
  expect(await agent.ask('get_cart')).toMatchObject({ ok: true });
  await page.reload();
  await agent.waitForTools((tools) => tools.length === names.length);
});
