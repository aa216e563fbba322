import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { toHints } from '@vitrine/core';
import { checkoutSets } from '@vitrine/commerce/checkout';
import { storefrontSet } from '@vitrine/commerce/storefront';
import { findBrowser, launchFlags } from '../runner/browser.mjs';
import { serve } from './serve.mjs';

/** Without isolation the page's clock ticks at 0.1 ms. */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cache-Control': 'max-age=600',
};

const bare = ({ name, title, description, input, effect, content }) => {
  const annotations = toHints({ effect, content });
  return { name, title, description, inputSchema: input, ...(annotations && { annotations }) };
};
const toModule = ({ tools }) => `export const tools = ${JSON.stringify(tools.map(bare))};`;

/** Browser, pages and addresses that every measure works with. */
export async function openStage() {
  const storefront = storefrontSet();
  const [checkout] = checkoutSets();
  const page = '<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,"></html>';
  const routes = {
    '/': page,
    '/bench/storefront.js': toModule(storefront),
    '/bench/checkout.js': toModule(checkout),
  };
  const server = await serve({ routes, headers: isolation });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
  const manifest = JSON.parse(
    readFileSync(new URL('../../packages/script/dist/manifest.json', import.meta.url), 'utf8'),
  );
  const pathOf = (name) => `/vitrine/${manifest.files.find(({ file }) => file.startsWith(`${name}-`)).file}`;

  /** A fresh page of one browser profile, so that files come from its cache; `throttle` slows its processor. */
  const context = await browser.newContext();
  const newPage = async ({ throttle = 1 } = {}) => {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(`${server.origin}/`);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    return { page, cdp };
  };
  return {
    newPage,
    pathOf,
    partsOf: (name) => manifest.parts[name].map((file) => `/vitrine/${file}`),
    core: '/vitrine/budget/core.js',
    sizes: [storefront.tools.length, checkout.tools.length],
    version: browser.version(),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Runs a function of a page module: `call(page, 'swaps', 'swapBare', options)`. */
export const call = (page, [module, name], options) =>
  page.evaluate(async ({ module, name, options }) => (await import(`/bench/${module}.js`))[name](options), {
    module,
    name,
    options,
  });

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}
