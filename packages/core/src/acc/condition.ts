import type { Condition, Operator } from './declaration.ts';
import { isJson, isSameJson, jsonTypeOf } from './json.ts';
import { typesIn, type JsonSchema } from './json-schema.ts';

/** How an operator reads the declared value and an argument (ACC 4.6). */
interface Reading {
  /** Declared values it can compare with. */
  takes: (value: unknown) => boolean;
  /** JSON types it applies to; all where absent. */
  on?: (value: unknown) => readonly string[];
  matches: (argument: unknown, value: unknown) => boolean;
}

const ordered = (isPast: (argument: number, value: number) => boolean): Reading => ({
  takes: (value) => Number.isFinite(value),
  on: () => ['number', 'integer'],
  matches: (argument, value) => isPast(argument as number, value as number),
});

const operators: { readonly [op in Operator]: Reading } = {
  '>': ordered((argument, value) => argument > value),
  '>=': ordered((argument, value) => argument >= value),
  '<': ordered((argument, value) => argument < value),
  '<=': ordered((argument, value) => argument <= value),
  '==': { takes: isJson, matches: isSameJson },
  '!=': { takes: isJson, matches: (argument, value) => !isSameJson(argument, value) },
  in: {
    takes: (value) => Array.isArray(value) && isJson(value),
    matches: (argument, value) => (value as unknown[]).some((member) => isSameJson(argument, member)),
  },
  contains: {
    takes: isJson,
    on: (value) => (typeof value === 'string' ? ['string', 'array'] : ['array']),
    matches: (argument, value) =>
      typeof argument === 'string'
        ? argument.includes(value as string)
        : (argument as unknown[]).some((item) => isSameJson(item, value)),
  },
  exists: { takes: () => true, matches: (argument) => argument !== null },
};

/** Can the condition be decided at all: is its value one that the operator compares with? */
export function isDecidable({ op, value }: Condition): boolean {
  return operators[op].takes(value);
}

/** Does the operator apply to an input so declared? One that needs a type needs it declared. */
export function appliesTo({ op, value }: Condition, schema: JsonSchema): boolean {
  const types = operators[op].on?.(value);
  return types === undefined || typesIn(schema).some((type) => types.includes(String(type)));
}

/**
 * Does the argument meet the condition? `incompatible` if its JSON type is none the operator applies to.
 * The specification is silent on an argument that was not given: it differs from every value and matches nothing else.
 */
export function meets({ op, value }: Condition, argument: unknown): boolean | 'incompatible' {
  if (argument === undefined) return op === '!=';
  const { on, matches } = operators[op];
  const types = on?.(value);
  if (types && !types.includes(String(jsonTypeOf(argument)))) return 'incompatible';
  return matches(argument, value);
}
