import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  importsOf,
  readSources,
  resolveRelative,
  type SourceFile,
} from '../../../../tests/architecture/source-file.ts';

const isAcc = (path: string): boolean => /^packages\/core\/src\/acc(\.ts$|\/)/.test(path);

const reaches = (file: SourceFile): boolean =>
  importsOf(file).some(
    ({ from }) =>
      from === '@vitrine/core/acc' || (from.startsWith('.') && isAcc(join(resolveRelative(file, from)))),
  );

it('is imported by nothing that a page loads', () => {
  const sources = readSources();
  const others = sources.filter(({ path }) => !isAcc(path));
  expect(others.filter(reaches).map(({ path }) => path)).toEqual([]);
  expect(sources.filter(({ path }) => isAcc(path)).filter(reaches).length).toBeGreaterThan(5);
});
