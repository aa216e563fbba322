import { join } from 'node:path';
import type { Config } from '../cli/config.ts';
import { judge } from '../cli/judge.ts';
import { toLines, type Line } from '../cli/report.ts';
import { isUnusable, type Input } from '../inputs/input.ts';
import type { LoadModule } from '../inputs/load-module.ts';
import { readModule } from '../inputs/read-module.ts';

/** A shop's modules: read again only where told so, judged together. */
export function createShopLint() {
  const inputs = new Map<string, Input>();
  return {
    /** Reads `files` that are not read yet or that `stale` names. Throws one line where one cannot be read. */
    async lint(files: readonly string[], { root, load, stale, config }: LintRun): Promise<Line[]> {
      for (const file of inputs.keys()) if (!files.includes(file)) inputs.delete(file);
      for (const file of files) {
        if (inputs.has(file) && !stale(file)) continue;
        inputs.delete(file);
        const read = await readModule(file, () => load(join(root, file)));
        if (isUnusable(read)) throw new Error(read.problem);
        inputs.set(file, { ...read, group: 'shop' });
      }
      const all = files.flatMap((file) => inputs.get(file) ?? []);
      return toLines(judge(all, config), all);
    },
  };
}

interface LintRun {
  root: string;
  load: LoadModule;
  stale: (file: string) => boolean;
  config: Config;
}

/** Findings as text: a line each, with file, tool and field. */
export const toBlock = (lines: readonly Line[]): string =>
  lines
    .map(
      ({ severity, file, tool, path, message, rule }) =>
        `${severity} ${[file, tool, path].filter((part) => part !== '').join(' ')}: ${message} (${rule})`,
    )
    .join('\n');
