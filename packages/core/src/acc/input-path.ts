import { isRecord } from '../subset.ts';
import type { JsonSchema } from './json-schema.ts';

/** A declared input: the own keys that lead to its value, and its schema. */
export interface Input {
  keys: readonly string[];
  schema: JsonSchema;
}

/**
 * The one input a `param` names, or undefined when none is declared or more than one (ACC 4.6; bindings/openapi, input mapping).
 * Dots part nested names and may stand in a name too: `order.amount` is ambiguous where both are declared.
 * A path does not enter a list: which item it would mean is not said.
 */
export function inputAt(schema: unknown, param: string): Input | undefined {
  const [only, ...others] = waysTo(schema, param.split('.'));
  return others.length > 0 ? undefined : only;
}

/** The value an input has in the arguments; undefined when it was not given. Inherited names are no arguments. */
export function valueAt(args: unknown, { keys }: Input): unknown {
  return keys.reduce<unknown>(
    (at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    args,
  );
}

function waysTo(schema: unknown, words: readonly string[]): Input[] {
  if (!isRecord(schema)) return [];
  if (words.length === 0) return [{ keys: [], schema }];
  const { properties } = schema;
  if (!isRecord(properties)) return [];
  return words.flatMap((_, index) => {
    const name = words.slice(0, index + 1).join('.');
    if (!Object.hasOwn(properties, name)) return [];
    const ways = waysTo(properties[name], words.slice(index + 1));
    return ways.map((way) => ({ ...way, keys: [name, ...way.keys] }));
  });
}
