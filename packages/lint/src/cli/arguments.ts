import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Full<Known extends Options> = {
  args: string[];
  options: Known & { help: { type: 'boolean'; short: 'h' } };
  allowPositionals: true;
  strict: true;
};

/** Options and the rest of a command line, `--help` included; an unknown or incomplete option is a `UsageError`. */
export function readArguments<const Known extends Options>(
  argv: readonly string[],
  options: Known,
): ReturnType<typeof parseArgs<Full<Known>>> {
  try {
    return parseArgs<Full<Known>>({
      args: [...argv],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    const [line = ''] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${line.replace(/\.$/, '')}.`);
  }
}

/** The word if it is one of those accepted; a `UsageError` that lists them otherwise. */
export function oneOf<Word extends string>(word: string, name: string, accepted: readonly Word[]): Word {
  const found = accepted.find((one) => one === word);
  if (found === undefined) throw new UsageError(`${name} is ${accepted.join(', ')}; not ${word}.`);
  return found;
}

/** A whole number of milliseconds, at most a minute; a `UsageError` otherwise. */
export function toMilliseconds(word: string, name: string): number {
  const number = Number(word);
  if (!/^\d+$/.test(word) || number > 60_000)
    throw new UsageError(`${name} is a number of milliseconds up to 60000; not ${word}.`);
  return number;
}
