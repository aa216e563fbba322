import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, resolve } from 'node:path';
import { readJson } from './read-json.ts';
import { toLine, type Input, type Unusable } from './input.ts';

/** Bytes of a file that is read: a shop's definitions take a hundredth of it. */
const largest = 8_000_000;

const modules = new Set(['.ts', '.mts', '.js', '.mjs']);

/** Reads a file by its ending: JSON, HTML, or a module. Each problem is one line. `cwd` is what paths are relative to. */
export async function readFileInput(path: string, cwd: string): Promise<Input | Unusable> {
  const ending = extname(path).toLowerCase();
  if (modules.has(ending)) {
    const { readModule } = await import('./read-module.ts');
    const problem = await tooLarge(path, cwd);
    return problem ?? readModule(path, async (file) => (await load())(resolve(cwd, file)));
  }
  if (ending !== '.json' && ending !== '.html' && ending !== '.htm')
    return {
      problem: `${path} is not read: JSON, HTML, a TypeScript or JavaScript module, a folder or a URL is.`,
    };
  const problem = await tooLarge(path, cwd);
  if (problem) return problem;
  const text = await readFile(resolve(cwd, path), 'utf8');
  if (ending === '.json') return readJson(path, text);
  // The HTML parser is loaded only where there is HTML: a cold start reads no more than it needs.
  const { readHtml } = await import('./read-html.ts');
  return readHtml(path, text);
}

const load = async () => (await import('./load-module.ts')).loadModule;

async function tooLarge(path: string, cwd: string): Promise<Unusable | undefined> {
  try {
    const { size } = await stat(resolve(cwd, path));
    if (size > largest)
      return {
        problem: `${path} has ${(size / 1e6).toFixed(1)} MB; files of at most ${largest / 1e6} MB are read.`,
      };
    return undefined;
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { problem: missing ? `${path} does not exist.` : `${path} cannot be read: ${toLine(error)}.` };
  }
}

/** True for a folder that is there. */
export async function isFolder(path: string, cwd: string): Promise<boolean> {
  return stat(resolve(cwd, path)).then(
    (one) => one.isDirectory(),
    () => false,
  );
}

const skipped = /^(node_modules|dist|build|coverage|\..*)$/;
const named = /(^|\.)tools\.(ts|mts|js|mjs|json)$/;
const mostFiles = 5000;

/** Files in a folder that hold tools by their name (`tools.ts`, `cart.tools.ts`, `tools.json`) or as a form tool in HTML. */
export async function findToolFiles(folder: string, cwd: string): Promise<string[]> {
  const found: string[] = [];
  const open = [resolve(cwd, folder)];
  let seen = 0;
  for (let at = open.pop(); at !== undefined && seen < mostFiles; at = open.pop()) {
    const entries = await readdir(at, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      seen += 1;
      const path = join(at, entry.name);
      if (entry.isDirectory() && !skipped.test(entry.name)) open.push(path);
      if (entry.isFile() && (named.test(entry.name) || (await isFormPage(path))))
        found.push(relative(cwd, path));
    }
  }
  return found.sort();
}

async function isFormPage(path: string): Promise<boolean> {
  if (!/\.html?$/i.test(path) || (await stat(path)).size > largest) return false;
  return /\stool(name|description)\s*=/i.test(await readFile(path, 'utf8'));
}
