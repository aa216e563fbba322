import { checkoutSets } from '@vitrine/commerce/checkout';
import { storefrontSet } from '@vitrine/commerce/storefront';
import { describe, expect, it } from 'vitest';
import type { Deed } from './activity-state.ts';
import { linesOf, sentenceOf, toText } from './sentences.ts';
import { wordsFor } from './words.ts';

const en = wordsFor('en');
const languages = [en, wordsFor('es'), wordsFor('zh')];
const deed = (more: Partial<Deed> = {}): Deed => ({
  id: 'c1',
  tool: 'get_cart',
  title: 'Read the cart',
  effect: 'read',
  standing: 'done',
  ...more,
});
const line = (title: string | undefined, quantity: number) => ({
  variant_id: String(title),
  title,
  quantity_before: 9,
  quantity,
});
const say = (more: Partial<Deed>) => toText(sentenceOf(deed(more), en));

describe('the language', () => {
  it.each([
    ['en-GB', 'en'],
    ['es-419', 'es'],
    ['zh-Hans-CN', 'zh-Hans'],
    ['de', 'en'],
    ['', 'en'],
  ])('of a page in "%s" is %s', (lang, expected) => {
    expect(wordsFor(lang).lang).toBe(expected);
  });

  it('has words of its own for every tool of our sets', () => {
    const names = [storefrontSet(), ...checkoutSets()].flatMap(({ tools }) => tools.map(({ name }) => name));
    for (const { tools } of languages) expect(Object.keys(tools)).toEqual(expect.arrayContaining(names));
  });

  it('is complete: the same names in every catalogue, every placeholder kept, nothing left untranslated', () => {
    const flat = (value: unknown, path = ''): [string, string][] =>
      typeof value === 'string'
        ? [[path, value]]
        : Object.entries(value as object).flatMap(([key, item]) => flat(item, `${path}/${key}`));
    const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
    const [english, ...others] = languages.map((words) => new Map(flat(words)));
    for (const other of others) {
      expect([...other.keys()].sort()).toEqual([...english!.keys()].sort());
      for (const [path, text] of other)
        expect([path, holes(text)]).toEqual([path, holes(english!.get(path)!)]);
      const same = [...other].filter(([path, text]) => text === english!.get(path)).map(([path]) => path);
      expect(same.filter((path) => path !== '/standings/running')).toEqual([]);
    }
  });
});

describe('a sentence', () => {
  it('says in plain words what a tool of ours did', () => {
    expect(say({})).toBe('Looked at the cart');
    expect(say({ standing: 'running' })).toBe('Looking at the cart …');
    expect(say({ standing: 'stopped' })).toBe('Looking at the cart: you stopped it');
  });

  it('says by title and effect what another tool did', () => {
    expect(say({ tool: 'engrave', title: 'Engrave a name', effect: 'write' })).toBe(
      'Changed something: Engrave a name',
    );
    expect(say({ tool: 'toString', title: 'Odd' })).toBe('Looked something up: Odd');
  });

  it('tells what became of the cart, line by line', () => {
    const tool = { tool: 'update_cart', effect: 'write' } as const;
    expect(say({ ...tool, lines: [line('Speckled Mug', 2)] })).toBe('Set Speckled Mug to 2');
    expect(say({ ...tool, lines: [line('Speckled Mug', 0)] })).toBe('Removed Speckled Mug');
    expect(say({ ...tool, lines: [line(undefined, 0)] })).toBe('Removed an item');
    const two = [line('Speckled Mug', 2), line('Oak Board', 0)];
    expect(say({ ...tool, lines: two })).toBe('Set Speckled Mug to 2 (+1 more)');
    expect(linesOf(two, en).map(toText)).toEqual(['Set Speckled Mug to 2', 'Removed Oak Board']);
    expect(say({ tool: 'cancel_cart', lines: two })).toBe('Emptied the cart');
  });

  it('sets a foreign title apart and takes out of it what steers direction or layout', () => {
    const title = `\u202eevil\u0000\n${'x'.repeat(100)}`;
    const pieces = sentenceOf(deed({ tool: 'own_tool', title }), en);
    const name = pieces.find(({ foreign }) => foreign)!.text;
    expect(name).toMatch(/^evil x+…$/);
    expect([...name]).toHaveLength(60);
  });
});
