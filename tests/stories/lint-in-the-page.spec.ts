import type { Page } from '@playwright/test';
import type * as core from '@vitrine/core';
import { reshapeDocuments, serveCore, withAttribute } from '../fixtures/documents.ts';
import { open } from '../fixtures/order.ts';
import { agentOf, expect, test } from '../fixtures/story.ts';

type Core = Pick<typeof core, 'defineTool' | 'defineToolSet'>;

/** The shop shows a private tool to everybody. */
async function offerProfile(page: Page, subject: 'anyone' | 'required'): Promise<void> {
  await page.evaluate(async (who) => {
    const { defineTool, defineToolSet } = (await import('/built-core/index.js' as string)) as Core;
    const getProfile = defineTool({
      name: 'get_profile',
      title: 'Profile',
      description: 'Returns the profile of the shopper: name and favourite shelf. Use it to greet.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      effect: 'read',
      content: 'own',
      subject: who,
      scope: 'catalog.read',
      run: async () => ({ status: 'done', data: {} }),
    });
    const tools = [defineToolSet({ phase: 'storefront', tools: [getProfile] })];
    document.dispatchEvent(new CustomEvent('vitrine:connect', { detail: { tools } }));
  }, subject);
}

/** What the page printed, and the script's files it fetched. */
function watch(page: Page): { printed: string[]; fetched: string[] } {
  const seen = { printed: [] as string[], fetched: [] as string[] };
  page.on('console', (message) => seen.printed.push(`${message.type()} ${message.text()}`));
  page.on('request', (request) => seen.fetched.push(new URL(request.url()).pathname));
  return seen;
}

test('data-dev prints what is wrong with the tools on display, by tool, with a link to the rule', async ({
  page,
}) => {
  // Integrity-Policy would forbid the test's own module.
  const headers = { 'integrity-policy': null };
  await reshapeDocuments(page, { headers, html: withAttribute('data-dev') });
  await serveCore(page);
  const { printed } = watch(page);
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'get_cart' });
  await expect.poll(() => printed).toContain('info Vitrine: nothing left to find.');
  await offerProfile(page, 'anyone');
  const about = (line: string): boolean => line.includes('rules.html#subject-missing');
  await expect.poll(() => printed.filter(about)).toHaveLength(1);
  expect(printed).toContain('startGroup Vitrine: get_profile');
  const link = /http\S+#subject-missing/.exec(printed.find(about) ?? '')?.[0] ?? '';
  const answer = await page.request.get(link);
  expect(await answer.text()).toContain('<section id="subject-missing">');
});

test('no shopper fetches the linter', async ({ page }) => {
  const { printed, fetched } = watch(page);
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'get_cart' });
  await page.waitForLoadState('networkidle');
  expect(fetched.some((path) => path.startsWith('/vitrine/main-'))).toBe(true);
  expect(fetched.filter((path) => path.startsWith('/vitrine/dev-'))).toEqual([]);
  expect(printed.filter((line) => line.includes('Vitrine'))).toEqual([]);
});
