import type { ModelContext } from '@vitrine/testkit';
import { open } from '../fixtures/order.ts';
import { agentOf, expect, test } from '../fixtures/story.ts';
import { startSampling } from '../fixtures/sampling.ts';

const twoMugs = { lines: [{ variant_id: 'variant-mug-sand', quantity: 2 }] };

test('storefront tools are gone at checkout and the reverse, and never are both on display', async ({
  page,
}) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  await agent.ask('update_cart', twoMugs);
  const samples = await startSampling(page);
  await agent.ask('proceed_to_checkout');
  await agent.waitForTools((tools) => tools.some(({ name }) => name === 'get_checkout'));
  expect(await agent.ask('navigate_to_storefront')).toMatchObject({ ok: true });
  await agent.waitForTools((tools) => tools.some(({ name }) => name === 'get_cart'));
  const { listings, rounds } = await samples.end();
  const has = (listing: string[], names: string[]) => names.some((name) => listing.includes(name));
  const atStore = listings.filter((listing) => has(listing, ['search_catalog', 'update_cart', 'get_cart']));
  const atTill = listings.filter((listing) =>
    has(listing, ['get_checkout', 'update_checkout', 'complete_checkout']),
  );
  expect(atStore.length).toBeGreaterThan(5);
  expect(atTill.length).toBeGreaterThan(5);
  expect(atStore.filter((listing) => atTill.includes(listing))).toEqual([]);
  // Calls of both sets, started at one moment over and over: never do both answer.
  expect(rounds.some(({ get_cart }) => get_cart)).toBe(true);
  expect(rounds.some(({ get_checkout }) => get_checkout)).toBe(true);
  expect(rounds.filter(({ get_cart, get_checkout }) => get_cart && get_checkout)).toEqual([]);
});

test('a name of the phase that was left is refused by the browser, and nothing is sent', async ({
  page,
  shop,
}) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  await agent.ask('update_cart', twoMugs);
  await agent.ask('proceed_to_checkout');
  await agent.waitForTools((tools) => tools.some(({ name }) => name === 'get_checkout'));
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  const before = (await shop.state()).requests.length;
  for (const name of ['update_cart', 'get_cart', 'search_catalog', 'proceed_to_checkout']) {
    expect(await agent.call(name, name === 'update_cart' ? twoMugs : {})).toEqual({
      rejected: 'UnknownError',
    });
  }
  expect((await shop.state()).requests.length).toBe(before);
});

test('a call whose tool is taken down and put up again in the same tick runs once, as the new body', async ({
  page,
  shop,
}) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  const answer = await page.evaluate(async (input) => {
    const { modelContext } = document as unknown as { modelContext: ModelContext };
    const tool = (await modelContext.getTools()).find(({ name }) => name === 'update_cart')!;
    const call = modelContext.executeTool(tool, input);
    history.pushState(null, '', '/checkout');
    history.pushState(null, '', '/');
    return JSON.parse((await call)!);
  }, twoMugs);
  expect(answer).toMatchObject({ ok: true, status: 'done', data: { item_count: 2 } });
  const puts = (await shop.state()).requests.filter(({ method }) => method === 'PUT');
  expect(puts).toHaveLength(1);
});

test('a call whose tool is taken down in the same tick never runs', async ({ page, shop }) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  const rejected = await page.evaluate(async (input) => {
    const { modelContext } = document as unknown as { modelContext: ModelContext };
    const tool = (await modelContext.getTools()).find(({ name }) => name === 'update_cart')!;
    const call = modelContext.executeTool(tool, input);
    history.pushState(null, '', '/checkout');
    return call.then(String, ({ name }: Error) => name);
  }, twoMugs);
  expect(rejected).toBe('UnknownError');
  await agent.waitForTools((tools) => tools.some(({ name }) => name === 'get_checkout'));
  expect((await shop.state()).requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a hundred moves in one tick end with exactly the set of the last one', async ({ page }) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  const names = await agent.names();
  const surfaces = await page.evaluate(() => {
    let count = 0;
    document.addEventListener('vitrine:surface', () => (count += 1));
    for (let move = 0; move < 50; move += 1) {
      history.pushState(null, '', '/checkout');
      history.pushState(null, '', '/');
    }
    return count;
  });
  expect(surfaces).toBe(100);
  expect(await agent.names()).toEqual(names);
  expect(await agent.ask('get_cart')).toMatchObject({ ok: true });
});
