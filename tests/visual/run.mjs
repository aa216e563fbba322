// Pictures of every page and state, in light and dark, narrow and wide, and axe on each: `pnpm visual [name ...]`.
// Looks at the built shop; the pictures go to `tests/visual/out`. Ends with 1 if axe finds anything.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createShop } from '../../demo-store/dist/server/create-shop.js';
import { findBrowser, launchFlags } from '../runner/browser.mjs';
import { scenes } from './scenes.mjs';

const out = fileURLToPath(new URL('out/', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const views = [
  { name: 'light', width: 1280, colorScheme: 'light' },
  { name: 'dark', width: 1280, colorScheme: 'dark' },
  { name: '320', width: 320, colorScheme: 'light' },
  { name: 'wide', width: 1920, colorScheme: 'light' },
];

const options = process.argv.slice(2);
const wanted = options.filter((name) => !name.startsWith('--'));
const only = options.find((name) => name.startsWith('--view='))?.slice('--view='.length);
const web = process.env.WEB_DIST;
const shop = await createShop({ database: ':memory:', lab: true, ...(web && { places: { web } }) });
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
if (wanted.length === 0) rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

let problems = 0;
for (const [name, way] of scenes.filter(([name]) => wanted.length === 0 || wanted.includes(name))) {
  for (const view of views.filter(({ name }) => !only || only.split(',').includes(name)))
    await look({ name, way, view });
}
await browser.close();
await shop.close();
console.log(`${problems} problems`);
process.exitCode = problems > 0 ? 1 : 0;

async function look({ name, way, view }) {
  const { width, colorScheme } = view;
  const context = await browser.newContext({
    baseURL: shop.url,
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: width < 600 ? 700 : 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => report(`${name} ${view.name}: ${error.message}`));
  try {
    await (typeof way === 'string' ? page.goto(way) : way(page));
    await page.locator('footer.site').waitFor();
    await settle(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) report(`${name} ${view.name}: ${overflow} px wider than the window`);
    const [x, y] = await page.evaluate(() => [scrollX, scrollY]);
    await page.screenshot({
      path: `${out}${name}.${view.name}.png`,
      fullPage: !(await page.locator('dialog[open]').count()),
    });
    await page.evaluate(([left, top]) => scrollTo(left, top), [x, y]);
    for (const line of await violations(page)) report(`${name} ${view.name}: ${line}`);
  } catch (error) {
    report(`${name} ${view.name}: ${error.message.split('\n')[0]}`);
  }
  await context.close();
}

/** Lazy pictures below the window come only when somebody gets near them. */
async function settle(page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.waitForTimeout(250);
}

async function violations(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`)
        .join(' | ')
        .slice(0, 400)}`,
  );
}

function report(line) {
  problems += 1;
  console.log(line);
}
