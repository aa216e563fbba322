import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { zodReachedFrom } from './architecture/arrows.ts';
import { rules } from './architecture/rules.ts';
import { readSources, root, toSource } from './architecture/source-file.ts';

const sources = readSources();
const lengths = sources.map((file) => file.lines).sort((a, b) => a - b);

describe.each(rules)('$name', ({ violations, broken }) => {
  it('holds in every source file', () => {
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.flatMap(violations)).toEqual([]);
  });

  it.each(broken)('is seen to be broken by $text in $path', (file) => {
    expect(violations(toSource(file))).not.toEqual([]);
  });
});

describe('what a page loads', () => {
  const byPath = new Map(sources.map((file) => [file.path, file]));
  const entries = [
    'commerce/src/store',
    'commerce/src/storefront',
    'commerce/src/checkout',
    'commerce/src/http',
  ];

  const core = ['index', 'schema', 'session', 'scope', 'entries'].map((name) => `core/src/${name}`);
  it.each([...entries, ...core, 'ui/src/confirm', 'ui/src/bars'])('is without zod behind %s', (entry) => {
    expect(zodReachedFrom(`packages/${entry}.ts`, byPath)).toEqual([]);
  });

  it('is followed through relative imports and package entries', () => {
    const files = [
      { path: 'packages/ui/src/confirm.ts', text: "import { a } from './a.ts';" },
      {
        path: 'packages/ui/src/a.ts',
        text: "import type { T } from 'zod';\nexport { b } from '@vitrine/core/b';",
      },
      { path: 'packages/core/src/b.ts', text: "import * as z from 'zod';" },
    ].map(toSource);
    const planted = new Map(files.map((file) => [file.path, file]));
    expect(zodReachedFrom('packages/ui/src/confirm.ts', planted)).toEqual(['packages/core/src/b.ts']);
  });
});

describe('length', () => {
  it('stays short: median at most 80 lines, mean at most 120', () => {
    const mean = lengths.reduce((sum, lines) => sum + lines, 0) / lengths.length;
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
    expect(mean).toBeLessThanOrEqual(120);
  });

  it('of a test file is at most 400 lines', () => {
    const tests = readSources({ tests: true });
    expect(tests.length).toBeGreaterThan(2);
    expect(tests.filter((file) => file.lines > 400).map((file) => file.path)).toEqual([]);
  });
});

describe('dependencies', () => {
  it('of core are none', () => {
    const manifest: object = JSON.parse(readFileSync(join(root, 'packages/core/package.json'), 'utf8'));
    expect(manifest).not.toHaveProperty('dependencies');
  });
});
