import type { ListedTool, ModelContextTool, ToolAnnotations } from './model-context.ts';
import { isObject, toDictionary, toOptions, toText } from './web-idl.ts';

/** A copy of what a page registers, read member by member; later changes of the original do not show. */
export interface ToolDescriptor {
  readonly annotations: Required<ToolAnnotations> | undefined;
  readonly description: string;
  readonly execute: ModelContextTool['execute'];
  readonly inputSchema: object | undefined;
  readonly name: string;
  readonly title: string;
}

const loneSurrogates = /\p{Surrogate}/gu;

/** Reads each member once, in the browser's alphabetical order. Wrong members are TypeErrors. */
export function readDescriptor(value: unknown): ToolDescriptor {
  const from = toDictionary(value, 'ModelContextTool');
  const annotations = readAnnotations(from['annotations']);
  const description = toText(from['description'], 'description');
  const execute = from['execute'];
  if (typeof execute !== 'function') throw new TypeError('Member execute is not a function.');
  const inputSchema = from['inputSchema'];
  if (inputSchema !== undefined && !isObject(inputSchema)) {
    throw new TypeError('Member inputSchema is not an object.');
  }
  const name = toText(from['name'], 'name');
  const title = from['title'];
  return {
    annotations,
    description,
    execute: execute as ModelContextTool['execute'],
    inputSchema,
    name,
    title: title === undefined ? '' : toText(title, 'title'),
  };
}

function readAnnotations(value: unknown): Required<ToolAnnotations> | undefined {
  if (value === undefined) return undefined;
  const from = toOptions(value, 'ToolAnnotations');
  return {
    consequentialHint: Boolean(from['consequentialHint']),
    debugging: Boolean(from['debugging']),
    readOnlyHint: Boolean(from['readOnlyHint']),
    untrustedContentHint: Boolean(from['untrustedContentHint']),
  };
}

/**
 * A fresh listing entry, or none: a tool whose schema text (kept at registration) is no JSON object, such as a Date or
 * a toJSON that gives text, is registered and callable but never listed (Chromium 156).
 */
export function toListedTool(
  tool: ToolDescriptor,
  { schemaText, ...owner }: { schemaText: string | undefined; origin: string; window: object },
): ListedTool[] {
  const schema: unknown = schemaText === undefined ? undefined : JSON.parse(schemaText);
  if (schema !== undefined && !isObject(schema)) return [];
  const entry: ListedTool = {
    ...(tool.annotations ? { annotations: { ...tool.annotations } } : {}),
    // An unpaired surrogate costs the whole description, but only itself in a title (Chromium 156).
    description: tool.description.search(loneSurrogates) < 0 ? tool.description : '',
    ...(schema ? { inputSchema: schema } : {}),
    name: tool.name,
    origin: owner.origin,
    title: tool.title.replace(loneSurrogates, '\ufffd'),
    window: owner.window,
  };
  return [entry];
}
