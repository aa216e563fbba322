import type { Browser, Page } from '@playwright/test';
import { recordCommands, type CommandSent } from '../fixtures/commands-sent.ts';
import { buyer, destination, questionIn } from '../fixtures/order.ts';
import { agentOf, expect, test, type StoryAgent } from '../fixtures/story.ts';
import { watchPages } from '../fixtures/watch-pages.ts';

interface Step {
  name: string;
  /** Where both stand when they act. */
  at?: string;
  byTool: (agent: StoryAgent, page: Page) => Promise<unknown>;
  byHand: (page: Page) => Promise<unknown>;
}

const mug = 'variant-mug-sand';
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const saved = (page: Page, form: string) => expect(page.locator(form)).toContainText('Saved.');

async function setFirstLine(agent: StoryAgent, quantity: number): Promise<void> {
  const cart = await agent.ask('get_cart');
  const { rows } = cart.data as { rows: { line?: { line_id: string } }[] };
  const line_id = rows.find(({ line }) => line)?.line?.line_id;
  await agent.ask('update_cart', { lines: [{ line_id, quantity }] });
}

async function typeAddress(page: Page): Promise<void> {
  await page.locator('select[name="address_country"]').selectOption(destination.address_country);
  for (const name of ['street_address', 'postal_code', 'address_locality', 'address_region'] as const)
    await field(page, name).fill(destination[name]);
  await page.getByRole('button', { name: 'Save address' }).click();
}

const add: Omit<Step, 'name'> = {
  at: '/products/speckled-mug',
  byTool: (agent) => agent.ask('update_cart', { lines: [{ variant_id: mug, quantity: 1 }] }),
  byHand: async (page) => {
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('link', { name: 'Cart (1)' })).toBeVisible();
  },
};

const steps: Step[] = [
  { name: 'put into the cart', ...add },
  {
    name: 'change a quantity',
    at: '/cart',
    byTool: (agent) => setFirstLine(agent, 3),
    byHand: async (page) => {
      await page.getByRole('spinbutton').fill('3');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Cart (3)' })).toBeVisible();
    },
  },
  {
    name: 'remove a line',
    byTool: (agent) => setFirstLine(agent, 0),
    byHand: async (page) => {
      await page.getByRole('button', { name: /^Remove/ }).click();
      await expect(page.getByRole('link', { name: 'Cart (0)' })).toBeVisible();
    },
  },
  { name: 'put into the cart again', ...add },
  {
    name: 'empty the cart',
    at: '/cart',
    byTool: (agent) => agent.ask('cancel_cart'),
    byHand: async (page) => {
      await page.getByRole('button', { name: 'Empty the cart' }).click();
      await expect(page.getByRole('link', { name: 'Cart (0)' })).toBeVisible();
    },
  },
  { name: 'put into the cart a third time', ...add },
  {
    name: 'start the checkout',
    at: '/cart',
    byTool: (agent) => agent.ask('proceed_to_checkout'),
    byHand: (page) => page.getByRole('button', { name: 'Checkout' }).click(),
  },
  {
    name: 'give the contact',
    byTool: (agent) => agent.ask('update_checkout', { buyer }),
    byHand: async (page) => {
      for (const [name, value] of Object.entries(buyer)) await field(page, name).fill(value);
      await page.getByRole('button', { name: 'Save contact' }).click();
      await saved(page, 'contact-form');
    },
  },
  {
    name: 'give the address',
    byTool: (agent) => agent.ask('update_checkout', { fulfillment: { destination } }),
    byHand: async (page) => {
      await typeAddress(page);
      await saved(page, 'delivery-form');
    },
  },
  {
    name: 'choose the way of delivery',
    byTool: (agent) => agent.ask('update_checkout', { fulfillment: { destination, option_id: 'express' } }),
    byHand: async (page) => {
      await page.locator('input[name="option_id"][value="express"]').click();
      await saved(page, 'delivery-form');
    },
  },
  {
    name: 'give a discount code',
    byTool: (agent) => agent.ask('update_checkout', { discount_codes: ['WELCOME10'] }),
    byHand: async (page) => {
      await field(page, 'code').fill('WELCOME10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await saved(page, 'discount-form');
    },
  },
  {
    name: 'choose how to pay',
    byTool: (agent) => agent.ask('update_checkout', { payment_option: 'invoice' }),
    byHand: async (page) => {
      await field(page, 'payment_option').first().click();
      await saved(page, 'payment-form');
    },
  },
  {
    name: 'quote, approve, complete',
    byTool: async (agent, page) => {
      const completion = agent.ask('complete_checkout');
      await questionIn(page).armed();
      await questionIn(page).approve.click();
      expect(await completion).toMatchObject({ ok: true, status: 'done' });
    },
    byHand: (page) => page.locator('review-order button.primary').click(),
  },
];

/** Walks all steps in a browser profile of its own; resolves the commands of each step by its name. */
async function walk(
  browser: Browser,
  baseURL: string,
  how: 'byTool' | 'byHand',
): Promise<Record<string, CommandSent[]>> {
  const context = await browser.newContext({ baseURL });
  const watch = await watchPages(context);
  const page = await context.newPage();
  const agent = agentOf(page);
  const recorder = recordCommands(page);
  const sent: Record<string, CommandSent[]> = {};
  for (const step of steps) {
    if (step.at) {
      await page.goto(step.at);
      await agent.waitForTools((tools) => tools.some(({ name }) => name === 'update_cart'));
      await expect(page.getByRole('link', { name: /^Cart \(/ })).toBeVisible();
    }
    await (how === 'byTool' ? step.byTool(agent, page) : step.byHand(page));
    if (step.name === 'start the checkout') {
      await expect(page).toHaveURL('/checkout');
      await agent.waitForTools((tools) => tools.some(({ name }) => name === 'update_checkout'));
    }
    if (step.name === 'quote, approve, complete') await expect(page).toHaveURL(/\/receipt\//);
    sent[step.name] = await recorder.take();
  }
  await context.close();
  expect(watch.problems).toEqual([]);
  return sent;
}

test('every command is the same request, whether a tool or a button sends it', async ({ browser, shop }) => {
  const [byTool, byHand] = [await walk(browser, shop.url, 'byTool'), await walk(browser, shop.url, 'byHand')];
  for (const { name } of steps) {
    const count = name === 'quote, approve, complete' ? 3 : 1;
    expect(byTool[name], name).toHaveLength(count);
    expect(byTool[name], name).toEqual(byHand[name]);
    const headers = Object.keys(byTool[name]![0]!.headers);
    expect(headers, name).toEqual(
      expect.arrayContaining([
        'idempotency-key',
        'x-csrf-token',
        'vitrine-session',
        'vitrine-call',
        'vitrine-via',
      ]),
    );
  }
  const { orders, requests } = await shop.state();
  expect(orders.map(({ via }) => via)).toEqual(['tool', 'button']);
  expect(orders[0]?.receipt.totals).toEqual(orders[1]?.receipt.totals);
  const writes = requests.filter(({ method }) => method !== 'GET');
  const half = writes.length / 2;
  expect(writes.slice(0, half).map(({ headers }) => headers)).toEqual(
    writes.slice(half).map(({ headers }) => headers),
  );
});
