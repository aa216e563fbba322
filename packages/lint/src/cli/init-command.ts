import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findToolFiles } from '../inputs/read-path.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './host.ts';
import { UsageError } from './usage-error.ts';

const usage = `vitrine init

Writes vitrine.config.ts into this folder, with the files in it that hold tools. Overwrites nothing.
`;

/** `vitrine init`: a config to start from. */
export const initCommand: Command = async (argv, host) => {
  const { values, positionals } = readArguments(argv, {});
  if (values.help) return (host.out(usage), 0);
  if (positionals.length > 0) throw new UsageError('it takes no paths; run it in the folder of the shop.');
  const file = join(host.cwd, 'vitrine.config.ts');
  if (existsSync(file)) throw new UsageError('vitrine.config.ts is there already.');
  const tools = await findToolFiles('.', host.cwd);
  writeFileSync(file, toConfig(tools));
  host.out(`vitrine.config.ts written${tools.length > 0 ? ` with ${tools.join(', ')}` : ''}.\n`);
  return 0;
};

const heading = ['import type { Config }', "from '@vitrine/lint';"].join(' ');

const toConfig = (tools: readonly string[]): string => `${heading}

const config: Config = {
  // Modules that export tool sets, JSON or HTML files.
  tools: [${(tools.length > 0 ? tools : ['src/tools.ts']).map((file) => JSON.stringify(file)).join(', ')}],
  // By rule id: 'error', 'warning', 'info' or 'off'.
  severities: {},
  // { rule, tool, reason }: one that silences nothing is reported.
  suppressions: [],
};

export { config as default };
`;
