import type { Host } from '../cli/host.ts';
import { isUnusable, type Unusable } from '../inputs/input.ts';
import { launchBrowser } from './browser.ts';
import { diagnose, type Diagnosis } from './diagnose.ts';
import { visitPage } from './visit-page.ts';

/** Opens a page and finds out what keeps its tools from being listed. */
export async function examine(
  url: string,
  { browser: path, watch_ms, host }: { browser: string | undefined; watch_ms: number; host: Host },
): Promise<Diagnosis | Unusable> {
  const browser = await launchBrowser({ path, env: host.env, webmcp: true });
  if (isUnusable(browser)) return browser;
  try {
    host.note(`visiting ${url}`);
    const seen = await visitPage(await browser.newContext(), url, watch_ms);
    return isUnusable(seen) ? seen : diagnose(seen.visit);
  } finally {
    await browser.close();
  }
}
