import { importsOf, resolveRelative, type ImportOf, type SourceFile } from './source-file.ts';

/** What each part may import besides itself and, on Node's side, Node: entries or whole packages. */
const allowed: Record<string, string[]> = {
  'packages/core': [],
  'packages/commerce': ['@vitrine/core', 'zod'],
  'packages/ui': ['@vitrine/core', 'lit'],
  'packages/sources': ['@vitrine/core', '@modelcontextprotocol/client'],
  'packages/lint': ['@vitrine/core', 'parse5', 'playwright-core', 'vite'],
  'packages/script': [
    '@vitrine/core',
    '@vitrine/commerce',
    '@vitrine/ui',
    '@vitrine/sources',
    '@vitrine/lint',
  ],
  'packages/testkit': ['@vitrine/core', '@vitrine/commerce', 'playwright-core', '@playwright/test', 'vitest'],
  'demo-store/server': [
    '@vitrine/core',
    '@vitrine/commerce/models',
    '@vitrine/commerce/store',
    'hono',
    '@hono',
    'zod',
    'kysely',
    'libsql',
    '@node-rs/argon2',
    'canonicalize',
  ],
  'demo-store/web': ['@vitrine/commerce/http', 'lit'],
};

/** Optional entries of core that stand on a schema library of the shop's own. */
const coreExtras: Record<string, string[]> = {
  'packages/core/gen.mjs': ['zod'],
  'packages/core/src/envelope-schema.ts': ['zod'],
  'packages/core/src/zod.ts': ['zod'],
  'packages/core/src/zod3.ts': ['zod', 'zod-to-json-schema'],
};

/** Files that run on Node only; those beside a package's `src`, in its `build` folder or beside the pages' `src` are build steps. */
const buildStep = /^(packages\/\w+(\/build)?|demo-store|demo-store\/web)\/[^/]+$/;
const onNode = /^(packages\/(testkit|lint)|demo-store\/server)\//;

/** Imports that go against the arrows between parts, one line each. */
export function againstArrows(file: SourceFile): string[] {
  const part = file.path.split('/').slice(0, 2).join('/');
  const may = [...(allowed[part] ?? []), ...(coreExtras[file.path] ?? [])];
  return importsOf(file)
    .filter((one) => !fits({ one, file, part, may }))
    .map((one) => `${file.path} imports ${one.from}`);
}

function fits({ one, file, part, may }: { one: ImportOf; file: SourceFile; part: string; may: string[] }) {
  if (one.from.startsWith('.')) return resolveRelative(file, one.from).startsWith(part) || !(part in allowed);
  if (one.from.startsWith('node:')) return onNode.test(file.path) || buildStep.test(file.path);
  if (one.from === 'vite' && buildStep.test(file.path)) return true;
  if (part === 'demo-store/web' && one.typeOnly && one.from.startsWith('@vitrine/commerce/')) return true;
  return may.some((name) => one.from === name || one.from.startsWith(`${name}/`));
}

/** Files a page entry reaches at run time that load zod: there must be none. */
export function zodReachedFrom(entry: string, files: Map<string, SourceFile>): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (path: string): void => {
    const file = files.get(path);
    if (!file || seen.has(path)) return;
    seen.add(path);
    for (const one of importsOf(file).filter(({ typeOnly }) => !typeOnly)) {
      if (/^zod(\/|$)/.test(one.from)) found.push(path);
      else visit(one.from.startsWith('.') ? resolveRelative(file, one.from) : entrySource(one.from));
    }
  };
  visit(entry);
  return found;
}

function entrySource(name: string): string {
  const [, scope = '', entry = 'index'] = /^@vitrine\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
  return `packages/${scope}/src/${entry}.ts`;
}
