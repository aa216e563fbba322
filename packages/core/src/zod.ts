import * as z from 'zod';
import { outsideSubset, type ObjectSchema } from './subset.ts';

/**
 * JSON Schema of the published subset from a classic or mini zod 4 object, at build or development time.
 * Throws, naming each place, on anything outside the subset and on schemas of another zod.
 */
export function fromZod(schema: z.core.$ZodType): ObjectSchema {
  if (!('_zod' in schema))
    throw new TypeError('fromZod takes a zod 4 schema; for zod 3 use fromZod3 from @vitrine/core/zod3');
  return toSubset(z.toJSONSchema(schema, { io: 'input' }), 'z.strictObject');
}

/** Drops what no agent needs (`$schema`, the bounds of safe integers) and throws on the rest that lies outside the subset. */
export function toSubset(json: object, closedObject: string): ObjectSchema {
  const schema = withoutNoise(json) as ObjectSchema;
  const problems = outsideSubset(schema);
  if (schema.type !== 'object') problems.unshift(`/ must be an object (${closedObject})`);
  if (problems.length > 0) throw new TypeError(`Schema outside the published subset: ${problems.join('; ')}`);
  return schema;
}

function withoutNoise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNoise);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, inner]) =>
          key !== '$schema' && !(/^m(in|ax)imum$/.test(key) && Math.abs(inner) === Number.MAX_SAFE_INTEGER),
      )
      .map(([key, inner]) => [key, withoutNoise(inner)]),
  );
}
