import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { tabTo } from '../fixtures/keyboard.ts';
import { questionIn, reachReadyCheckout } from '../fixtures/order.ts';
import { agentOf, expect, test } from '../fixtures/story.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations that keep people out, as `rule: elements`. */
async function seriousViolations(page: Page): Promise<string[]> {
  // Evaluated by the developer tools, which the page's CSP does not concern.
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

test('the pages a buyer meets, and the question, have no serious violation', async ({ page }) => {
  const agent = agentOf(page);
  const found: Record<string, string[]> = {};
  const look = async (name: string): Promise<void> => {
    found[name] = await seriousViolations(page);
  };
  for (const path of [
    '/',
    '/products/speckled-mug',
    '/collections/all',
    '/search?q=mug',
    '/sign-in',
    '/policies/terms',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cart \(/ })).toBeVisible();
    await look(path);
  }
  await reachReadyCheckout(page, agent);
  await look('/checkout');
  const other = await page.context().newPage();
  await other.goto('/cart');
  await expect(other.getByRole('spinbutton')).toBeVisible();
  found['/cart'] = await seriousViolations(other);
  await other.close();
  const completion = agent.ask('complete_checkout');
  const question = questionIn(page);
  await question.armed();
  await look('dialog');
  await question.approve.click();
  await completion;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await look('/receipt');
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
});

test('the keyboard reaches every button of the question, stays in it, and comes back to where it was', async ({
  page,
  shop,
}) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  const question = questionIn(page);
  const place = page.locator('review-order button.primary');
  await tabTo(page, place);

  const declined = agent.ask('complete_checkout');
  await question.armed();
  const focused = () =>
    page.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at?.id || at?.getAttribute('data-vitrine') || at?.localName;
    });
  expect(await focused()).toBe('heading');
  const order: (string | null | undefined)[] = [];
  const holders: (string | undefined)[] = [];
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    order.push(await focused());
    holders.push(await page.evaluate(() => document.activeElement?.localName));
  }
  expect(order).toContain('decline');
  expect(order).toContain('approve');
  // Nothing of the page behind is reached; `body` is the browser's own turn.
  expect(holders.filter((name) => name !== 'vitrine-confirm' && name !== 'body')).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await declined).toMatchObject({ code: 'confirmation_declined' });
  await expect(question.dialog).toBeHidden();
  await expect(place).toBeFocused();

  // Any key of the shopper is a gesture: the agent may ask again.
  await page.keyboard.press('Shift');
  const approved = agent.ask('complete_checkout');
  await question.armed();
  await tabTo(page, question.approve);
  await page.keyboard.press('Enter');
  expect(await approved).toMatchObject({ ok: true, status: 'done' });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await shop.state()).orders).toHaveLength(1);
});
