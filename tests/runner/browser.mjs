// Finding, or getting, a Chromium with native WebMCP for the tests.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../../demo-store/bootstrap.mjs';
import { runCommand } from '../../demo-store/run-command.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macApps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Flags every test browser starts with: WebMCP on, no sandbox (containers), no background traffic. */
export const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-features=WebMCP',
];

/** Path of the first browser there is: `CHROME_PATH`, Playwright's own, the system's; undefined if there is none. */
export function findBrowser(env = process.env) {
  return candidates(env).find((path) => existsSync(path));
}

/** A browser in which WebMCP was seen to work, installed if need be: `{ path }`, or `{ problem }` (one line). */
export async function getBrowser(env = process.env) {
  const found = await firstWithWebMcp(candidates(env));
  if (found) return { path: found };
  if (env.CHROME_PATH) return { problem: `CHROME_PATH=${env.CHROME_PATH} is no Chromium with WebMCP.` };
  console.log('No Chromium with WebMCP here; installing one ...');
  const output = await install();
  const installed = await firstWithWebMcp(candidates(env));
  if (installed) return { path: installed };
  process.stderr.write(output);
  return { problem: 'Install Chromium 156 or newer and name it in CHROME_PATH, then run npm test again.' };
}

function candidates(env) {
  if (env.CHROME_PATH) return [env.CHROME_PATH];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...inPath, ...macApps.map((app) => join('/Applications', app))];
}

async function firstWithWebMcp(paths) {
  for (const path of paths) if (existsSync(path) && (await hasWebMcp(path))) return path;
  return undefined;
}

async function install() {
  if (isDebian() && process.getuid?.() === 0) {
    const update = await runCommand(['apt-get', 'update']);
    const chosen = await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']);
    return update.output + chosen.output;
  }
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  return (await runCommand([process.execPath, cli, 'install', 'chromium'])).output;
}

function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'));
}

/** Whether a page on localhost, opened in this browser, can register a tool. */
async function hasWebMcp(executablePath) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>WebMCP?</title>');
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  let browser;
  try {
    browser = await chromium.launch({ executablePath, args: launchFlags });
    const page = await browser.newPage();
    await page.goto(`http://localhost:${server.address().port}/`);
    return await page.evaluate(() => typeof document.modelContext?.registerTool === 'function');
  } catch {
    return false;
  } finally {
    await browser?.close();
    server.close();
  }
}
