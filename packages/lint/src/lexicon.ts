import { actions } from './vocabulary/actions.ts';
import { persons } from './vocabulary/persons.ts';
import { things } from './vocabulary/things.ts';
import { isAsian } from './words.ts';

/** A meaning a word may carry: `do:buy`, `thing:cart`, `person:age`. */
export type Concept =
  | `do:${keyof typeof actions}`
  | `thing:${keyof typeof things}`
  | `person:${keyof typeof persons}`;

/** A word and its meanings. */
export interface Word {
  word: string;
  concepts: ReadonlySet<Concept>;
}

export interface Lexicon {
  /** One lower-case word, or a run of Asian text, with its meanings; English inflections count. */
  of(this: void, word: string): Word;
}

const remembered = 50_000;

/** Looks words up in the vocabulary. Answers are kept as long as the lexicon lives. */
export function createLexicon(): Lexicon {
  const exact = new Map<string, Concept[]>();
  const stems = new Map<string, [string, Concept][]>();
  const runs: [string, Concept][] = [];
  for (const [concept, words] of concepts()) {
    for (const word of words.split(' ')) {
      if (isAsian(word)) runs.push([word, concept]);
      else if (word.endsWith('*')) push(stems, word.slice(0, 2), [word.slice(0, -1), concept]);
      else push(exact, word, concept);
    }
  }
  const memory = new Map<string, Word>();

  const lookUp = (word: string): ReadonlySet<Concept> => {
    if (isAsian(word))
      return new Set(runs.filter(([run]) => word.includes(run)).map(([, concept]) => concept));
    const begun = (stems.get(word.slice(0, 2)) ?? [])
      .filter(([stem]) => word.startsWith(stem))
      .map(([, concept]) => concept);
    return new Set([...baseForms(word).flatMap((form) => exact.get(form) ?? []), ...begun]);
  };

  return {
    of(word) {
      const known = memory.get(word);
      if (known) return known;
      const found = { word, concepts: lookUp(word) };
      if (memory.size < remembered) memory.set(word, found);
      return found;
    },
  };
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function concepts(): [Concept, string][] {
  const of = <Key extends string>(kind: Key, table: Readonly<Record<string, string>>): [Concept, string][] =>
    Object.entries(table).map(([key, words]) => [`${kind}:${key}` as Concept, words]);
  return [...of('do', actions), ...of('thing', things), ...of('person', persons)];
}

/** The word itself and what it may be an English inflection of. */
function baseForms(word: string): string[] {
  const forms = [word];
  if (word.length < 4 || !/[sdg]$/.test(word)) return forms;
  const cut = (ending: string, ...instead: string[]): void => {
    if (word.endsWith(ending)) forms.push(...instead.map((end) => word.slice(0, -ending.length) + end));
  };
  cut('ies', 'y');
  cut('s', '');
  cut('es', '');
  cut('ed', '', 'e');
  cut('ing', '', 'e');
  const doubled = /^(.+?)([bdgklmnprt])\2(?:ed|ing)$/.exec(word);
  if (doubled) forms.push(`${doubled[1]}${doubled[2]}`);
  return forms;
}
