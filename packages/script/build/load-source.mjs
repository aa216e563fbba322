import { runnerImport } from 'vite';

/** The module of a TypeScript source file, which Node 20 does not run by itself. */
export async function loadSource(root, file) {
  const { module } = await runnerImport(file, {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@vitrine/source', 'module', 'node', 'development|production'] },
  });
  return module;
}
