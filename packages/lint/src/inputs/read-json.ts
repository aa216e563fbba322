import { fromPlain } from '../from-plain.ts';
import { isRecord, toPointerPart } from '../snapshot.ts';
import type { Input, Unusable } from './input.ts';
import { findJsonFault } from './json-fault.ts';

interface Found {
  value: unknown;
  pointer: string;
}

/** More tools than any page: beyond, a file is no list of a shop's tools. */
const mostTools = 5000;

/**
 * Definitions in JSON: a list, `{ tools }` (tools.json, an MCP `tools/list` answer with or without its envelope), CDP
 * `toolsAdded` as event or list of events, or one definition. `source` and `set` beside a definition name its site.
 */
export function readJson(file: string, bytes: string): Input | Unusable {
  const text = bytes.replace(/^\uFEFF/, '');
  if (text.trim() === '') return { problem: `${file} is empty.` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: `${file} is not JSON from ${toPlace(text, findJsonFault(text))} on.` };
  }
  const found = findDefinitions(value, '');
  if (!found.some((one) => isDefinition(one.value))) {
    return {
      problem: `${file} holds no tool definitions: a list, { "tools": [...] }, an MCP tools/list answer or CDP toolsAdded is read.`,
    };
  }
  if (found.length > mostTools)
    return { problem: `${file} holds ${found.length} tools; ${mostTools} are read at most.` };
  const isEvent = found.some((one) => isRecord(one.value) && 'frameId' in one.value);
  return {
    file,
    definitions: found.map((one) => toDefinition(file, one)),
    pages: [],
    text,
    ...(!isEvent && { fixable: true as const }),
    blind: blindOf(found),
  };
}

function findDefinitions(value: unknown, pointer: string): Found[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const at = `${pointer}/${index}`;
      return isEnvelope(item) ? findDefinitions(item, at) : [{ value: item, pointer: at }];
    });
  }
  if (!isRecord(value)) return [];
  for (const key of ['tools', 'result', 'params']) {
    const member = value[key];
    if (Array.isArray(member) || (key !== 'tools' && isRecord(member)))
      return findDefinitions(member, `${pointer}/${toPointerPart(key)}`);
  }
  return isDefinition(value) ? [{ value, pointer }] : [];
}

const isEnvelope = (value: unknown): boolean =>
  isRecord(value) && !isDefinition(value) && ['tools', 'result', 'params'].some((key) => key in value);

const isDefinition = (value: unknown): boolean =>
  isRecord(value) && ['name', 'description', 'inputSchema'].some((key) => key in value);

function toDefinition(file: string, { value, pointer }: Found) {
  const beside = isRecord(value) ? value : {};
  const place = [beside.source, beside.set].filter((part) => typeof part === 'string').join('/');
  return fromPlain(value, { ...(place !== '' && { set: place }), source: { file, pointer } });
}

function blindOf(found: readonly Found[]): string {
  const bare = found.filter((one) => !(isRecord(one.value) && 'effect' in one.value)).length;
  const effects =
    bare > 0 ? `what ${bare} of ${found.length} tools do (give "effect" beside a definition), ` : '';
  return `${effects}when each tool is on display, and what its handler sends`;
}

function toPlace(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}
