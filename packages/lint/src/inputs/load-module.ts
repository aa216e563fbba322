import { resolve } from 'node:path';

/** Loads a module, TypeScript or not, and resolves what it exports. */
export type LoadModule = (file: string) => Promise<Record<string, unknown>>;

/** Milliseconds a module may take: one that waits for ever must not hang a build. */
const patience_ms = 20_000;

/** Through Vite's module runner; workspace packages of Vitrine come from their source where they have it. */
export const loadModule: LoadModule = async (file) => {
  const { runnerImport } = await importVite();
  const loading = runnerImport<Record<string, unknown>>(resolve(file), {
    configFile: false,
    logLevel: 'silent',
    environments: {
      inline: {
        resolve: {
          conditions: ['@vitrine/source', 'module', 'node', 'development|production'],
          noExternal: [/^@vitrine\//],
        },
      },
    },
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new Error(`it was not loaded after ${patience_ms / 1000} s.`)),
      patience_ms,
    );
  });
  try {
    return (await Promise.race([loading, late])).module;
  } finally {
    clearTimeout(timer);
  }
};

async function importVite() {
  try {
    return await import('vite');
  } catch {
    throw new Error('modules are loaded through Vite, which is not installed here (pnpm add -D vite).');
  }
}
