import { isRecord, toPointerPart } from './snapshot.ts';
import { splitWords } from './words.ts';

/** A parameter of a tool, nested ones and members of list items included. */
export interface Parameter {
  name: string;
  /** Readable path, `lines[].quantity`. */
  label: string;
  /** JSON Pointer into the definition. */
  path: string;
  /** The schema; an empty object where there is none. */
  schema: Readonly<Record<string, unknown>>;
  description: string;
  required: boolean;
  /** Lower-case words of the name. */
  words: readonly string[];
  /** 1 for a parameter of the top level. */
  depth: number;
}

const most = 1000;

/** All parameters of an input schema in order; at most 1,000. */
export function readParameters(inputSchema: unknown): Parameter[] {
  const found: Parameter[] = [];
  const visit = (schema: unknown, at: { path: string; label: string; depth: number }): void => {
    if (!isRecord(schema) || !isRecord(schema.properties)) return;
    const required = Array.isArray(schema.required) ? schema.required : [];
    for (const [name, inner] of Object.entries(schema.properties)) {
      if (found.length >= most) return;
      const parameter = toParameter({ name, inner, at, required: required.includes(name) });
      found.push(parameter);
      const { path, label, depth } = parameter;
      visit(parameter.schema, { path, label: `${label}.`, depth: depth + 1 });
      visit(parameter.schema.items, { path: `${path}/items`, label: `${label}[].`, depth: depth + 1 });
    }
  };
  visit(inputSchema, { path: '/inputSchema', label: '', depth: 1 });
  return found;
}

interface Place {
  name: string;
  inner: unknown;
  at: { path: string; label: string; depth: number };
  required: boolean;
}

function toParameter({ name, inner, at, required }: Place): Parameter {
  const schema = isRecord(inner) ? inner : {};
  const items = isRecord(schema.items) ? schema.items : {};
  return {
    name,
    label: `${at.label}${name}`,
    path: `${at.path}/properties/${toPointerPart(name)}`,
    schema,
    description: [schema.description, items.properties ? undefined : items.description]
      .filter((text): text is string => typeof text === 'string')
      .slice(0, 1)
      .join(''),
    required,
    words: splitWords(name),
    depth: at.depth,
  };
}

/** The type words of a schema, `type` being one or a list. */
export function typesOf(schema: Readonly<Record<string, unknown>>): string[] {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.filter((type): type is string => typeof type === 'string');
}
