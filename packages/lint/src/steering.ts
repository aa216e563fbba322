import { chinese, japanese, korean } from './vocabulary/steering-asian.ts';
import { french, german, italianPortuguese, spanish } from './vocabulary/steering-european.ts';
import {
  english,
  type SteeringKind,
  type SteeringLanguage,
  type SteeringPatterns,
} from './vocabulary/steering-latin.ts';
import { isAscii, isAsian } from './words.ts';

/** A stretch of text that orders the agent about; `quote` is at most 80 characters of it. */
export interface Steering {
  kind: SteeringKind;
  quote: string;
}

const asian = [chinese, japanese, korean];
const most = 8000;

/** Finds what in a text steers the agent, one entry for each kind. Invisible characters and width variants do not hide it. */
export type FindSteering = (text: string) => Steering[];

/** Patterns run only where a word of theirs stands in the text: most texts hold none. */
export function createSteering(): FindSteering {
  const gates = [english, german, spanish, french, italianPortuguese].flatMap(toGates);
  const groups = new Map<string, number[]>();
  let count = 0;
  const doors = gates.map(({ words, ...gate }) => {
    const needed = words.map((list) => {
      const group = count++;
      for (const word of list.split(' ')) groups.set(word, [...(groups.get(word) ?? []), group]);
      return group;
    });
    return { ...gate, needed };
  });

  const search = (text: string): Steering[] => {
    const plain = normalise(text.slice(0, most));
    const found = new Map<SteeringKind, string>();
    if (isAsian(plain))
      for (const table of asian)
        for (const [kind, patterns] of kindsOf(table))
          look({ plain, lower: plain }, { kind, patterns }, found);
    if (authoritative.test(plain))
      look({ plain, lower: plain }, { kind: 'authority', patterns: english.patterns.authority ?? [] }, found);
    const present = new Set<number>();
    const lower = plain.toLowerCase();
    for (const word of lower.split(notLatin))
      for (const group of groups.get(word) ?? none) present.add(group);
    if (present.size > 0)
      for (const door of doors)
        if (door.needed.every((group) => present.has(group))) look({ plain, lower }, door, found);
    return found.size === 0 ? nothing : [...found].map(([kind, quote]) => ({ kind, quote }));
  };

  // Tools of one site repeat their parameter descriptions.
  const memory = new Map<string, Steering[]>();
  return (text) => {
    const known = memory.get(text);
    if (known) return known;
    const found = search(text);
    if (text.length < 600 && memory.size < remembered) memory.set(text, found);
    return found;
  };
}

const remembered = 20_000;
const nothing: Steering[] = [];

const none: readonly number[] = [];
const notLatin = /[^a-z\u00df-\u024f]+/;
const authoritative =
  /[<[#!]|URGENT|IMPORTANT|CRITICAL|ATTENTION|MANDATORY|CAUTION|priority|precedence|overrid|ed by |system|assistant|developer/i;

interface Gate {
  kind: SteeringKind;
  /** For the text as it is. */
  patterns: readonly RegExp[];
  /** For the text in lower case: matching that exactly is several times faster than matching without regard to case. */
  lowered?: readonly RegExp[];
}

const toLowered = (pattern: RegExp): RegExp => new RegExp(pattern.source, pattern.flags.replace('i', ''));

const kindsOf = (table: SteeringPatterns) => Object.entries(table) as [SteeringKind, readonly RegExp[]][];

const toGate = (kind: SteeringKind, list: readonly RegExp[], words: readonly string[]) => ({
  kind,
  patterns: list.filter(({ ignoreCase }) => !ignoreCase),
  lowered: list.filter(({ ignoreCase }) => ignoreCase).map(toLowered),
  words,
});

const toGates = ({ patterns, words }: SteeringLanguage) =>
  kindsOf(patterns).flatMap(([kind, list]) => (words[kind] ? [toGate(kind, list, words[kind])] : []));

interface Plain {
  plain: string;
  lower: string;
}

function look(
  { plain, lower }: Plain,
  { kind, patterns, lowered = [] }: Gate,
  found: Map<SteeringKind, string>,
): void {
  if (found.has(kind)) return;
  const match = first(patterns, plain) ?? first(lowered, lower);
  if (match !== undefined) found.set(kind, match.trim().slice(0, 80));
}

function first(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match[0];
  }
  return undefined;
}

/** NFKC without invisible characters. */
const normalise = (text: string): string =>
  isAscii(text) ? text : text.normalize('NFKC').replace(/[\p{Cf}\u034f\u115f\u1160\u3164]/gu, '');
