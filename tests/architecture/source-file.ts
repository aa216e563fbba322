import { readFileSync, readdirSync, type Dirent } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One source file: `path` from the root with `/`, `code` without comments, `lines` of the whole text. */
export type SourceFile = { path: string; code: string; lines: number };

/** One import or re-export of a file; `typeOnly` leaves no trace at run time. */
export type ImportOf = { from: string; typeOnly: boolean };

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const skipped = new Set(['node_modules', 'dist', '.data']);

/** Every hand-written source of packages and demo store; with `tests: true` the test files instead. */
export function readSources({ tests = false } = {}): SourceFile[] {
  const folders = tests ? ['packages', 'demo-store', 'tests'] : ['packages', 'demo-store'];
  const paths = folders.flatMap((folder) => walk(join(root, folder)));
  const wanted = paths.filter((path) => /\.(ts|mjs)$/.test(path) && !/\bgenerated\b|\.d\.ts$/.test(path));
  return wanted.filter((path) => isTest(path) === tests).map((path) => toSource({ path, text: read(path) }));
}

/** A file as the rules see it. */
export function toSource({ path, text }: { path: string; text: string }): SourceFile {
  return { path, code: withoutComments(text), lines: text.trimEnd().split('\n').length };
}

/** What a file imports, statically or lazily. */
export function importsOf(file: SourceFile): ImportOf[] {
  const found = file.code.matchAll(
    /(?:\b(import|export)\s+(type\s)?[^'"`;()]*?\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g,
  );
  return [...found].map((match) => ({ from: match[3] ?? '', typeOnly: match[2] !== undefined }));
}

/** The path a relative import names. */
export function resolveRelative(file: SourceFile, from: string): string {
  return join(dirname(file.path), from).replaceAll('\\', '/');
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry: Dirent) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [relative(root, path).replaceAll('\\', '/')];
  });
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.(test|test-d|spec|fixture)\.ts$/.test(path);
}

/** Strings are kept, so that `'https://…'` is not cut at its slashes. */
function withoutComments(text: string): string {
  const parts = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return text.replace(parts, (_, kept: string | undefined) => kept ?? '');
}
