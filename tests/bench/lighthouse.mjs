// Lighthouse's performance of the built shop in its default throttling (slow 4G, a processor four times slower):
// `node tests/bench/lighthouse.mjs [runs]`. Fetched by npx when asked for: as a dependency its 200 packages would be
// part of every first start. Prints the median of each figure and the
// best score (other work on the machine lengthens tasks, never shortens them); ends with 1 below the floors.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createShop } from '../../demo-store/dist/server/create-shop.js';
import { runCommand } from '../../demo-store/run-command.mjs';
import { findBrowser, launchFlags } from '../runner/browser.mjs';

const version = 'lighthouse@12.8.2';
const floors = { score: 95, shift: 0.02 };
const paths = ['/', '/products/speckled-mug', '/checkout'];
const runs = Number(process.argv[2] ?? 3);

const shop = await createShop({ database: ':memory:' });
const profile = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'));
const port = await freePort();
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: findBrowser(),
  headless: true,
  args: [...launchFlags, `--remote-debugging-port=${port}`],
});
await openCheckout(await browser.newPage());

let low = false;
for (const path of paths) {
  const all = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure(shop.url + path));
  const figures = Object.fromEntries(
    Object.keys(all[0]).map((name) => [name, median(all.map((one) => one[name]))]),
  );
  low ||= figures.score < floors.score || figures.shift > floors.shift;
  console.log(
    `${path}: best score ${Math.max(...all.map(({ score }) => score))}; ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`,
  );
}
await browser.close();
await shop.close();
rmSync(profile, { recursive: true, force: true });
process.exitCode = low ? 1 : 0;

/** Milliseconds but for score (0 to 100) and layout shift. */
async function measure(url) {
  const options = ['--output=json', '--quiet', '--only-categories=performance', '--disable-storage-reset'];
  const { code, output } = await runCommand(['npx', '--yes', version, url, `--port=${port}`, ...options]);
  if (code !== 0) throw new Error(output);
  const { categories, audits } = JSON.parse(output.slice(output.indexOf('{')));
  const value = (name) => Math.round(audits[name].numericValue);
  return {
    score: Math.round(categories.performance.score * 100),
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: Math.round(audits['cumulative-layout-shift'].numericValue * 1000) / 1000,
  };
}

/** Lighthouse's pages share this browser's cookies: the checkout it opens has something in it. */
async function openCheckout(page) {
  await page.goto(`${shop.url}/products/speckled-mug`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.locator('contact-form').waitFor();
  await page.close();
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}
