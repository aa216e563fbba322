import { join } from 'node:path';
import { loadSource } from './load-source.mjs';

/** Makes every set of ours from its source, so that a definition `defineTool` refuses fails the build. Resolves the number of tools. */
export async function checkSets(root) {
  const load = (name) => loadSource(root, join(root, `../commerce/src/${name}.ts`));
  const { storefrontSet } = await load('storefront');
  const { checkoutSets } = await load('checkout');
  const made = [false, true].map((thirdPartyCatalog) => ({ thirdPartyCatalog }));
  return made
    .flatMap((options) => [storefrontSet(options), ...checkoutSets(options)])
    .flatMap(({ tools }) => tools).length;
}
