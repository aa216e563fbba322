import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadModule } from '../inputs/load-module.ts';
import { isRecord } from '../snapshot.ts';

/** Paths from Vite's root: a module with zod schemas and the folder that gets one file a tool. */
export interface SchemaOptions {
  from: string;
  to: string;
}

/**
 * Writes `<to>/<tool-name>.gen.ts` with the JSON Schema of each of `toolInputs` (zod 4, or zod 3), so that no zod reaches
 * the page. Throws on what lies outside the published subset; touches no file that says the same.
 */
export async function emitSchemas(
  { from, to }: SchemaOptions,
  { root, load }: { root: string; load: LoadModule },
): Promise<void> {
  const { toolInputs } = await load(join(root, from));
  if (!isRecord(toolInputs))
    throw new Error(`${from} exports no toolInputs, an object of zod schemas by tool name.`);
  mkdirSync(join(root, to), { recursive: true });
  for (const [name, schema] of Object.entries(toolInputs)) {
    const text = toModule(await toJsonSchema(name, schema));
    const file = join(root, to, `${name.replaceAll('_', '-')}.gen.ts`);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

async function toJsonSchema(name: string, schema: unknown): Promise<object> {
  if (!isRecord(schema)) throw new Error(`toolInputs.${name} is no zod schema.`);
  try {
    if ('_zod' in schema) {
      const { fromZod } = await import('@vitrine/core/zod');
      return fromZod(schema as unknown as Parameters<typeof fromZod>[0]);
    }
    const { fromZod3 } = await import('@vitrine/core/zod3');
    return fromZod3(schema as unknown as Parameters<typeof fromZod3>[0]);
  } catch (error) {
    throw new Error(`toolInputs.${name}: ${(error as Error).message}`, { cause: error });
  }
}

const toModule = (
  schema: object,
): string => `// Generated from the zod schema by @vitrine/lint/vite. Do not edit.
import type { ObjectSchema } from '@vitrine/core';

export const input: ObjectSchema = ${JSON.stringify(schema, null, 2)};
`;
