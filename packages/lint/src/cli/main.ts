import { toLine } from '../inputs/input.ts';
import type { Command, ExitCode, Host } from './host.ts';
import { UsageError } from './usage-error.ts';

const commands: Record<string, { load: () => Promise<Command>; what: string }> = {
  lint: {
    load: async () => (await import('./lint-command.ts')).lintCommand,
    what: 'judge tool definitions: files, folders, modules, pages',
  },
  doctor: {
    load: async () => (await import('./doctor-command.ts')).doctorCommand,
    what: 'say why a page shows no tools',
  },
  rules: {
    load: async () => (await import('./rules-command.ts')).rulesCommand,
    what: 'list the rules, or explain one',
  },
  export: {
    load: async () => (await import('./export-command.ts')).exportCommand,
    what: 'write tools.json and evals.json for other tools',
  },
  init: {
    load: async () => (await import('./init-command.ts')).initCommand,
    what: 'write a vitrine.config.ts to start from',
  },
};

/** The command `vitrine`. Resolves the exit code; never throws, and writes no stack trace. */
export async function main(argv: readonly string[], host: Host): Promise<ExitCode> {
  const [name = '', ...rest] = argv;
  if (name === '--help' || name === '-h' || name === 'help') {
    host.out(toUsage());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    host.note(name === '' ? 'vitrine: name a command.' : `vitrine: there is no command ${toLine(name)}.`);
    host.note(toUsage().trimEnd());
    return 2;
  }
  try {
    return await (
      await command.load()
    )(rest, host);
  } catch (error) {
    // A wrong option, or what nobody foresaw: one line either way.
    host.note(`vitrine ${name}: ${toLine(error)}`);
    if (!(error instanceof UsageError) && host.env['VITRINE_DEBUG'] !== undefined)
      host.note(String((error as Error).stack));
    return 2;
  }
}

function toUsage(): string {
  const rows = Object.entries(commands).map(([name, { what }]) => `  ${name.padEnd(8)}${what}`);
  return `vitrine <command> [options]\n\n${rows.join('\n')}\n\nvitrine <command> --help says more.\n`;
}
