import { expect, it } from 'vitest';
import { exportsOf, readEntries, type Entry } from './architecture/export-list.ts';

const entries = readEntries();

function toText({ name, values, types }: Entry): string {
  return [name, ...values.map((value) => `  ${value}`), ...types.map((type) => `  type ${type}`)].join('\n');
}

it('lets out exactly the names in public-api.txt', async () => {
  expect(entries.length).toBeGreaterThan(10);
  await expect(`${entries.map(toText).join('\n\n')}\n`).toMatchFileSnapshot('public-api.txt');
});

it('has a source file with exports behind every entry', () => {
  const empty = entries.filter(({ values, types, missing }) => missing || values.length + types.length === 0);
  expect(empty.map(({ source }) => source)).toEqual([]);
});

// The models are one schema value per object of the API: there the number says nothing.
it('lets out at most a dozen run-time names by one entry', () => {
  const large = entries.filter(
    ({ name, values }) => name !== '@vitrine/commerce/models' && values.length > 12,
  );
  expect(large.map(({ name, values }) => `${name}: ${values.length}`)).toEqual([]);
});

it('reads export lists, renamed and typed names, and declarations', () => {
  const text = `
    export { a, b as c, type D } from './a.ts';
    export type { E } from './e.ts';\nexport const f = 1;\nexport async function g() {}\nexport interface H {}`;
  expect(exportsOf(text)).toEqual({ values: ['a', 'c', 'f', 'g'], types: ['D', 'E', 'H'] });
});
