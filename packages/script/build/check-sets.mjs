import { join } from 'node:path';
import { runnerImport } from 'vite';

/** Makes every set of ours from its source, so that a definition `defineTool` refuses fails the build. Resolves the number of tools. */
export async function checkSets(root) {
  const load = async (name) => {
    const file = join(root, `../commerce/src/${name}.ts`);
    const { module } = await runnerImport(file, {
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['@vitrine/source', 'module', 'node', 'development|production'] },
    });
    return module;
  };
  const { storefrontSet } = await load('storefront');
  const { checkoutSets } = await load('checkout');
  const made = [false, true].map((thirdPartyCatalog) => ({ thirdPartyCatalog }));
  return made
    .flatMap((options) => [storefrontSet(options), ...checkoutSets(options)])
    .flatMap(({ tools }) => tools).length;
}
