import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { toLine, type Unusable } from '../inputs/input.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

export interface Launch {
  /** `--browser`. */
  path: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
  webmcp: boolean;
}

/** A headless Chromium with or without WebMCP, or one line why there is none. */
export async function launchBrowser({ path, env, webmcp }: Launch): Promise<Browser | Unusable> {
  const playwright = await import('playwright-core').catch(() => undefined);
  if (!playwright)
    return {
      problem: 'live pages need playwright-core, which is not installed (pnpm add -D playwright-core).',
    };
  const executablePath = path ?? findBrowser(env, playwright.chromium.executablePath());
  if (executablePath === undefined || !existsSync(executablePath))
    return {
      problem: `no Chromium ${path ? `at ${path}` : 'was found'}: name one with --browser or CHROME_PATH.`,
    };
  const args = [
    // Containers run as root, where the sandbox does not start.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    webmcp ? '--enable-features=WebMCP' : '--disable-features=WebMCP,WebMCPTesting',
  ];
  try {
    return await playwright.chromium.launch({ executablePath, args });
  } catch (error) {
    return { problem: `the browser ${executablePath} did not start: ${toLine(error)}` };
  }
}

function findBrowser(env: Launch['env'], own: string): string | undefined {
  if (env['CHROME_PATH']) return env['CHROME_PATH'];
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [own, ...inPath].find((path) => existsSync(path));
}
