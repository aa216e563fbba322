import { toPosition, type Line } from './report.ts';

/** Characters of a line that are shown around the place: minified files are one line. */
const width = 100;

/** The line of the text with the place underlined; nothing where there is no text. */
export function toExcerpt({ text, place }: Line): string[] {
  if (text === undefined || !place) return [];
  const { line, column } = toPosition(text, place.start);
  const begin = place.start - column + 1;
  const lineEnd = text.indexOf('\n', place.start);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const from = Math.max(begin, place.start - (end - begin > width ? 30 : width));
  const to = Math.min(end, from + width);
  const before = clean(text.slice(from, place.start));
  const marked = clean(text.slice(place.start, Math.min(place.end, to)));
  const after = clean(text.slice(Math.min(place.end, to), to));
  const number = String(line);
  const lead = from > begin ? '…' : '';
  const rest = to < end ? '…' : '';
  return [
    `${number} │ ${lead}${before}${marked}${after}${rest}`,
    `${' '.repeat(number.length)} │ ${' '.repeat(lead.length + before.length)}${'^'.repeat(Math.max(1, marked.length))}`,
  ];
}

// Nothing of a foreign file may turn, hide or colour what a terminal shows.
const clean = (text: string): string =>
  text
    .replaceAll('\t', ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);
