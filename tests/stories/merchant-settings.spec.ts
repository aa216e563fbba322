import type { Page } from '@playwright/test';
import type * as core from '@vitrine/core';
import { reshapeDocuments, serveCore, withAttribute } from '../fixtures/documents.ts';
import { open } from '../fixtures/order.ts';
import { agentOf, expect, test } from '../fixtures/story.ts';

type Core = Pick<typeof core, 'defineTool' | 'defineToolSet'>;

/** Offers the page's own tool: `greet`, which answers with the given word. */
async function offerGreet(page: Page, word: string): Promise<void> {
  await page.evaluate(async (text) => {
    const { defineTool, defineToolSet } = (await import('/built-core/index.js' as string)) as Core;
    const greet = defineTool({
      name: 'greet',
      title: 'Greet',
      description: `Says ${text}. A tool of this shop.`,
      input: { type: 'object', properties: {}, additionalProperties: false },
      effect: 'read',
      content: 'own',
      subject: 'anyone',
      scope: 'catalog.read',
      run: async () => ({ status: 'done', data: { word: text } }),
    });
    const tools = [defineToolSet({ phase: 'storefront', tools: [greet] })];
    document.dispatchEvent(new CustomEvent('vitrine:connect', { detail: { tools } }));
  }, word);
}

test('data-off keeps the named tools off display', async ({ page }) => {
  await reshapeDocuments(page, { html: withAttribute('data-off="update_cart cancel_cart"') });
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'get_cart' });
  const names = await agent.names();
  expect(names).not.toContain('update_cart');
  expect(names).not.toContain('cancel_cart');
  expect(names).toHaveLength(9);
});

test('data-scopes keeps everything outside them off display', async ({ page }) => {
  await reshapeDocuments(page, { html: withAttribute('data-scopes="catalog cart.read"') });
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'get_cart' });
  expect(await agent.names()).toEqual([
    'browse_store',
    'get_cart',
    'get_product',
    'get_product_reviews',
    'search_catalog',
    'show_variant',
  ]);
});

test('a policy that is offered again recomputes the display at once', async ({ page, shop }) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  const names = await agent.names();
  const offer = (policy: object) =>
    page.evaluate(
      (detail) =>
        void document.dispatchEvent(new CustomEvent('vitrine:connect', { detail: { policy: detail } })),
      policy,
    );
  await offer({ version: '2', off: ['update_cart'] });
  expect(await agent.names()).toEqual(names.filter((name) => name !== 'update_cart'));
  expect(await agent.call('update_cart', { lines: [] })).toEqual({ rejected: 'UnknownError' });
  await offer({ version: '3', scopes: ['catalog.read'] });
  expect(await agent.names()).not.toContain('get_cart');
  await offer({ version: '4' });
  expect(await agent.names()).toEqual(names);
  expect((await shop.state()).requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('where the shopper turned tools off in this browser they go right after the start', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vitrine:off', '1'));
  const statuses: string[] = [];
  await page.exposeFunction('tellSurface', (status: string) => statuses.push(status));
  await page.addInitScript(() =>
    document.addEventListener('vitrine:surface', (event) => {
      const { status } = (event as CustomEvent<{ status: string }>).detail;
      void (window as unknown as { tellSurface(status: string): void }).tellSurface(status);
    }),
  );
  await page.goto('/');
  await expect.poll(() => statuses.at(-1)).toBe('off');
  const agent = agentOf(page);
  expect(await agent.names()).toEqual([]);
  expect(await agent.call('get_cart')).toEqual({ rejected: 'UnknownError' });
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/collections/all');
  expect(await agent.names()).toEqual([]);
});

test('the tag twice on a page counts once', async ({ page, shop }) => {
  // Another address, or the browser would run the module only once.
  await reshapeDocuments(page, {
    html: (html) => {
      const [tag = ''] = /<script type="module" src="\/vitrine[^]*?<\/script>/.exec(html) ?? [];
      return html.replace(tag, tag + tag.replace('vitrine.js', 'vitrine.js?again'));
    },
  });
  const refusals: string[] = [];
  await page.exposeFunction('tellUnavailable', (reason: string) => refusals.push(reason));
  await page.addInitScript(() =>
    document.addEventListener('vitrine:unavailable', (event) => {
      const { reason } = (event as CustomEvent<{ reason: string }>).detail;
      void (window as unknown as { tellUnavailable(reason: string): void }).tellUnavailable(reason);
    }),
  );
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  await expect.poll(() => refusals).toEqual(['second_copy']);
  expect(await agent.names()).toHaveLength(11);
  const lines = [{ variant_id: 'variant-mug-sand', quantity: 1 }];
  expect(await agent.ask('update_cart', { lines })).toMatchObject({ ok: true, status: 'done' });
  expect((await shop.state()).requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test("the shop's own tools are displayed, and a replaced definition takes the place of the former", async ({
  page,
}) => {
  // As a development server has it: modules without integrity.
  await reshapeDocuments(page, { headers: { 'integrity-policy': null } });
  await serveCore(page);
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'get_cart' });
  const names = await agent.names();
  await offerGreet(page, 'hello');
  expect(await agent.names()).toEqual([...names, 'greet'].sort());
  expect(await agent.ask('greet')).toMatchObject({ ok: true, data: { word: 'hello' } });
  await offerGreet(page, 'good day');
  const tools = await agent.tools();
  expect(tools.filter(({ name }) => name === 'greet')).toMatchObject([
    { description: 'Says good day. A tool of this shop.' },
  ]);
  expect(await agent.ask('greet')).toMatchObject({ ok: true, data: { word: 'good day' } });
  expect(await agent.ask('get_cart')).toMatchObject({ ok: true });
});
