import { typesOf, type Parameter } from '../parameters.ts';
import { isRecord } from '../snapshot.ts';
import type { Hit, ToolRule } from '../rule.ts';

/** Schema that contradicts itself. */
export const schemaContradiction: ToolRule = {
  id: 'schema-contradiction',
  family: 'platform',
  kind: 'tool',
  severity: 'error',
  reason:
    'No value, or the wrong one, satisfies a schema that contradicts itself; an agent that obeys it fails every time.',
  source: 'JSON Schema 2020-12, validation vocabulary',
  check({ definition: { inputSchema }, parameters }) {
    const top = { name: '', path: '/inputSchema', schema: isRecord(inputSchema) ? inputSchema : {} };
    return [top, ...parameters].flatMap(({ path, schema }) =>
      contradictions(schema).map(([member, problem]): Hit => ({
        path: `${path}/${member}`,
        args: { problem },
      })),
    );
  },
  good: [
    {
      inputSchema: {
        type: 'object',
        properties: { size: { type: 'string', enum: ['S', 'M'], default: 'S' } },
        required: ['size'],
      },
    },
    {
      inputSchema: {
        type: 'object',
        properties: { time: { type: 'string', pattern: '^(0[1-9]|1[0-2]):[0-5]\\d$' } },
      },
    },
  ],
  bad: [
    { inputSchema: { type: 'object', properties: {}, required: ['size'] } },
    { inputSchema: { type: 'object', properties: { n: { type: 'integer', minimum: 5, maximum: 1 } } } },
    { inputSchema: { type: 'object', properties: { size: { type: 'string', enum: ['S'], default: 'XL' } } } },
    {
      inputSchema: {
        type: 'object',
        properties: { time: { type: 'string', pattern: '^[1-12]:[0-5][0-9]$' } },
      },
    },
    { inputSchema: { type: 'object', properties: { code: { type: 'string', pattern: '([a-z' } } } },
  ],
};

function contradictions(schema: Parameter['schema']): [string, string][] {
  const found: [string, string][] = [];
  const { required, properties, enum: values, default: start, pattern } = schema;
  if (
    Array.isArray(required) &&
    (isRecord(properties) || properties === undefined) &&
    schema.type === 'object'
  ) {
    const missing = required.filter(
      (name) => typeof name === 'string' && !Object.hasOwn(properties ?? {}, name),
    );
    const open =
      isRecord(schema.additionalProperties) || 'oneOf' in schema || 'anyOf' in schema || 'allOf' in schema;
    if (missing.length > 0 && !open)
      found.push(['required', `requires ${String(missing[0])}, which is no property`]);
  }
  for (const [low, high] of [
    ['minimum', 'maximum'],
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
  ] as const) {
    const [a, b] = [schema[low], schema[high]];
    if (typeof a === 'number' && typeof b === 'number' && a > b)
      found.push([low, `has ${low} ${a} over ${high} ${b}`]);
  }
  if (Array.isArray(values)) {
    if (values.length === 0) found.push(['enum', 'accepts no value']);
    else if (
      start !== undefined &&
      start !== '' &&
      !isRecord(start) &&
      !Array.isArray(start) &&
      !values.includes(start)
    )
      found.push(['default', 'has a default which its list of values lacks']);
    if (values.some((value) => !fitsType(value, typesOf(schema))))
      found.push(['enum', 'lists a value of another type']);
  } else if (start !== undefined && start !== null && !fitsType(start, typesOf(schema)))
    found.push(['default', 'has a default of another type']);
  if (typeof pattern === 'string') found.push(...patternProblems(pattern));
  return found;
}

function fitsType(value: unknown, types: readonly string[]): boolean {
  const known = types.filter((type) => ['string', 'number', 'integer', 'boolean'].includes(type));
  if (known.length === 0 || known.length < types.length) return true;
  return known.some((type) => (type === 'integer' ? Number.isInteger(value) : typeof value === type));
}

// `[1-12]` reads as "1 to 12" but is the characters 1 and 2.
function patternProblems(pattern: string): [string, string][] {
  if (pattern.length > 1000) return [];
  try {
    new RegExp(pattern, 'u');
  } catch {
    return [['pattern', 'has a pattern that is no regular expression']];
  }
  return /\[(?:[^\]\\]*[^\d\]\\])?\d-\d{2,}\]/.test(pattern)
    ? [['pattern', 'has a pattern which takes a range of numbers for a range of characters']]
    : [];
}
