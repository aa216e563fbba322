import { describe, expect, it } from 'vitest';
import { outsideSubset } from './subset.ts';

const inner = { type: 'string' };
const around = (schema: unknown): unknown => ({
  type: 'object',
  properties: { a: schema },
  additionalProperties: false,
});

describe('outsideSubset', () => {
  it('finds nothing in a schema that uses every keyword of the subset', () => {
    const all = {
      ...(around({
        type: 'array',
        items: {
          type: 'string',
          minLength: 1,
          maxLength: 2,
          pattern: 'a',
          title: 'T',
          description: 'D',
          default: 'a',
        },
        minItems: 1,
        maxItems: 2,
      }) as object),
      required: ['a'],
    };
    expect(outsideSubset(all)).toEqual([]);
    expect(outsideSubset(around({ enum: ['a'] }))).toEqual([]);
    expect(outsideSubset(around({ const: 1 }))).toEqual([]);
    expect(outsideSubset(around({ type: 'integer', minimum: 1, maximum: 2 }))).toEqual([]);
  });

  it.each([
    '$ref',
    'anyOf',
    'oneOf',
    'allOf',
    'not',
    'format',
    'nullable',
    'exclusiveMinimum',
    'multipleOf',
    '$schema',
  ])('names the place of the keyword %s', (keyword) => {
    const [first, ...rest] = outsideSubset(around({ ...inner, [keyword]: 1 }));
    expect(first).toMatch(new RegExp(`^/properties/a/${keyword.replace('$', '\\$')} is not one of: `));
    expect(rest).toEqual([]);
  });

  it.each<[unknown, string]>([
    [{ type: ['string', 'null'] }, '/properties/a/type is not one of'],
    [{ type: 'null' }, '/properties/a/type is not one of'],
    [{ type: 'bogus' }, '/properties/a/type is not one of'],
    [{}, '/properties/a has no type'],
    [{ type: 'array' }, '/properties/a/items is not a schema object'],
    [{ type: 'object', properties: {} }, '/properties/a/additionalProperties must be false'],
    [{ type: 'object', additionalProperties: false }, '/properties/a/properties is missing'],
    [true, '/properties/a is not a schema object'],
  ])('refuses %j', (schema, problem) => {
    expect(outsideSubset(around(schema))).toEqual([expect.stringContaining(problem)]);
  });

  it('refuses what is no schema at all', () => {
    for (const nothing of [null, 5, 'x', [], undefined]) {
      expect(outsideSubset(nothing)).toEqual(['/ is not a schema object']);
    }
  });
});
