import { isRecord } from '../subset.ts';

export type JsonType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** The JSON type of a value: every number, whole or not, is `number`. Undefined for what JSON has no value for. */
export function jsonTypeOf(value: unknown): JsonType | undefined {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isRecord(value)) return isPlain(value) ? 'object' : undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : undefined;
  return typeof value === 'string' || typeof value === 'boolean'
    ? (typeof value as 'string' | 'boolean')
    : undefined;
}

/** JSON all the way down: no `undefined`, no hole, no NaN, no instance of a class. */
export function isJson(value: unknown): boolean {
  const type = jsonTypeOf(value);
  if (type === 'array') return Array.from(value as unknown[]).every(isJson);
  return type === 'object' ? Object.values(value as object).every(isJson) : type !== undefined;
}

/** Equal as JSON values (ACC 4.6, bindings 3): types count, the order of an object's keys does not. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => isSameJson(item, right[index]));
  if (!isRecord(left) || !isRecord(right)) return left === right;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameJson(left[key], right[key]))
  );
}

// Not compared with this realm's prototype: a value may come from a frame.
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
