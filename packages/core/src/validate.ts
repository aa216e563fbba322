import type { FieldError } from './fault.ts';
import { isRecord, type SubsetSchema } from './subset.ts';

/**
 * Checks a value against a schema of the published subset: every problem, nothing coerced, no value echoed.
 * Lengths count code points as JSON Schema and zod do; fuzzed against zod in its test.
 */
export function validate(schema: SubsetSchema, value: unknown, path = ''): FieldError[] {
  const wrong = (got: string): FieldError[] => [{ path: path || '/', got, accepted: accepts(schema) }];
  if (schema.const !== undefined) return value === schema.const ? [] : wrong(typeOf(value));
  if (schema.enum) return schema.enum.includes(value as never) ? [] : wrong(typeOf(value));
  switch (schema.type) {
    case 'object':
      return isRecord(value) ? inObject(schema, value, path) : wrong(typeOf(value));
    case 'array':
      return Array.isArray(value) ? inArray(schema, value, path) : wrong(typeOf(value));
    case 'string':
      if (typeof value !== 'string') return wrong(typeOf(value));
      return fits([...value].length, schema.minLength, schema.maxLength) && matches(schema.pattern, value)
        ? []
        : wrong(`string of ${[...value].length} characters`);
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong(typeOf(value));
    default: {
      const whole = schema.type === 'integer';
      const numeric = whole ? Number.isSafeInteger(value) : Number.isFinite(value);
      return numeric && fits(value as number, schema.minimum, schema.maximum) ? [] : wrong(typeOf(value));
    }
  }
}

function inObject(schema: SubsetSchema, value: Record<string, unknown>, path: string): FieldError[] {
  const properties = schema.properties ?? {};
  const at = (name: string): string => `${path}/${clip(name)}`;
  const errors: FieldError[] = [];
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(properties, name)) {
      errors.push({
        path: at(name),
        got: 'unknown key',
        accepted: `keys: ${Object.keys(properties).join(', ') || 'none'}`,
      });
    }
  }
  for (const [name, inner] of Object.entries(properties)) {
    if (Object.hasOwn(value, name)) errors.push(...validate(inner, value[name], at(name)));
    else if (schema.required?.includes(name))
      errors.push({ path: at(name), got: 'nothing', accepted: accepts(inner) });
  }
  return errors;
}

function inArray(schema: SubsetSchema, value: unknown[], path: string): FieldError[] {
  if (!fits(value.length, schema.minItems, schema.maxItems)) {
    return [{ path: path || '/', got: `array of ${value.length} items`, accepted: accepts(schema) }];
  }
  return value.flatMap((item, index) => validate(schema.items ?? {}, item, `${path}/${index}`));
}

const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'] as const;

/** One phrase that says what a schema takes, in JSON Schema's words: `integer, minimum 1, maximum 10`. */
export function accepts(schema: SubsetSchema): string {
  if (schema.enum) return `one of: ${schema.enum.join(', ')}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const set = limits.filter((limit) => schema[limit] !== undefined);
  return [schema.type, ...set.map((limit) => `${limit} ${schema[limit]}`)].join(', ');
}

function fits(size: number, low = -Infinity, high = Infinity): boolean {
  return size >= low && size <= high;
}

// No `u` flag: zod tests the expression as written, and what is published must be what is enforced.
function matches(pattern: string | undefined, value: string): boolean {
  return pattern === undefined || new RegExp(pattern).test(value);
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** A caller's key, safe to name: 30 characters at most, letters that could steer or hide replaced. */
function clip(name: string): string {
  return name.slice(0, 30).replace(/[^\w.-]/g, '?');
}
