import { expect, test, type Page } from '@playwright/test';
import { createPageAgent } from '@vitrine/testkit/page';
import { readBuilt, serve } from '../bench/serve.mjs';

/** As strict as the demo store's pages: nothing inline, no eval, Trusted Types, every script with integrity. */
const strict: Record<string, string> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; " +
    "require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'",
  'Integrity-Policy': 'blocked-destinations=(script)',
};
const icon = '<link rel="icon" href="/icon.svg" />';
const snippet = readBuilt('/vitrine/snippet.html') ?? '';
const shop = `<!doctype html><html lang="en"><title>Shop</title>${icon}${snippet}<h1>Shop</h1></html>`;
const manifest = JSON.parse(readBuilt('/vitrine/manifest.json') ?? '{}') as {
  files: { file: string }[];
  parts: Record<string, string[]>;
};

interface Told {
  errors: string[];
  consoled: string[];
  requests: string[];
}

/** Opens the shop with some files changed. What the page and the browser said is told. */
async function open(page: Page, { path = '/', tampered = {} as Record<string, string>, headers = strict }) {
  const server = await serve({
    routes: { '/icon.svg': '', '/': shop, '/checkout': shop, ...tampered },
    headers,
  });
  const told: Told = { errors: [], consoled: [], requests: server.requests };
  page.on('pageerror', (error) => told.errors.push(error.message));
  page.on('console', (message) => {
    // The shop behind this page has no API; what it answers is not what is looked at here.
    if (message.type() === 'error' && !message.location().url.includes('/api/'))
      told.consoled.push(message.text());
  });
  await page.goto(`${server.origin}${path}`);
  return { server, told, agent: createPageAgent(page, { transport: 'in-page' }) };
}

const tamperedWith = (file: string): Record<string, string> => ({
  [`/vitrine/${file}`]: `${readBuilt(`/vitrine/${file}`)}\n;document.title = 'tampered';`,
});

test('a strict page has its tools, without a violation', async ({ page }) => {
  const { server, told, agent } = await open(page, {});
  const tools = await agent.waitForTools((listed) => listed.length > 5);
  expect(tools.map(({ name }) => name)).toContain('search_catalog');
  await expect.poll(() => told.requests.filter((path) => path.includes('/confirm-'))).toHaveLength(1);
  await page.waitForTimeout(300);
  expect(told).toMatchObject({ errors: [], consoled: [] });
  await server.close();
});

const cases = [
  { path: '/', parts: manifest.parts['storefront'], page: 'a strict page', headers: strict },
  { path: '/', parts: manifest.parts['storefront'], page: 'a plain page', headers: {} },
  { path: '/checkout', parts: manifest.parts['checkout']?.slice(-2), page: 'a strict page', headers: strict },
];
for (const { path, parts, page: kind, headers } of cases) {
  for (const file of ['vitrine.js', ...(parts ?? [])]) {
    const title = `at ${path} on ${kind} a changed ${file.split('-')[0]} shows no tool and leaves the shop alone`;
    test(title, async ({ page }) => {
      const { server, told, agent } = await open(page, { path, headers, tampered: tamperedWith(file) });
      await expect.poll(() => told.consoled.length).toBeGreaterThan(0);
      await page.waitForTimeout(300);
      expect(await agent.tools()).toEqual([]);
      expect(await page.title()).toBe('Shop');
      expect(told.errors).toEqual([]);
      // The browser's own words: one line a fetch, and a static import is fetched again after its preload failed.
      const lines = [...new Set(told.consoled)];
      expect(lines).toEqual([expect.stringMatching(`integrity.*/vitrine/${file}`)]);
      await server.close();
    });
  }
}

test('a changed dialog, store adapter or part that serves calls runs nothing; what needs it answers with a fault', async ({
  page,
}) => {
  const files = manifest.files.map(({ file }) => file).filter((file) => /^(confirm|http|calls)-/.test(file));
  const tampered = Object.assign({}, ...files.map(tamperedWith)) as Record<string, string>;
  const { server, told, agent } = await open(page, { tampered });
  await agent.waitForTools((listed) => listed.length > 5);
  await expect.poll(() => told.consoled.length).toBe(files.length);
  expect(files).toHaveLength(3);
  expect(await agent.call('get_cart', {})).toMatchObject({
    ok: false,
    code: 'internal',
    side_effect: 'none',
  });
  expect(await page.title()).toBe('Shop');
  expect(told.errors).toEqual([]);
  await server.close();
});

test('a browser without the API asks for nothing but the loader', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'modelContext'));
  const { server, told } = await open(page, {});
  await page.waitForTimeout(3500);
  expect(told).toMatchObject({ errors: [], consoled: [] });
  expect(told.requests.filter((asked) => asked.startsWith('/vitrine/'))).toEqual(['/vitrine/vitrine.js']);
  await server.close();
});
