import type { Page } from '@playwright/test';
import { openFront } from '../fixtures/front.ts';
import { open } from '../fixtures/order.ts';
import { agentOf, expect, test } from '../fixtures/story.ts';
import type { LabShop } from '../fixtures/lab-shop.ts';

const ada = { email: 'ada@example.com', password: 'correct horse battery' };
const mugs = (quantity: number) => ({ lines: [{ variant_id: 'variant-mug-sand', quantity }] });

async function signIn(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await page.locator('input[type="email"]').fill(ada.email);
  await page.locator('input[type="password"]').fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** Holds the next cart write back at a place until `go` is called; `met` resolves when it is there. */
function holdBack(shop: LabShop, place: 'received' | 'answered'): { met: Promise<void>; go(): void } {
  let go = (): void => undefined;
  let meet = (): void => undefined;
  const gone = new Promise<void>((done) => (go = done));
  const met = new Promise<void>((done) => (meet = done));
  shop.meet = ({ at, path }) => {
    if (at !== place || path !== '/api/cart/lines') return undefined;
    meet();
    return gone;
  };
  return { met, go };
}

const quantities = async (shop: LabShop) =>
  (await shop.state()).carts.flatMap(({ owner, lines }) =>
    lines.map(({ quantity }) => ({ owner, quantity })),
  );

test('two tabs see one cart, and what a tool does in one is drawn in the other', async ({
  page,
  context,
}) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  const other = await context.newPage();
  await open(other, { path: '/cart', agent: agentOf(other), tool: 'update_cart' });
  expect(await agent.ask('update_cart', mugs(2))).toMatchObject({ ok: true, status: 'done' });
  await expect(other.getByRole('spinbutton')).toHaveValue('2');
  expect(await agentOf(other).ask('update_cart', mugs(3))).toMatchObject({ ok: true, status: 'done' });
  await expect(page.getByRole('link', { name: 'Cart (3)' })).toBeVisible();
  expect(await agent.ask('update_cart', mugs(3))).toMatchObject({ ok: true, status: 'nothing_changed' });
});

test('the cart of a guest survives signing in', async ({ page }) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  await agent.ask('update_cart', mugs(2));
  expect(await agent.ask('get_cart')).toMatchObject({ data: { item_count: 2, signed_in: false } });
  await signIn(page);
  await open(page, { path: '/cart', agent, tool: 'get_cart' });
  expect(await agent.ask('get_cart')).toMatchObject({ data: { item_count: 2, signed_in: true } });
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
});

test('a write that arrives after a sign-out in another tab changes nobody’s cart, and is not told as done', async ({
  page,
  context,
  shop,
  watch,
}) => {
  await signIn(page);
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  const other = await context.newPage();
  await other.goto('/');
  const held = holdBack(shop, 'received');
  watch.expectRefusal(/\/api\/(cart|calls\/settle)/);
  const call = agent.ask('update_cart', mugs(2));
  await held.met;
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
  held.go();
  const answer = await call;
  expect(answer.ok).toBe(false);
  expect(['outcome_unknown', 'subject_missing']).toContain(answer.code);
  expect(answer.side_effect).toBe(answer.code === 'outcome_unknown' ? 'unknown' : 'none');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await quantities(shop)).toEqual([]);
  shop.meet = undefined;
  expect(await agent.ask('get_cart')).toMatchObject({ ok: true, data: { item_count: 0, signed_in: false } });
});

test('a write that took effect before a sign-out elsewhere is never told as nothing', async ({
  page,
  context,
  shop,
  watch,
}) => {
  await signIn(page);
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  const other = await context.newPage();
  await other.goto('/');
  const held = holdBack(shop, 'answered');
  watch.expectRefusal(/\/api\/(cart|calls\/settle)/);
  const call = agent.ask('update_cart', mugs(2));
  await held.met;
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
  held.go();
  const answer = await call;
  expect(answer.ok || answer.side_effect === 'unknown' || answer.side_effect === 'done').toBe(true);
  // It is in the cart of the account, whose session sent it, and the guest's cart is empty.
  const [kept, ...more] = await quantities(shop);
  expect([kept?.quantity, more]).toEqual([2, []]);
  shop.meet = undefined;
  expect(await agent.ask('get_cart')).toMatchObject({ ok: true, data: { item_count: 0, signed_in: false } });
});

test('where the browser keeps no cookies a write is refused for that reason, without a loop', async ({
  page,
  shop,
  watch,
}) => {
  const front = await openFront(shop.url, { keepsNoCookies: true });
  watch.expectRefusal(/\/api\/(cart|calls\/settle)/);
  try {
    await page.goto(front.url);
    const agent = agentOf(page);
    await agent.waitForTools((tools) => tools.some(({ name }) => name === 'update_cart'));
    await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible();
    const first = await agent.ask('update_cart', mugs(1));
    const second = await agent.ask('update_cart', mugs(1));
    expect([first.ok, second.ok]).toEqual([false, false]);
    expect([first.reason, second.reason]).toContain('cookies_needed');
    expect([first.side_effect, second.side_effect]).toEqual(['none', 'none']);
    expect(await agent.ask('search_catalog', { query: 'mug' })).toMatchObject({ ok: true });
    const count = async () => (await shop.state()).requests.length;
    const before = await count();
    await page.waitForTimeout(3000);
    expect((await count()) - before).toBeLessThanOrEqual(1);
    const { requests, carts } = await shop.state();
    expect(requests.filter(({ method }) => method === 'PUT').length).toBeLessThanOrEqual(4);
    expect(carts.flatMap(({ lines }) => lines)).toEqual([]);
  } finally {
    front.close();
  }
});
