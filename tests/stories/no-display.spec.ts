import type { Frame, Page } from '@playwright/test';
import type { ModelContext } from '@vitrine/testkit';
import { reshapeDocuments, serveCore, serveDocument } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/story.ts';

// An insecure origin cannot be had on loopback, which browsers hold for secure.

/** The shop is used a little, and stays as silent as if our script were not there. */
async function expectSilence(page: Page, { frame }: { frame?: Frame } = {}): Promise<void> {
  const shop = frame ?? page;
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await shop.getByRole('button', { name: 'Add to cart' }).click();
  await expect(shop.getByRole('link', { name: 'Cart (1)' })).toBeVisible();
  // The last look is three seconds after load.
  await page.waitForTimeout(3500);
  const files = await shop.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(files.filter((path) => path.startsWith('/vitrine/'))).toEqual(['/vitrine/vitrine.js']);
  expect(lines).toEqual([]);
}

const product = '/products/speckled-mug';

test('a page whose permissions policy forbids tools displays none and works', async ({ page }) => {
  await reshapeDocuments(page, { headers: { 'permissions-policy': 'tools=()' } });
  await page.goto(product);
  await expectSilence(page);
});

for (const [what, origin] of [
  ['of the same origin', ''],
  ['of another origin', 'http://localhost:65001'],
] as const) {
  test(`the shop in a frame ${what} displays no tools and works`, async ({ page, shop }) => {
    await reshapeDocuments(page, { headers: { 'content-security-policy': null } });
    const url = `${origin || shop.url}/framing-page`;
    const policy = origin ? 'allow="tools"' : '';
    await serveDocument(page, {
      url,
      body: `<iframe src="${shop.url}${product}" ${policy} width=900 height=600></iframe>`,
    });
    await page.goto(url);
    const frame = page.frames()[1]!;
    await expect(frame.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    await expectSilence(page, { frame });
    const listed = await page.evaluate(async () => {
      const { modelContext } = document as unknown as {
        modelContext: ModelContext;
      };
      return (await modelContext.getTools()).length;
    });
    expect(listed).toBe(0);
  });
}

test('in an opaque origin core says so, displays nothing and throws nothing', async ({ page, shop }) => {
  await serveCore(page);
  await serveDocument(page, {
    url: `${shop.url}/opaque-page`,
    headers: { 'content-security-policy': 'sandbox allow-scripts' },
    body: `<script type="module" src="/opaque-page.js" crossorigin></script>`,
  });
  await page.route('**/opaque-page.js', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
      body: `
        import { createPhaseSource, createVitrine, defineTool, defineToolSet } from '/built-core/index.js';
        const said = (document.said = []);
        document.addEventListener('vitrine:unavailable', ({ detail }) => said.push(detail.reason));
        const tool = defineTool({
          name: 'tell', title: 'Tell', description: 'Tells nothing.', effect: 'read', content: 'own', subject: 'anyone',
          scope: 'catalog.read', input: { type: 'object', properties: {}, additionalProperties: false },
          run: async () => ({ status: 'done', data: {} }),
        });
        const vitrine = createVitrine({
          document, phase: createPhaseSource({ document, rules: [], fallback: 'storefront' }), policy: { version: '1' },
          store: () => undefined, calls: () => Promise.reject(new Error('no call here')), clock: () => performance.now(), now: () => Date.now(), newId: () => 'id',
        });
        vitrine.show([defineToolSet({ phase: 'storefront', tools: [tool] })]);
        vitrine.start();
        vitrine.turn(false);
        said.push(vitrine.inspect().surface.status);
      `,
    }),
  );
  await page.goto('/opaque-page');
  await expect
    .poll(() => page.evaluate(() => (document as unknown as { said?: string[] }).said))
    .toEqual(['opaque', 'opaque']);
  const listed = await page.evaluate(async () => {
    const { modelContext } = document as unknown as { modelContext: ModelContext };
    return [origin, (await modelContext.getTools()).length];
  });
  expect(listed).toEqual(['null', 0]);
});
