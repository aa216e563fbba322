import type { ToolDefinition, ToolSet } from '@vitrine/core';
import type { LintDefinition } from '../definition.ts';
import { fromPlain } from '../from-plain.ts';
import { fromToolSets } from '../from-tool-sets.ts';
import { isRecord } from '../snapshot.ts';
import { loadModule, type LoadModule } from './load-module.ts';
import { toLine, type Input, type Unusable } from './input.ts';

/** A module's tools, and its cases for `evals.json` as they stand. */
export interface ModuleInput extends Input {
  evals: readonly unknown[];
}

/** Reads what a module exports: Vitrine tool sets, tools, lists of either, plain definitions, and functions named `...Set(s)` without parameters that make them. */
export async function readModule(
  file: string,
  load: LoadModule = loadModule,
): Promise<ModuleInput | Unusable> {
  let exported: Record<string, unknown>;
  let found: Found[];
  try {
    exported = await load(file);
    found = Object.entries(exported).flatMap(([name, value]) => unfold(name, value));
  } catch (error) {
    return { problem: `${file} cannot be loaded: ${toLine(error)}` };
  }
  const sets = found.filter(isToolSet);
  const inSets = new Set(sets.flatMap(({ tools }) => tools));
  const lone = found.filter(isTool).filter((tool) => !inSets.has(tool));
  const plain = found.filter(isPlain);
  const evals = Array.isArray(exported['evals']) ? exported['evals'] : [];
  if (sets.length + lone.length + plain.length + evals.length === 0) {
    const names = Object.keys(exported).slice(0, 8).join(', ') || 'nothing';
    return { problem: `${file} exports no tool set and no tool (it exports ${names}).` };
  }
  const source = { file };
  const definitions: LintDefinition[] = [
    ...fromToolSets([...sets, { phase: [], tools: lone }], source),
    ...plain.map((one) => fromPlain(withoutHandler(one), { source })),
  ];
  return {
    file,
    definitions,
    pages: [],
    evals,
    blind: 'what is on display when the page runs, and what a handler really sends',
  };
}

type Found = ToolSet | ToolDefinition | Record<string, unknown>;

/** Values in an export: itself, members of a list, or what a factory makes. */
function unfold(name: string, value: unknown): Found[] {
  if (name === 'evals') return [];
  if (typeof value === 'function')
    return /sets?$/i.test(name) && value.length === 0 ? unfold('', (value as () => unknown)()) : [];
  if (Array.isArray(value)) return value.flatMap((item) => unfold('', item));
  return isRecord(value) ? [value] : [];
}

const isTool = (value: unknown): value is ToolDefinition =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  'effect' in value &&
  typeof value['run'] === 'function';

const isToolSet = (value: unknown): value is ToolSet =>
  isRecord(value) && 'phase' in value && Array.isArray(value['tools']) && value['tools'].every(isTool);

const isPlain = (value: Found): value is Record<string, unknown> =>
  !isTool(value) &&
  !isToolSet(value) &&
  typeof (value as { name?: unknown }).name === 'string' &&
  ('description' in value || 'inputSchema' in value);

/** What a page registers, without the function: that is no part of what is published. */
const withoutHandler = ({ execute: _, ...published }: Record<string, unknown>): Record<string, unknown> =>
  published;
