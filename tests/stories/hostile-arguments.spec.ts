import type { Page } from '@playwright/test';
import type { ModelContext } from '@vitrine/testkit';
import { checkAnswer, type Answer } from '../fixtures/check-answer.ts';
import { garbageFor, hopeless } from '../fixtures/garbage.ts';
import { open } from '../fixtures/order.ts';
import { agentOf, expect, test, type StoryAgent } from '../fixtures/story.ts';

/** Calls one tool with every input, one after the other; texts as the page's own script gets them. */
function callWithAll(page: Page, name: string, inputs: object[]): Promise<(string | null)[]> {
  return page.evaluate(
    async ([tool, texts]) => {
      const { modelContext } = document as unknown as {
        modelContext: ModelContext;
      };
      const answers: (string | null)[] = [];
      for (const text of texts) {
        const entry = (await modelContext.getTools()).find((one) => one.name === tool);
        if (!entry) return answers;
        answers.push(await modelContext.executeTool(entry, JSON.parse(text) as object));
      }
      return answers;
    },
    [name, inputs.map((input) => JSON.stringify(input))] as const,
  );
}

/** Every tool on display answers every garbage with an envelope; what can never be right is refused without a write. */
async function fuzz(page: Page, agent: StoryAgent, names: string[]): Promise<void> {
  const tools = await agent.tools();
  for (const name of names) {
    const tool = tools.find((one) => one.name === name);
    expect(tool, name).toBeDefined();
    const inputs = garbageFor(tool!.inputSchema);
    const answers = await callWithAll(page, name, inputs);
    expect(answers, name).toHaveLength(inputs.length);
    answers.forEach((text, index) => {
      const answer = JSON.parse(text ?? 'null') as Answer;
      checkAnswer(name, answer);
      if (!hopeless.includes(inputs[index]!)) return;
      expect(answer.code, `${name} ${text}`).toBe('invalid_arguments');
      expect(text, 'no value is echoed').not.toContain('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx');
    });
  }
  const clean = await page.evaluate(() => Object.keys(Object.prototype).length === 0 && !('polluted' in {}));
  expect(clean).toBe(true);
}

test('garbage given to the storefront tools changes nothing and breaks nothing', async ({
  page,
  shop,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.expectRefusal(/\/api\//);
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  await fuzz(page, agent, await agent.names());
  const { requests, orders, carts } = await shop.state();
  expect(requests.filter(({ status }) => status >= 500)).toEqual([]);
  expect([orders, carts.flatMap(({ lines }) => lines)]).toEqual([[], []]);
  expect(await agent.ask('search_catalog', { query: 'mug' })).toMatchObject({ ok: true });
});

test('garbage given to the checkout tools changes nothing and breaks nothing', async ({
  page,
  shop,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.expectRefusal(/\/api\//);
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  await agent.ask('update_cart', { lines: [{ variant_id: 'variant-mug-sand', quantity: 1 }] });
  await agent.ask('proceed_to_checkout');
  await agent.waitForTools((tools) => tools.some(({ name }) => name === 'update_checkout'));
  const before = await agent.ask('get_checkout');
  await fuzz(page, agent, await agent.names());
  const { requests, orders, approvals } = await shop.state();
  expect(requests.filter(({ status }) => status >= 500)).toEqual([]);
  expect([orders, approvals]).toEqual([[], []]);
  expect((await agent.ask('get_checkout')).data).toEqual(before.data);
});

test('text in place of arguments is refused by the browser, over every way to call', async ({
  page,
  shop,
}) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  const text = JSON.stringify({ lines: [{ variant_id: 'variant-mug-sand', quantity: 1 }] });
  expect(await agent.call('update_cart', text as never)).toEqual({ rejected: 'TypeError' });
  expect((await shop.state()).requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});
