import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const dist = new URL('../dist/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, dist), 'utf8');
const hashOf = (file: string): string => `sha384-${createHash('sha384').update(read(file)).digest('base64')}`;

interface Manifest {
  version: string;
  files: { file: string; integrity: string; imports: string[] }[];
  parts: Record<string, string[]>;
}
// `npm test` builds before it tests; alone, build first: node packages/script/build.mjs
const manifest = (
  existsSync(new URL('manifest.json', dist)) ? JSON.parse(read('manifest.json')) : { files: [], parts: {} }
) as Manifest;
const files = manifest.files.map(({ file }) => file);
const chunks = files.filter((file) => file !== 'vitrine.js');

/** What no built file may hold, and text that would. */
const forbidden: [string, RegExp, string][] = [
  ['CommonJS', /\brequire\(|\bmodule\.exports\b|__commonJS/, 'const a=require("a")'],
  ['a wrapper that runs modules late', /__esm|__toESM|__export\b|__name\(/, 'var a=__esm({b(){}})'],
  ['eval', /\beval\(/, 'eval("1")'],
  ['new Function', /\bFunction\(/, 'new Function("return 1")'],
  ['zod', /\bZod[A-Z]|_zod\b|zod\.dev/, 'class ZodError{}'],
  [
    'a path of its sources',
    /node_modules|packages\/|\/src\/|file:\/\/|sourceMappingURL/,
    '//#region ../core/src/a.ts',
  ],
  ['a placeholder', /__parts__|__first__/, 'x=`__parts__`'],
];

describe('built files', () => {
  it('are there: loader and every part', () => {
    expect(files[0]).toBe('vitrine.js');
    for (const part of ['storefront', 'checkout', 'calls', 'confirm', 'all'])
      expect(manifest.parts[part]?.length).toBeGreaterThan(0);
  });

  it.each(forbidden)('hold no trace of %s', (what, pattern, sample) => {
    expect(sample).toMatch(pattern);
    // The linter, which only `data-dev` loads, knows what a zod schema looks like.
    const looked = files.filter((file) => what !== 'zod' || !file.startsWith('dev-'));
    expect(looked.length).toBeGreaterThan(4);
    expect(looked.filter((file) => pattern.test(read(file)))).toEqual([]);
  });

  it('carry version and hash of the build in their names, the loader alone does not', () => {
    const builds = chunks.map((file) => /-([\d.]+)-([0-9a-f]{8})\.js$/.exec(file)?.slice(1));
    expect(chunks.length).toBeGreaterThan(4);
    expect(builds.filter((build) => build?.[0] !== manifest.version)).toEqual([]);
    expect(new Set(builds.map((build) => build?.[1])).size).toBe(1);
  });

  it('match the manifest, which names every file of the folder', () => {
    for (const { file, integrity } of manifest.files) expect(integrity, file).toBe(hashOf(file));
    const there = readdirSync(dist).filter((file) => file.endsWith('.js'));
    expect(there.sort()).toEqual([...files].sort());
  });

  it('import only files of the manifest, by their names', () => {
    for (const { file, imports } of manifest.files) {
      const named = [
        ...read(file).matchAll(/from\s*["'`]\.\/([^"'`]+)["'`]|import\s*["'`]\.\/([^"'`]+)["'`]/g),
      ];
      const found = named.map(([, from, bare]) => from ?? bare);
      expect([...new Set(found)].sort(), file).toEqual([...imports].sort());
      expect(files, file).toEqual(expect.arrayContaining(imports));
    }
  });
});

describe('hashes', () => {
  const heldBy = (file: string): string[] =>
    chunks.filter((chunk) => read(file).includes(chunk) && read(file).includes(hashOf(chunk)));

  it('of the first chunk and all it imports are in the loader', () => {
    const first = manifest.parts['storefront']?.filter((file) => file.startsWith('main-'));
    expect(heldBy('vitrine.js')).toEqual(expect.arrayContaining(first ?? ['none']));
  });

  it('of every other file are in the first chunk', () => {
    const main = chunks.find((file) => file.startsWith('main-')) ?? '';
    const rest = chunks.filter((file) => !heldBy('vitrine.js').includes(file));
    expect(rest.length).toBeGreaterThan(3);
    expect(heldBy(main).sort()).toEqual(rest.sort());
  });

  it('of the loader is in the snippet', () => {
    expect(read('snippet.html')).toContain(`integrity="${hashOf('vitrine.js')}"`);
  });
});
