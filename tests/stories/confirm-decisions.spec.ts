import { questionIn, reachReadyCheckout } from '../fixtures/order.ts';
import { agentOf, expect, test } from '../fixtures/story.ts';

test('the buyer declines by button and by Escape, and is not asked again before a gesture', async ({
  page,
  shop,
}) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  const question = questionIn(page);
  const declined = {
    ok: false,
    code: 'confirmation_declined',
    side_effect: 'none',
    next: [{ do: 'hand_to_buyer' }],
  };

  const first = agent.ask('complete_checkout');
  await question.decline.click();
  expect(await first).toMatchObject({ ...declined, next: expect.arrayContaining(declined.next) });
  await expect(question.dialog).toBeHidden();
  expect(await agent.ask('complete_checkout')).toMatchObject({ code: 'confirmation_declined' });
  await expect(question.dialog).toBeHidden();

  await page.getByRole('heading', { level: 1 }).click();
  const second = agent.ask('complete_checkout');
  await expect(question.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await second).toMatchObject({ code: 'confirmation_declined' });

  await page.getByRole('heading', { level: 1 }).click();
  const third = agent.ask('complete_checkout');
  await question.decline.click();
  await third;
  // Three times no: on this page nobody asks again.
  await page.getByRole('heading', { level: 1 }).click();
  expect(await agent.ask('complete_checkout')).toMatchObject({ code: 'confirmation_declined' });
  const { orders, approvals } = await shop.state();
  expect([orders, approvals]).toEqual([[], []]);
});

test('a question that runs out answers confirmation_expired, in the page and at the server', async ({
  page,
  shop,
  watch,
}) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  const question = questionIn(page);
  const first = agent.ask('complete_checkout');
  await question.decline.click();
  await first;
  await page.getByRole('heading', { level: 1 }).click();

  // The same quote, of whose five minutes three seconds are left.
  shop.ahead_ms = 297_000;
  const late = agent.ask('complete_checkout');
  await expect(question.dialog).toBeVisible();
  expect(await late).toMatchObject({ ok: false, code: 'confirmation_expired', side_effect: 'none' });
  await expect(question.dialog).toBeHidden();

  shop.ahead_ms = 400_000;
  const stale = agent.ask('complete_checkout');
  await question.armed();
  watch.expectRefusal(/\/api\/quotes\/[^/]+\/approval$/);
  shop.ahead_ms = 800_000;
  await question.approve.click();
  expect(await stale).toMatchObject({ ok: false, code: 'confirmation_expired', side_effect: 'none' });
  expect((await shop.state()).orders).toEqual([]);
});

test('two clicks on Approve approve once and order once', async ({ page, shop }) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  const question = questionIn(page);
  // The shop takes its time, so that the second click meets a dialog that is still there.
  shop.meet = ({ at, path }) =>
    at === 'received' && path.endsWith('/approval') ? new Promise((go) => setTimeout(go, 500)) : undefined;
  const completion = agent.ask('complete_checkout');
  await question.armed();
  await question.approve.dblclick();
  expect(await completion).toMatchObject({ ok: true, status: 'done' });
  const { orders, approvals, requests } = await shop.state();
  expect([orders.length, approvals.length]).toEqual([1, 1]);
  for (const end of ['/approval', '/complete']) {
    expect(requests.filter(({ path }) => path.endsWith(end))).toHaveLength(1);
  }
});

test('clicks and keys made by script approve and decline nothing', async ({ page, shop }) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  const question = questionIn(page);
  const completion = agent.ask('complete_checkout');
  await question.armed();
  await question.dialog.evaluate((dialog) => {
    for (const name of ['approve', 'decline']) {
      const button = dialog.querySelector<HTMLButtonElement>(`[data-vitrine="${name}"]`);
      button?.click();
      for (const type of ['pointerdown', 'pointerup', 'click', 'submit'])
        button?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
      for (const key of ['Enter', ' ', 'Escape'])
        button?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    }
  });
  await expect(question.dialog).toBeVisible();
  const before = await shop.state();
  expect([before.orders, before.approvals]).toEqual([[], []]);
  await question.approve.click();
  expect(await completion).toMatchObject({ ok: true, status: 'done' });
  expect((await shop.state()).orders).toHaveLength(1);
});

test('Approve does nothing in the first moments', async ({ page, shop }) => {
  await page.clock.install();
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  const question = questionIn(page);
  // From here on the page's time stands still unless it is moved.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const completion = agent.ask('complete_checkout');
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(question.dialog).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(question.approve).toHaveAttribute('aria-disabled', 'true');
  await question.approve.click({ force: true });
  await question.approve.press('Enter');
  await expect(question.dialog).toBeVisible();
  expect((await shop.state()).approvals).toEqual([]);
  await page.clock.resume();
  await question.armed();
  await question.approve.click();
  expect(await completion).toMatchObject({ ok: true, status: 'done' });
  expect((await shop.state()).orders).toHaveLength(1);
});
