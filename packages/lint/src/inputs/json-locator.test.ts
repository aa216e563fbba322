import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJsonLocator } from './json-locator.ts';

const shown = (text: string, pointer: string): string => {
  const { start, end } = createJsonLocator(text).locate(pointer);
  return text.slice(start, end);
};

describe('a place in JSON', () => {
  const text = `{ "a": [ { "b/c": "x\\"]}" , "~": -1.5e3}, null ],\n  "d": {} }`;

  it.each([
    ['', text.trim()],
    ['/a/0/b~1c', '"x\\"]}"'],
    ['/a/0/~0', '-1.5e3'],
    ['/a/1', 'null'],
    ['/d', '{}'],
  ])('is found by the pointer %s', (pointer, part) => {
    expect(shown(text, pointer)).toBe(part);
    expect(createJsonLocator(text).locate(pointer).whole).toBe(true);
  });

  it('is the nearest that holds it where it is missing', () => {
    expect(createJsonLocator(text).locate('/a/0/none/deeper')).toMatchObject({ whole: false });
    expect(shown(text, '/d/none')).toBe('{}');
  });

  it('is what a parser finds, for any JSON in any layout', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const json = JSON.stringify(value, null, indent);
        const visit = (part: unknown, pointer: string): void => {
          expect(JSON.parse(shown(json, pointer))).toEqual(JSON.parse(JSON.stringify(part)));
          if (typeof part !== 'object' || part === null) return;
          for (const [key, member] of Object.entries(part))
            visit(member, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
        };
        visit(value, '');
      }),
    );
  });

  it('is found 100,000 levels deep', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(createJsonLocator(`{"a":${deep},"b":1}`).locate('/b')).toMatchObject({ whole: true });
  });
});
