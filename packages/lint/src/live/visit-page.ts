import type { BrowserContext, Page, Response } from 'playwright-core';
import { toLine, type Unusable } from '../inputs/input.ts';
import type { Registration } from '../page-facts.ts';
import { look, mark, record, type Sight } from './page-record.ts';

/** What one visit saw. */
export interface Visit {
  url: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  sight: Sight;
  registrations: Registration[];
  scripts: { url: string; text: string }[];
  /** Uncaught errors of the page. */
  errors: string[];
  /** Requests for scripts that failed, with the reason. */
  failed: { url: string; why: string }[];
  /** Lines of type error the browser or page wrote to the console. */
  console: string[];
}

/** Characters of a script that are kept; a bundle is larger, its tool code is near where the API is named. */
const mostScript = 3_000_000;
const patience_ms = 30_000;

/** Opens a page, watches tools come and go until `watch_ms` after `load`, and leaves it open for whoever asks next. */
export async function visitPage(
  context: BrowserContext,
  url: string,
  watch_ms: number,
): Promise<{ page: Page; visit: Visit } | Unusable> {
  const page = await context.newPage();
  const seen = await watch(page);
  try {
    const response = await page.goto(url, { waitUntil: 'load', timeout: patience_ms });
    const loaded = Date.now();
    if (!response) return { problem: `${url} gave no document.` };
    await page.waitForTimeout(watch_ms);
    const sight = await page.evaluate(look, mark);
    return {
      page,
      visit: {
        url,
        status: response.status(),
        headers: await response.allHeaders(),
        sight,
        registrations: seen.registrations.map((one) => ({ ...one, at_ms: one.at_ms - loaded })),
        scripts: await readScripts(seen.scripts),
        errors: seen.errors,
        failed: seen.failed,
        console: seen.console,
      },
    };
  } catch (error) {
    await page.close();
    return { problem: `${url} could not be opened: ${toLine(error).replace(/^page\.\w+: /, '')}` };
  }
}

async function watch(page: Page) {
  const seen = {
    registrations: [] as Registration[],
    scripts: [] as Response[],
    errors: [] as string[],
    failed: [] as Visit['failed'],
    console: [] as string[],
  };
  await page.addInitScript(record, mark);
  page.on('pageerror', (error) => seen.errors.push(toLine(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.console.push(toLine(message.text()));
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') seen.scripts.push(response);
  });
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script')
      seen.failed.push({ url: request.url(), why: request.failure()?.errorText ?? 'failed' });
  });
  const session = await page.context().newCDPSession(page);
  const note =
    (what: Registration['what']) =>
    ({ tools }: { tools: readonly { name: string }[] }): void =>
      tools.forEach(({ name }) => seen.registrations.push({ tool: name, at_ms: Date.now(), what }));
  session.on('WebMCP.toolsAdded', note('added'));
  session.on('WebMCP.toolsRemoved', note('removed'));
  await session.send('WebMCP.enable').catch(() => undefined);
  return seen;
}

/** Texts of the scripts that were served; one that cannot be read any more is left out. */
async function readScripts(responses: readonly Response[]): Promise<Visit['scripts']> {
  const read = await Promise.all(
    responses.map(async (response) => ({
      url: response.url(),
      text: await response.text().then(
        (text) => text.slice(0, mostScript),
        () => '',
      ),
    })),
  );
  return read.filter(({ text }) => text !== '');
}
