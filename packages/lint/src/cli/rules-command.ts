import { messages } from '../messages.ts';
import { rules } from '../rules.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './host.ts';
import { UsageError } from './usage-error.ts';

const usage = `vitrine rules [id]

Lists every rule with its severity, or explains one: why it is there, what it finds and what it leaves alone.
`;

/** `vitrine rules`: the reference, in the terminal. */
export const rulesCommand: Command = async (argv, host) => {
  const { values, positionals } = readArguments(argv, {});
  if (values.help) return (host.out(usage), 0);
  const [id, ...more] = positionals;
  if (more.length > 0) throw new UsageError('name one rule.');
  host.out(id === undefined ? toList() : toPage(id));
  return 0;
};

function toList(): string {
  const families = [...new Set(rules.map(({ family }) => family))];
  return families
    .map((family) => {
      const own = rules.filter((rule) => rule.family === family);
      return `${family}\n${own.map(({ id, severity }) => `  ${severity.padEnd(8)}${id}\n`).join('')}`;
    })
    .join('\n');
}

function toPage(id: string): string {
  const rule = rules.find((one) => one.id === id);
  if (!rule) {
    const near = rules.filter((one) => one.id.split('-').some((word) => id.includes(word))).slice(0, 5);
    const hint = near.length > 0 ? ` Near it: ${near.map((one) => one.id).join(', ')}.` : '';
    throw new UsageError(`there is no rule ${id}.${hint}`);
  }
  const message = messages[rule.id as keyof typeof messages];
  return [
    `${rule.id} (${rule.family}, ${rule.severity})`,
    message,
    rule.reason,
    `Source: ${rule.source}.`,
    `Found: ${toText(rule.bad[0])}`,
    `Left alone: ${toText(rule.good[0])}`,
    '',
  ].join('\n\n');
}

/** An example on one line; what JSON cannot say is left out, characters nobody sees are spelt. */
function toText(example: unknown): string {
  const parents = new Set<unknown>();
  const text =
    JSON.stringify(example, (_, value: unknown) => {
      if (typeof value === 'bigint') return String(value);
      if (typeof value !== 'object' || value === null) return value;
      if (parents.has(value)) return '(again)';
      parents.add(value);
      return value;
    }) ?? '';
  const shown = text.replace(
    /[\p{Cf}\u034f\u007f-\u009f]/gu,
    (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return shown.length > 400 ? `${shown.slice(0, 400)}…` : shown;
}
