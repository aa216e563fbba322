import type { Finding } from './finding.ts';
import { messages } from './messages.ts';

/** The sentence of a finding, in English. A rule of one's own without a message gets its id. */
export function format({ rule, args }: Finding): string {
  const message = Object.hasOwn(messages, rule) ? messages[rule as keyof typeof messages] : rule;
  return message.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(args, key) ? clean(args[key]) : whole,
  );
}

// Quotations come from foreign definitions: no control, bidirectional or invisible character reaches a terminal.
const clean = (value: string | number | undefined): string =>
  String(value).replace(
    /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
