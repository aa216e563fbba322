/** JSON Schema of the published subset. Nothing else is published, so what is published is what is enforced. */
export interface SubsetSchema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly (string | number | boolean)[];
  readonly const?: string | number | boolean;
  readonly properties?: { readonly [name: string]: SubsetSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: SubsetSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The top level: a closed object. */
export interface ObjectSchema extends SubsetSchema {
  readonly type: 'object';
  readonly properties: { readonly [name: string]: SubsetSchema };
  readonly additionalProperties: false;
}

const types = new Set<unknown>(['object', 'array', 'string', 'number', 'integer', 'boolean']);

const keywords = new Set(
  (
    'type title description default enum const properties required additionalProperties items ' +
    'minItems maxItems minLength maxLength pattern minimum maximum'
  ).split(' '),
);

/** What in a schema lies outside the published subset, one sentence each; empty when all of it is inside. */
export function outsideSubset(schema: unknown, path = ''): string[] {
  if (!isRecord(schema)) return [`${path || '/'} is not a schema object`];
  const found = Object.keys(schema)
    .filter((key) => !keywords.has(key))
    .map((key) => `${path}/${key} is not one of: ${[...keywords].join(', ')}`);
  const { type, properties, additionalProperties, items } = schema as SubsetSchema;
  if (type === undefined && !('enum' in schema) && !('const' in schema))
    found.push(`${path || '/'} has no type`);
  if (type !== undefined && !types.has(type))
    found.push(`${path}/type is not one of: ${[...types].join(', ')}`);
  if (type === 'object') {
    if (additionalProperties !== false) found.push(`${path}/additionalProperties must be false`);
    if (!isRecord(properties)) found.push(`${path}/properties is missing`);
    for (const [name, inner] of Object.entries(properties ?? {})) {
      found.push(...outsideSubset(inner, `${path}/properties/${name}`));
    }
  }
  if (type === 'array') found.push(...outsideSubset(items, `${path}/items`));
  return found;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
