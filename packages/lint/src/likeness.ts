import type { Reading } from './reading.ts';

/** What two tools are compared by. */
export interface Bag {
  words: ReadonlySet<string>;
  name: readonly string[];
  shape: string;
  risk: string;
  phases: readonly string[];
}

const light = new Set(
  'the a an of for to in on and or with by from it its is are be that this which what when one all as at der die das und oder von mit im in el la los las de del y o en le les des du et un une'.split(
    ' ',
  ),
);

/** The bag of a tool. */
export const toBag = ({ words, nameWords, parameters, risk, definition }: Reading): Bag => ({
  words: new Set(
    words
      .slice(0, 60)
      .map(({ word }) => stem(word))
      .filter((word) => !light.has(word)),
  ),
  name: nameWords.map(({ word }) => stem(word)),
  shape: parameters
    .filter(({ depth }) => depth === 1)
    .map(({ name }) => name)
    .sort()
    .join(),
  risk: risk ?? '',
  phases: definition.phases ?? [],
});

const stem = (word: string): string => word.replace(/(ies|es|s|ed|ing)$/, '');

/** True if two tools can hardly be told apart: most words in common, or one name an aspect of the other. */
export function areAlike(a: Bag | undefined, b: Bag | undefined): boolean {
  if (!a || !b || a.risk !== b.risk || a.shape !== b.shape) return false;
  if (a.words.size < 3 || b.words.size < 3) return false;
  const shared = [...a.words].filter((word) => b.words.has(word)).length;
  const overlap = shared / (a.words.size + b.words.size - shared);
  if (overlap >= 0.7) return !areOpposite(a, b);
  return isPart(a.name, b.name) && a.shape === '' && shared / Math.min(a.words.size, b.words.size) >= 0.5;
}

/** Names that differ in one word only are told apart by it: add and remove, cart and order. */
const areOpposite = (a: Bag, b: Bag): boolean => {
  const [first, ...more] = a.name.flatMap((word, index) =>
    word === b.name[index] ? [] : [[word, b.name[index] ?? ''] as const],
  );
  if (!first || more.length > 0 || a.name.length !== b.name.length) return false;
  const [mine, other] = first;
  return (
    (a.words.has(mine) && !b.words.has(mine)) ||
    (b.words.has(other) && !a.words.has(other)) ||
    verbs.test(`${mine} ${other}`)
  );
};

const verbs =
  /^(add|remove|set|clear|start|stop|open|close|show|hide|increase|decrease|next|previous|enable|disable|pause|resume|min|max) /;

/** Words that name no other thing, only an aspect of the same one. */
const aspects =
  /^(total|sum|summary|info|detail|data|content|overview|item|all|current|list|view|full|amount|count)$/;

const isPart = (a: readonly string[], b: readonly string[]): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 2 || !short.every((word, index) => word === long[index])) return false;
  return long.length > short.length && long.slice(short.length).every((word) => aspects.test(word));
};
