// Finding a Chromium with native WebMCP for the tests.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

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

/** Path of the browser to test with: `CHROME_PATH`, Playwright's own, the system's; undefined if there is none. */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return systemBrowsers(env).find((path) => existsSync(path));
}

function systemBrowsers(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...macApps.map((app) => join('/Applications', app))];
}
