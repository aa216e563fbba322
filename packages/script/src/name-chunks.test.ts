import { expect, it } from 'vitest';
import { integrityOf, nameChunks } from '../build/name-chunks.mjs';

const chunk = (name: string, code: string, imports: string[] = []) => ({
  name,
  fileName: `${name}.js`,
  code,
  imports: imports.map((other) => `${other}.js`),
});

/** A build in which a lazy part imports the first chunk and a file of its own; `leaf` is the code of that. */
const build = (leaf: string) =>
  nameChunks({
    chunks: [
      chunk('main', 'import"./core.js";const t="__parts__"', ['core']),
      chunk('dialog', 'import{c}from"./shared.js";import"./main.js"', ['shared', 'main']),
      chunk('shared', leaf),
      chunk('core', 'core'),
    ],
    loader: { fileName: 'vitrine.js', code: 'const f="__first__"' },
    version: '1.2.3',
    first: 'main',
    lazy: ['dialog'],
  });

const named = (built: ReturnType<typeof build>, name: string) =>
  built.files.find(({ file }: { file: string }) => file.startsWith(name)) as { file: string; code: string };

it('a change of any file changes every name, so that a cache never mixes two builds', () => {
  const [before, after] = [build('1'), build('2')];
  for (const name of ['main', 'dialog', 'shared', 'core'])
    expect(named(before, name).file).not.toBe(named(after, name).file);
  expect(named(before, 'vitrine').code).not.toBe(named(after, 'vitrine').code);
  expect(build('1')).toEqual(expect.objectContaining({ files: before.files }));
});

it('files import one another by their names', () => {
  const built = build('1');
  for (const name of ['shared', 'main'])
    expect(named(built, 'dialog').code).toContain(`"./${named(built, name).file}"`);
});

it('the first chunk holds the hashes of a part and of its imports, but not of what is there already', () => {
  const built = build('1');
  const { code } = named(built, 'main');
  for (const name of ['dialog', 'shared']) expect(code).toContain(integrityOf(named(built, name).code));
  expect(code).not.toContain(integrityOf(named(built, 'core').code));
});

it('the loader holds the final hash of the first chunk after those of its imports', () => {
  const built = build('1');
  const { code } = named(built, 'vitrine');
  expect([...code.matchAll(/"(\w+)-1\.2\.3-/g)].map(([, name]) => name)).toEqual(['core', 'main']);
  for (const name of ['core', 'main']) expect(code).toContain(integrityOf(named(built, name).code));
});

it('a place that is missing fails the build', () => {
  const loader = { fileName: 'vitrine.js', code: '' };
  const main = chunk('main', '"__parts__"');
  expect(() => nameChunks({ chunks: [main], loader, version: '1', first: 'main', lazy: [] })).toThrow(
    'first',
  );
});
