import { canonicalJson } from './canonical-json.ts';
import type { FieldError } from './fault.ts';
import type { ObjectSchema } from './subset.ts';
import { validate } from './validate.ts';

/** Arguments as consumers hand them over: an object, or JSON text parsed exactly once (Chromium up to 154, ChatGPT). Absent ones count as none given. */
export function fromText(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw ?? {};
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** Equal arguments have equal keys. All that is no JSON, which some consumers can hand over and no tool accepts, has one. */
export function toKey(raw: unknown): string {
  try {
    return canonicalJson(raw);
  } catch {
    return '?';
  }
}

/** Checks arguments. Every problem comes back as data; no value is echoed. */
export function readArguments(
  schema: ObjectSchema,
  value: unknown,
): { input: object } | { fields: FieldError[] } {
  const fields = validate(schema, value);
  return fields.length > 0 ? { fields } : { input: value as object };
}
