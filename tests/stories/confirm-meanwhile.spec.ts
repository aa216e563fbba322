import type { Page } from '@playwright/test';
import { amountOf, open, parts, questionIn, reachReadyCheckout } from '../fixtures/order.ts';
import { agentOf, expect, test } from '../fixtures/story.ts';

test('a cart that changes in another tab before the click voids the question, and only the new total is ordered', async ({
  page,
  context,
  shop,
  watch,
}) => {
  const agent = agentOf(page);
  const ready = await reachReadyCheckout(page, agent);
  const question = questionIn(page);
  const completion = agent.ask('complete_checkout');
  await question.armed();

  const other = await context.newPage();
  const otherAgent = agentOf(other);
  await open(other, { path: '/cart', agent: otherAgent, tool: 'update_cart' });
  const more = await otherAgent.ask('update_cart', {
    lines: [{ variant_id: 'variant-mug-sand', quantity: 5 }],
  });
  expect(more).toMatchObject({ ok: true, data: { item_count: 5 } });
  await other.close();

  watch.expectRefusal(/\/api\/quotes\/[^/]+\/approval$/);
  if (await question.dialog.isVisible()) await question.approve.click();
  expect(await completion).toMatchObject({ ok: false, code: 'confirmation_void', side_effect: 'none' });
  expect((await shop.state()).orders).toEqual([]);

  const now = await agent.ask('get_checkout');
  expect(amountOf(now, 'total')).toBeGreaterThan(amountOf(ready, 'total'));
  const second = agent.ask('complete_checkout');
  await question.armed();
  await expect(question.dialog).toContainText(`$${(amountOf(now, 'total') / 100).toFixed(2)}`);
  await question.approve.click();
  const placed = await second;
  expect(placed).toMatchObject({ ok: true, status: 'done' });
  const { orders } = await shop.state();
  expect(orders).toHaveLength(1);
  expect(orders[0]?.receipt.totals.find(({ type }) => type === 'total')?.amount).toBe(amountOf(now, 'total'));
});

test('after 25 seconds the agent is told that the buyer is asked, and a late yes still completes', async ({
  page,
  shop,
}) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  const question = questionIn(page);
  expect(await agent.ask('complete_checkout')).toMatchObject({
    ok: false,
    code: 'buyer_action_pending',
    status: 'waiting',
    retryable: false,
  });
  await expect(question.dialog).toBeVisible();
  expect((await shop.state()).orders).toEqual([]);
  await question.approve.click();
  await expect(page).toHaveURL(/\/receipt\//);
  const { orders } = await shop.state();
  expect(orders).toHaveLength(1);
  await agent.waitForTools((tools) => tools.some(({ name }) => name === 'manage_orders'));
  expect(await agent.ask('get_checkout')).toMatchObject({
    data: { status: 'completed', order: { id: orders[0]?.id } },
  });
});

test('a second complete_checkout joins the open question; writes wait and reads go on', async ({
  page,
  shop,
}) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  const question = questionIn(page);
  const first = agent.ask('complete_checkout');
  await question.armed();
  const second = agent.ask('complete_checkout');
  const pending = { ok: false, code: 'buyer_action_pending', side_effect: 'none' };
  expect(await agent.ask('update_checkout', parts)).toMatchObject(pending);
  expect(await agent.ask('navigate_to_storefront')).toMatchObject(pending);
  expect(await agent.ask('get_checkout')).toMatchObject({ ok: true, data: { status: 'ready_for_complete' } });
  await expect(question.dialog).toHaveCount(1);
  await question.approve.click();
  for (const answer of [await first, await second]) {
    expect(answer).toMatchObject({ ok: true, status: 'done', data: { status: 'completed' } });
  }
  const { orders, approvals, requests } = await shop.state();
  expect([orders.length, approvals.length]).toEqual([1, 1]);
  expect(requests.filter(({ path }) => path === '/api/quotes')).toHaveLength(1);
});

/** Makes the page believe that nobody sees it, or that somebody does again. Playwright shows every page. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    const set = (name: string, value: unknown) =>
      Object.defineProperty(document, name, { value, configurable: true });
    set('visibilityState', now ? 'hidden' : 'visible');
    set('hidden', now);
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('in a tab nobody sees the question is put and the agent is answered at once', async ({ page, shop }) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  await hide(page, true);
  expect(await agent.ask('complete_checkout')).toMatchObject({ code: 'buyer_action_pending' });
  await hide(page, false);
  const question = questionIn(page);
  await question.armed();
  await question.approve.click();
  await expect(page).toHaveURL(/\/receipt\//);
  expect((await shop.state()).orders).toHaveLength(1);
});

test('going back also withdraws a question whose call was answered already', async ({ page, shop }) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  await hide(page, true);
  expect(await agent.ask('complete_checkout')).toMatchObject({ code: 'buyer_action_pending' });
  await hide(page, false);
  const question = questionIn(page);
  await question.armed();
  await page.evaluate(() => history.back());
  await expect(question.dialog).toBeHidden();
  const { orders, approvals } = await shop.state();
  expect([orders, approvals]).toEqual([[], []]);
});

test('going back withdraws the question', async ({ page, shop }) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  const question = questionIn(page);
  const completion = agent.ask('complete_checkout');
  await question.armed();
  await page.evaluate(() => history.back());
  expect(await completion).toMatchObject({ ok: false, code: 'confirmation_void', side_effect: 'none' });
  await expect(question.dialog).toBeHidden();
  await agent.waitForTools((tools) => tools.some(({ name }) => name === 'update_cart'));
  const { orders, approvals } = await shop.state();
  expect([orders, approvals]).toEqual([[], []]);
});

test('leaving the document ends the call and orders nothing', async ({ page, shop }) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  const completion = agent.call('complete_checkout');
  await questionIn(page).armed();
  await page.goto('/cart');
  expect(await completion).toEqual({ rejected: 'DocumentGone' });
  await expect(questionIn(page).dialog).toBeHidden();
  const { orders, approvals } = await shop.state();
  expect([orders, approvals]).toEqual([[], []]);
});

test('an agent that gives its call up takes the question with it', async ({ page, shop }) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  const giveUp = new AbortController();
  const completion = agent.call('complete_checkout', {}, { signal: giveUp.signal });
  const question = questionIn(page);
  await question.armed();
  giveUp.abort();
  expect(await completion).toEqual({ rejected: 'AbortError' });
  await expect(question.dialog).toBeHidden();
  const { orders, approvals } = await shop.state();
  expect([orders, approvals]).toEqual([[], []]);
  expect(await agent.ask('get_checkout')).toMatchObject({ ok: true, data: { status: 'ready_for_complete' } });
});
