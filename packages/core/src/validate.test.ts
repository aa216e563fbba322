import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { SubsetSchema } from './subset.ts';
import { accepts, validate } from './validate.ts';
import { fromZod } from './zod.ts';

/** A zod schema of the published subset, and values that often fit it. */
interface Case {
  schema: z.ZodType;
  values: fc.Arbitrary<unknown>;
}

const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0xd83d, 0xde00, 0x61)), {
    maxLength: 6,
  })
  .map((units) => String.fromCharCode(...units));
const odd = fc.oneof(
  fc.constantFrom(
    -0,
    0,
    NaN,
    Infinity,
    -Infinity,
    2 ** 53,
    -(2 ** 53),
    2 ** 53 - 1,
    1e308,
    0.5,
    null,
    true,
    '',
    [],
    {},
  ),
  fc
    .constantFrom('{"__proto__":1}', '{"constructor":1}', '{"a":1,"__proto__":{"a":2}}')
    .map((text) => JSON.parse(text) as unknown),
  anyText,
  fc.jsonValue(),
);
const bound = fc.integer({ min: 0, max: 4 });

const text: fc.Arbitrary<Case> = fc
  .record({
    low: fc.option(bound),
    high: fc.option(bound),
    pattern: fc.option(fc.constantFrom('^[a-z]*$', 'a', '^.$')),
  })
  .map(({ low, high, pattern }) => {
    let schema = z.string();
    if (low !== null) schema = schema.min(low);
    if (high !== null) schema = schema.max(high);
    if (pattern !== null) schema = schema.regex(new RegExp(pattern));
    return { schema, values: fc.oneof(anyText, fc.constantFrom('', 'a', 'ab', 'abcd', '😀', 'a\n')) };
  });
const number: fc.Arbitrary<Case> = fc
  .record({ whole: fc.boolean(), low: fc.option(bound), high: fc.option(bound) })
  .map(({ whole, low, high }) => {
    let schema = whole ? z.int() : z.number();
    if (low !== null) schema = schema.min(low);
    if (high !== null) schema = schema.max(high);
    return { schema, values: fc.oneof(fc.integer({ min: -2, max: 6 }), fc.double()) };
  });
const fixed: fc.Arbitrary<Case> = fc.constantFrom(
  { schema: z.boolean(), values: fc.boolean() },
  { schema: z.enum(['a', 'b']), values: fc.constantFrom('a', 'b', 'c') },
  { schema: z.literal(5), values: fc.constantFrom(5, '5', 6) },
  { schema: z.literal('x'), values: fc.constantFrom('x', 'X') },
);

function cases(depth: number): fc.Arbitrary<Case> {
  if (depth === 0) return fc.oneof(text, number, fixed);
  const inner = cases(depth - 1);
  const list = fc
    .record({ item: inner, low: fc.option(bound), high: fc.option(bound) })
    .map(({ item, low, high }) => {
      let schema = z.array(item.schema);
      if (low !== null) schema = schema.min(low);
      if (high !== null) schema = schema.max(high);
      return { schema, values: fc.array(fc.oneof(item.values, odd), { maxLength: 5 }) };
    });
  return fc.oneof(text, number, fixed, list, objects(inner));
}

function objects(inner: fc.Arbitrary<Case>): fc.Arbitrary<Case> {
  const member = fc.record({ one: inner, optional: fc.boolean() });
  return fc.dictionary(fc.constantFrom('a', 'b', 'long_name'), member, { maxKeys: 3 }).map((members) => {
    const shape: Record<string, z.ZodType> = {};
    const values: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [name, { one, optional }] of Object.entries(members)) {
      shape[name] = optional ? one.schema.optional() : one.schema;
      values[name] = fc.oneof({ weight: 5, arbitrary: one.values }, odd);
    }
    const extra = fc.dictionary(fc.constantFrom('a', 'zz', '__proto__', 'toString'), odd, { maxKeys: 1 });
    const fitting = fc.record(values, { requiredKeys: [] });
    const both = fc
      .tuple(fitting, extra)
      .map((parts) => Object.assign(Object.create(null) as object, ...parts) as object);
    return { schema: z.strictObject(shape), values: fc.oneof({ weight: 3, arbitrary: fitting }, both) };
  });
}

describe('validate', () => {
  it('accepts exactly what zod accepts', () => {
    const pair = objects(cases(2)).chain(({ schema, values }) =>
      fc.record({ schema: fc.constant(schema), value: fc.oneof({ weight: 6, arbitrary: values }, odd) }),
    );
    fc.assert(
      fc.property(pair, ({ schema, value }) => {
        const copy: unknown = typeof value === 'object' ? reparsed(value) : value;
        expect(validate(fromZod(schema), copy).length === 0).toBe(schema.safeParse(copy).success);
      }),
      { numRuns: 1000 },
    );
  });

  it('accepts and refuses about as often in that comparison', () => {
    const found = fc.sample(
      objects(cases(2)).chain(({ schema, values }) => values.map((value) => schema.safeParse(value).success)),
      300,
    );
    const accepted = found.filter(Boolean).length;
    expect(Math.min(accepted, found.length - accepted)).toBeGreaterThan(30);
  });

  it.each<[SubsetSchema, unknown, string, string, string]>([
    [{ type: 'integer', minimum: 1, maximum: 10 }, '3', '/', 'string', 'integer, minimum 1, maximum 10'],
    [{ type: 'string', minLength: 2 }, 'a', '/', 'string of 1 characters', 'string, minLength 2'],
    [
      { type: 'array', maxItems: 1, items: { type: 'string' } },
      ['a', 'b'],
      '/',
      'array of 2 items',
      'array, maxItems 1',
    ],
    [{ type: 'array', items: { type: 'string' } }, ['a', null], '/1', 'null', 'string'],
    [{ enum: ['a', 'b'] }, [], '/', 'array', 'one of: a, b'],
    [{ const: 'x' }, true, '/', 'boolean', '"x"'],
  ])('says of %j what it got and what it takes', (...[schema, value, path, got, accepted]) => {
    expect(validate(schema, value)).toEqual([{ path, got, accepted }]);
  });

  it('names each unknown and each missing key, and what is accepted', () => {
    const schema: SubsetSchema = {
      type: 'object',
      properties: { size: { type: 'integer' } },
      required: ['size'],
      additionalProperties: false,
    };
    expect(validate(schema, JSON.parse('{"__proto__":1}'))).toEqual([
      { path: '/__proto__', got: 'unknown key', accepted: 'keys: size' },
      { path: '/size', got: 'nothing', accepted: 'integer' },
    ]);
    expect(validate({ type: 'object', properties: {}, additionalProperties: false }, { x: 1 })).toMatchObject(
      [{ accepted: 'keys: none' }],
    );
  });

  it('never echoes a value, and clips and cleans a key', () => {
    const schema = fromZod(z.strictObject({ text: z.string().max(2), list: z.array(z.int()).max(1) }));
    const secret = 'tok_secret';
    const key = `\u202e<b>${'k'.repeat(50)}`;
    const errors = validate(schema, { text: secret, list: [secret], [key]: secret });
    expect(errors.length).toBe(3);
    expect(JSON.stringify(errors)).not.toContain(secret);
    expect(errors.map(({ path }) => path)).toContain(`/??b?${'k'.repeat(26)}`);
  });

  it('says what a schema takes with every limit it has', () => {
    expect(accepts({ type: 'string', minLength: 1, maxLength: 5, pattern: '^a' })).toBe(
      'string, minLength 1, maxLength 5, pattern ^a',
    );
    expect(accepts({ type: 'boolean' })).toBe('boolean');
  });
});

/** As JSON carries it, but with numbers that JSON does not have. */
function reparsed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reparsed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = {};
  for (const [key, inner] of Object.entries(value)) {
    Object.defineProperty(copy, key, {
      value: reparsed(inner),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return copy;
}
