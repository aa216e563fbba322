import type { FieldError } from './fault.ts';
import { isRecord, type ObjectSchema } from './subset.ts';
import { validate } from './validate.ts';

/**
 * Arguments as consumers hand them over: an object, or JSON text parsed exactly once (Chromium up to 154, ChatGPT).
 * Absent ones count as none given. Every problem comes back as data; no value is echoed.
 */
export function readArguments(
  schema: ObjectSchema,
  raw: unknown,
): { input: object } | { fields: FieldError[] } {
  const value = typeof raw === 'string' ? parse(raw) : (raw ?? {});
  if (!isRecord(value)) {
    const got = Array.isArray(value) ? 'array' : value === undefined ? 'text that is not JSON' : typeof value;
    return { fields: [{ path: '/', got, accepted: 'object' }] };
  }
  const fields = validate(schema, value);
  return fields.length > 0 ? { fields } : { input: value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
