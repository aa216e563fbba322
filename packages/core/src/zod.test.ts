import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as z3 from 'zod3';
import * as mini from 'zod/mini';
import { fromZod } from './zod.ts';
import { fromZod3 } from './zod3.ts';

const published = {
  type: 'object',
  properties: {
    query: { type: 'string', minLength: 1, description: 'Words.' },
    limit: { type: 'integer', minimum: 1, maximum: 10, default: 5 },
    sort: { type: 'string', enum: ['new', 'old'] },
  },
  required: ['query'],
  additionalProperties: false,
};

describe('fromZod', () => {
  it('publishes the subset: what callers send, without $schema and bounds every integer has', () => {
    const schema = z.strictObject({
      query: z.string().min(1).describe('Words.'),
      limit: z.int().min(1).max(10).default(5),
      sort: z.enum(['new', 'old']).optional(),
    });
    expect(fromZod(schema)).toEqual(published);
    expect(fromZod(z.strictObject({ n: z.int() })).properties['n']).toEqual({ type: 'integer' });
  });

  it('takes a mini schema', () => {
    expect(fromZod(mini.strictObject({ a: mini.string() }))).toMatchObject({
      type: 'object',
      required: ['a'],
    });
  });

  it.each([
    ['an open object', z.object({ a: z.string() }), 'additionalProperties must be false'],
    ['a union', z.strictObject({ a: z.union([z.string(), z.int()]) }), 'anyOf'],
    ['a nullable', z.strictObject({ a: z.string().nullable() }), '/properties/a/type'],
    ['a format', z.strictObject({ a: z.email() }), 'format'],
    ['a record', z.strictObject({ a: z.record(z.string(), z.string()) }), 'propertyNames'],
    ['anything', z.strictObject({ a: z.any() }), '/properties/a has no type'],
    ['null', z.strictObject({ a: z.null() }), '/properties/a/type'],
    ['no object', z.string(), 'must be an object (z.strictObject)'],
  ])('refuses %s, naming the place', (_what, schema, problem) => {
    expect(() => fromZod(schema)).toThrow(problem);
  });

  it('refuses a zod 3 schema and what is no schema', () => {
    expect(() => fromZod(z3.object({}) as never)).toThrow('fromZod3');
    expect(() => fromZod({} as never)).toThrow(TypeError);
  });
});

describe('fromZod3', () => {
  it('publishes the same subset as fromZod', () => {
    const schema = z3
      .object({
        query: z3.string().min(1).describe('Words.'),
        limit: z3.number().int().min(1).max(10).default(5),
        sort: z3.enum(['new', 'old']).optional(),
      })
      .strict();
    expect(fromZod3(schema)).toEqual(published);
  });

  it('refuses a zod 4 schema, for which its library would publish nothing', () => {
    expect(() => fromZod3(z.strictObject({ a: z.string() }))).toThrow('fromZod from @vitrine/core/zod');
  });

  it('refuses an open object, and what is no schema', () => {
    expect(() => fromZod3(z3.object({ a: z3.string() }).passthrough())).toThrow('additionalProperties');
    expect(() => fromZod3({})).toThrow('zod 3');
  });
});
