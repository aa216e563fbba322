import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isUnusable, type Input } from '../inputs/input.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './host.ts';
import { gatherInputs } from './gather.ts';
import { toEvals } from '../outlets/to-evals.ts';
import { toToolsJson } from '../outlets/to-tools-json.ts';
import { UsageError } from './usage-error.ts';

const usage = `vitrine export [paths|urls] [--to FOLDER]

Writes tools.json and, where modules export "evals", evals.json: the files webmcp-evals reads.
A case is { ask, call, arguments }: what a shopper says, the tool that should be called, what with.

  --to FOLDER       default: this folder
  --browser PATH    Chromium for live pages
`;

/** `vitrine export`: definitions and cases for tools of others. */
export const exportCommand: Command = async (argv, host) => {
  const { values, positionals } = readArguments(argv, {
    to: { type: 'string', default: '.' },
    browser: { type: 'string' },
  });
  if (values.help) return (host.out(usage), 0);
  const live = {
    signIn: undefined,
    signOut: undefined,
    callReads: [],
    browser: values.browser,
    watch_ms: 4000,
  };
  const { inputs, problems } = await gatherInputs(positionals, host, live);
  if (problems.length > 0) throw new UsageError(problems.join(' '));
  const definitions = inputs.flatMap((input) => input.definitions);
  const evals = toEvals(inputs.flatMap(evalsOf), definitions);
  if (isUnusable(evals)) throw new UsageError(evals.problem);
  const folder = resolve(host.cwd, values.to);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, value: unknown): void => {
    writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
    host.out(`${relative(host.cwd, join(folder, name))}\n`);
  };
  write('tools.json', toToolsJson(definitions));
  if (evals.cases.length > 0) write('evals.json', evals.cases);
  else host.note('vitrine export: no module exports "evals", so there is no evals.json.');
  return 0;
};

const evalsOf = (input: Input & { evals?: readonly unknown[] }): readonly unknown[] => input.evals ?? [];
