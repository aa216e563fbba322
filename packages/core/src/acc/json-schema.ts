import { isRecord } from '../subset.ts';
import { isSameJson, jsonTypeOf } from './json.ts';

/** JSON Schema 2020-12 as OpenAPI 3.1 carries it: objects are open unless they say otherwise. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** One keyword. A limit that cannot be read holds for no value, so a broken schema lets nothing through. */
type Keyword = (limit: unknown, value: unknown, schema: JsonSchema) => boolean;

const annotations = new Set(
  'title description default example examples format deprecated readOnly writeOnly $schema $id $comment'.split(
    ' ',
  ),
);

/**
 * Does the value fit the schema? Nothing is coerced. Keywords read: those below; annotations and `x-` are passed over;
 * any other (`$ref`, `anyOf`, `nullable`, ...) fits no value, since it cannot be enforced (bindings/openapi, input mapping).
 */
export function fits(schema: unknown, value: unknown): boolean {
  if (!isRecord(schema)) return false;
  return Object.entries(schema).every(([name, limit]) => {
    if (annotations.has(name) || name.startsWith('x-')) return true;
    return Object.hasOwn(keywords, name) && keywords[name]?.(limit, value, schema) === true;
  });
}

/** The types a schema names; none where it leaves the type open. */
export function typesIn({ type }: JsonSchema): unknown[] {
  return [type ?? []].flat();
}

const onNumber = (holds: (limit: number, value: number) => boolean): Keyword =>
  given(isNumber, (limit, value) => !isNumber(value) || holds(limit, value));

const onText = (holds: (limit: number, length: number) => boolean): Keyword =>
  given(isNumber, (limit, value) => typeof value !== 'string' || holds(limit, [...value].length));

const onList = (holds: (limit: number, length: number) => boolean): Keyword =>
  given(isNumber, (limit, value) => !Array.isArray(value) || holds(limit, value.length));

const keywords: { readonly [name: string]: Keyword } = {
  type: (_, value, schema) => typesIn(schema).some((type) => isOfType(type, value)),
  enum: given(Array.isArray, (members: unknown[], value) => members.some((one) => isSameJson(one, value))),
  const: (only, value) => isSameJson(only, value),
  minimum: onNumber((limit, value) => value >= limit),
  maximum: onNumber((limit, value) => value <= limit),
  exclusiveMinimum: onNumber((limit, value) => value > limit),
  exclusiveMaximum: onNumber((limit, value) => value < limit),
  minLength: onText((limit, length) => length >= limit),
  maxLength: onText((limit, length) => length <= limit),
  pattern: (limit, value) => typeof value !== 'string' || isMatch(limit, value),
  minItems: onList((limit, length) => length >= limit),
  maxItems: onList((limit, length) => length <= limit),
  items: (items, value) => !Array.isArray(value) || value.every((item) => fits(items, item)),
  required: given(
    Array.isArray,
    (names: unknown[], value) =>
      !isRecord(value) || names.every((name) => Object.hasOwn(value, String(name))),
  ),
  properties: given(isRecord, (inner, value) =>
    entriesOf(value).every(([name, part]) => !Object.hasOwn(inner, name) || fits(inner[name], part)),
  ),
  additionalProperties: (open, value, { properties }) =>
    open === true ||
    (open === false && entriesOf(value).every(([name]) => Object.hasOwn(Object(properties), name))),
};

function given<L>(
  isReadable: (limit: unknown) => limit is L,
  holds: (limit: L, value: unknown) => boolean,
): Keyword {
  return (limit, value) => isReadable(limit) && holds(limit, value);
}

function isOfType(type: unknown, value: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : jsonTypeOf(value) === type;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

function isMatch(pattern: unknown, value: string): boolean {
  try {
    return typeof pattern === 'string' && new RegExp(pattern).test(value);
  } catch {
    return false;
  }
}
