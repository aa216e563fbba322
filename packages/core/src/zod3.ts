import { zodToJsonSchema } from 'zod-to-json-schema';
import type { ObjectSchema } from './subset.ts';
import { toSubset } from './zod.ts';

/**
 * JSON Schema of the published subset from a zod 3 object, through zod-to-json-schema.
 * Given a zod 4 schema that library answers an empty schema without an error; here it throws.
 */
export function fromZod3(schema: object): ObjectSchema {
  if ('_zod' in schema)
    throw new TypeError('fromZod3 takes a zod 3 schema; for zod 4 use fromZod from @vitrine/core/zod');
  if (!('_def' in schema)) throw new TypeError('fromZod3 takes a zod 3 schema');
  const json = zodToJsonSchema(schema as never, { $refStrategy: 'none' });
  return toSubset(json, 'z.object({...}).strict()');
}
