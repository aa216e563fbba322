import type { Concept, Word } from './lexicon.ts';
import type { Reading } from './reading.ts';

/** True if any of the words carries any of the meanings. */
export const says = (words: readonly Word[], ...meanings: Concept[]): boolean =>
  words.some(({ concepts }) => concepts.size > 0 && meanings.some((meaning) => concepts.has(meaning)));

/** True if name or beginning of the description carries one of the meanings: what the tool claims to be for. */
export const isFor = (tool: Reading, ...meanings: Concept[]): boolean =>
  says(tool.nameWords, ...meanings) || says(tool.headWords, ...meanings);

/** The first word of a list, as a list of its own: the verb of a name or of an imperative sentence. */
export const verb = (words: readonly Word[]): Word[] => words.slice(0, 1);

/** The plain words of a list, joined by single spaces. */
export const toPhrase = (words: readonly Word[]): string => words.map(({ word }) => word).join(' ');
