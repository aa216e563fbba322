import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-file.ts';

/** What an entry lets out: `types` leave no trace at run time; `missing` if its source file is not there. */
export type Entry = { name: string; source: string; values: string[]; types: string[]; missing: boolean };

type Manifest = { name: string; exports?: Record<string, string | Record<string, string>> };

/** Every entry with a source of every package, in order of name. */
export function readEntries(): Entry[] {
  const folders = readdirSync(join(root, 'packages')).sort();
  return folders.flatMap((folder) => {
    const path = join(root, 'packages', folder, 'package.json');
    if (!existsSync(path)) return [];
    const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
    return Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) => {
      const source = typeof target === 'string' ? undefined : target['@vitrine/source'];
      const name = join(manifest.name, entry).replaceAll('\\', '/');
      return source ? [toEntry(name, join('packages', folder, source))] : [];
    });
  });
}

function toEntry(name: string, source: string): Entry {
  const path = join(root, source);
  if (!existsSync(path)) return { name, source, values: [], types: [], missing: true };
  return { name, source, ...exportsOf(readFileSync(path, 'utf8')), missing: false };
}

/** The names a module exports by list or by declaration. */
export function exportsOf(text: string): { values: string[]; types: string[] } {
  const values = new Set<string>();
  const types = new Set<string>();
  for (const [, typeOnly, list = ''] of text.matchAll(/\bexport\s+(type\s+)?\{([^}]*)\}/g)) {
    for (const item of list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)) {
      const name = item.split(/\s+as\s+/).at(-1) ?? item;
      (typeOnly || item.startsWith('type ') ? types : values).add(name.replace(/^type\s+/, ''));
    }
  }
  const declared = /^export\s+(?:async\s+)?(const|let|function\*?|class|type|interface)\s+(\w+)/gm;
  for (const [, kind = '', name = ''] of text.matchAll(declared)) {
    (kind === 'type' || kind === 'interface' ? types : values).add(name);
  }
  return { values: [...values].sort(), types: [...types].sort() };
}
