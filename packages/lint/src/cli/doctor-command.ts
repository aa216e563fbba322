import { isUnusable } from '../inputs/input.ts';
import { readArguments, oneOf, toMilliseconds } from './arguments.ts';
import type { Command } from './host.ts';
import { UsageError } from './usage-error.ts';

const usage = `vitrine doctor URL [--format text|json] [--watch MS] [--browser PATH]

Opens the page in a Chromium with WebMCP and says why it shows no tools, or which it shows.
Exit code 0: tools are on display, 1: none, 2: the page or the browser cannot be used.
`;

const signs = { ok: '✓', bad: '✗', note: '·' } as const;

/** `vitrine doctor`: one page, check by check. */
export const doctorCommand: Command = async (argv, host) => {
  const { values, positionals } = readArguments(argv, {
    format: { type: 'string', default: 'text' },
    watch: { type: 'string', default: '4500' },
    browser: { type: 'string' },
  });
  if (values.help) return (host.out(usage), 0);
  const format = oneOf(values.format, '--format', ['text', 'json'] as const);
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0 || !/^https?:\/\//i.test(url))
    throw new UsageError('name one page by its URL.');
  const { examine } = await import('../live/examine.ts');
  const found = await examine(url, {
    browser: values.browser,
    watch_ms: toMilliseconds(values.watch, '--watch'),
    host,
  });
  if (isUnusable(found)) throw new UsageError(found.problem);
  if (format === 'json') host.out(`${JSON.stringify(found, null, 2)}\n`);
  else {
    const lines = found.checks.map(({ state, check, says }) => `${signs[state]} ${check.padEnd(8)} ${says}`);
    host.out([...lines, '', found.conclusion, ''].join('\n'));
  }
  return found.tools.length > 0 ? 0 : 1;
};
