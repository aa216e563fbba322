import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fix } from '../finding.ts';
import { isUnusable, type Input } from '../inputs/input.ts';
import { createJsonLocator } from '../inputs/json-locator.ts';
import { readJson } from '../inputs/read-json.ts';
import type { Config } from './config.ts';
import { fixText } from './fix-text.ts';
import type { Host } from './host.ts';
import { judge } from './judge.ts';

/** A fix may make room for another; more rounds than this no definition needs. */
const mostRounds = 5;

/** Writes certain fixes into the JSON files they are about; resolves the inputs as they are then. Layout is kept. */
export function fixFiles(
  inputs: readonly Input[],
  { host, options }: { host: Host; options: Config },
): Input[] {
  return inputs.map((input) => {
    let [now, fixed] = [input, 0];
    for (let round = 0; round < mostRounds; round += 1) {
      const next = fixOnce(now, options);
      if (!next) break;
      [now, fixed] = [next.input, fixed + next.fixed];
    }
    if (fixed > 0 && now.text !== undefined) {
      writeFileSync(resolve(host.cwd, input.file), now.text);
      host.note(`${input.file}: ${fixed} ${fixed === 1 ? 'fix' : 'fixes'} written.`);
    }
    return now;
  });
}

function fixOnce(input: Input, options: Config): { input: Input; fixed: number } | undefined {
  const { file, text, fixable } = input;
  if (!fixable || text === undefined) return undefined;
  const { locate } = createJsonLocator(text);
  const fixesOf = new Map<string, Fix[]>();
  for (const { fix = [], source } of judge([input], options)) {
    const pointer = source?.pointer;
    if (pointer !== undefined) fixesOf.set(pointer, [...(fixesOf.get(pointer) ?? []), ...fix]);
  }
  // From the end, so that places before stay where they are.
  const tools = [...fixesOf].map(([pointer, fixes]) => ({ fixes, span: locate(pointer) }));
  let [next, fixed] = [text, 0];
  for (const { fixes, span } of tools.sort((a, b) => b.span.start - a.span.start)) {
    let own = next.slice(span.start, span.end);
    for (const fix of fixes) {
      const better = fixText(own, fix);
      if (better === undefined || better === own) continue;
      [own, fixed] = [better, fixed + 1];
    }
    next = next.slice(0, span.start) + own + next.slice(span.end);
  }
  const read = fixed > 0 ? readJson(file, next) : undefined;
  return read && !isUnusable(read) ? { input: read, fixed } : undefined;
}
