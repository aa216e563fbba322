import type { Reading } from './reading.ts';
import { firstSentence, proseWords } from './words.ts';

/** What two tools are compared by. */
export interface Bag {
  words: ReadonlySet<string>;
  /** Words of the first sentence: what the tool does, without when to use it. */
  what: ReadonlySet<string>;
  name: readonly string[];
  shape: string;
  risk: string;
  /** What a finder finds and by which one argument, else undefined. */
  finds: string | undefined;
}

const light = new Set(
  'the a an of for to in on and or with by from it its is are be that this which what when one all as at der die das und oder von mit im in el la los las de del y o en le les des du et un une'.split(
    ' ',
  ),
);

/** The bag of a tool. */
export const toBag = (tool: Reading): Bag => ({
  words: toWordSet(tool.words.slice(0, 60).map(({ word }) => word)),
  what: toWordSet(proseWords(firstSentence(tool.description), 60)),
  name: tool.nameWords.map(({ word }) => stem(word)),
  shape: tool.parameters
    .filter(({ depth }) => depth === 1)
    .map(({ name }) => name)
    .sort()
    .join(),
  risk: tool.risk ?? '',
  finds: toFound(tool),
});

/** A tool that lists one kind of thing by one argument. One that takes the id of a thing finds nothing, it looks it up. */
function toFound({ nameWords, headWords, parameters, risk, hints }: Reading): string | undefined {
  if (risk !== 'read' && hints.readOnlyHint !== true) return undefined;
  const [only, ...more] = parameters.filter(({ depth }) => depth === 1);
  if (!only || more.length > 0 || !finding.test(nameWords[0]?.word ?? '')) return undefined;
  if (only.words.some((word) => /^(id|ids|sku|handle|number)$/.test(word))) return undefined;
  const by = nameWords.findIndex(({ word }) => word === 'by');
  const named = nameWords.slice(1, by < 0 ? undefined : by);
  const [thing] = (named.length > 0 ? named : headWords).flatMap(({ concepts }) =>
    [...concepts].filter((concept) => concept.startsWith('thing:')),
  );
  return named.length > 1 ? undefined : thing;
}

const finding =
  /^(search|find|filter|list|browse|such\w*|finde\w*|filter\w*|buscar|filtrar|chercher|trouver|filtrer)$/;

const stem = (word: string): string => (/[sdg]$/.test(word) ? word.replace(/(ies|es|s|ed|ing)$/, '') : word);

const toWordSet = (words: readonly string[]): Set<string> =>
  new Set(words.map(stem).filter((word) => !light.has(word)));

/** True for most words in common, one name that is an aspect of the other, or two searches for one thing. */
export function areAlike(a: Bag | undefined, b: Bag | undefined): boolean {
  if (!a || !b || a.risk !== b.risk) return false;
  if (a.finds !== undefined && a.finds === b.finds) return true;
  if (a.shape !== b.shape) return false;
  if (a.words.size < 3 || b.words.size < 3) return false;
  const [less, more] = a.words.size < b.words.size ? [a.words, b.words] : [b.words, a.words];
  const part = a.shape === '' && isPart(a.name, b.name);
  // In one set of a thousand tools there are half a million pairs; most of them differ in length alone.
  if (!part && less.size / more.size < 0.7) return false;
  let shared = 0;
  for (const word of less) if (more.has(word)) shared += 1;
  if (shared / (less.size + more.size - shared) >= 0.7) return !areOpposite(a, b);
  return part && shared / less.size >= 0.5;
}

/** In how many of the bags a word stands. */
export function countWords(bags: readonly Bag[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of bags) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * True if two answers about the same argument share three words that no third tool of the set uses: what one tells,
 * the other tells too. `counts` are of the whole set.
 */
export function tellSame(a: Bag | undefined, b: Bag | undefined, counts: Map<string, number>): boolean {
  if (!a || !b || a.risk !== 'read' || b.risk !== 'read') return false;
  if (a.shape !== b.shape || a.shape === '') return false;
  let own = 0;
  for (const word of a.what) if (word.length > 3 && counts.get(word) === 2 && b.what.has(word)) own += 1;
  return own >= 3;
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
