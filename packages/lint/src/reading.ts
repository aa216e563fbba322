import { toRisk, type LintDefinition, type Risk } from './definition.ts';
import type { Lexicon, Word } from './lexicon.ts';
import { readParameters, type Parameter } from './parameters.ts';
import { isRecord, takeSnapshot, toPointerPart, type Snapshot } from './snapshot.ts';
import type { FindSteering, Steering } from './steering.ts';
import { firstSentence, isAsian, proseWords, splitWords } from './words.ts';

/** A text an agent reads, and where it stands. */
export interface Text {
  path: string;
  text: string;
}

/** A definition as rules see it: plain bounded data, taken apart once. */
export interface Reading {
  definition: LintDefinition;
  /** What could not be read of it. */
  troubles: Snapshot['troubles'];
  name: string;
  description: string;
  /** The description in lower case, at most 4,000 characters. */
  lower: string;
  hints: Readonly<Record<string, unknown>>;
  parameters: readonly Parameter[];
  /** Every text of the definition: name, title, descriptions, labels, examples, enum values, defaults. */
  texts: readonly Text[];
  /** Words of the name. */
  nameWords: readonly Word[];
  /** The beginning of the description: at most 12 words of its first clause. */
  headWords: readonly Word[];
  /** Words of the whole description. */
  words: readonly Word[];
  /** What in the texts orders the agent about, by text. */
  steering: readonly (Steering & { path: string })[];
  /** Risk of the declared effect, if any. */
  risk: Risk | undefined;
  /** Meanings of a word, for parameters. */
  meanings(words: readonly string[]): Word[];
}

/** What one run of the linter reads with. */
export interface Readers {
  lexicon: Lexicon;
  findSteering: FindSteering;
}

/** Takes a definition apart. Never throws, whatever stands in it. */
export function readDefinition(foreign: LintDefinition, { lexicon, findSteering }: Readers): Reading {
  const { value, troubles } = takeSnapshot(foreign);
  const definition = toDefinition(value);
  const { name, description, inputSchema, annotations } = definition;
  const texts = readTexts(definition);
  const meanings = (words: readonly string[]): Word[] => words.map(lexicon.of);
  return {
    definition,
    troubles,
    name,
    description,
    lower: description.slice(0, 4000).toLowerCase(),
    hints: isRecord(annotations) ? annotations : {},
    parameters: readParameters(inputSchema),
    texts,
    steering: texts.flatMap(({ path, text }) =>
      isProse(text) ? findSteering(text).map((one) => ({ ...one, path })) : [],
    ),
    nameWords: meanings(splitWords(name)),
    headWords: meanings(proseWords(headOf(description)).slice(0, 12)),
    words: meanings(proseWords(description)),
    risk: toRisk(definition.effect),
    meanings,
  };
}

function toDefinition(value: unknown): LintDefinition {
  const copy = isRecord(value) ? value : {};
  const text = (member: unknown): string => (typeof member === 'string' ? member : '');
  return { ...(copy as Partial<LintDefinition>), name: text(copy.name), description: text(copy.description) };
}

/** The first clause of the first sentence. A Chinese, Japanese or Korean verb may stand at its end, so there all of it. */
function headOf(description: string): string {
  const sentence = firstSentence(description);
  return isAsian(sentence)
    ? sentence
    : (sentence.split(/[;:(]|,\s(?:so|when|where|if|which|after|before|unless)\b/)[0] ?? '');
}

/** Texts of one short word hold no order; most texts of a schema are such names. */
const isProse = (text: string): boolean => text.length > 5 && !/^[\w.-]+$/.test(text);

const mostTexts = 2000;

function readTexts({ name, title, description, inputSchema }: LintDefinition): Text[] {
  const texts: Text[] = [];
  const add = (path: string, text: unknown): void => {
    if (typeof text === 'string' && text !== '' && texts.length < mostTexts) texts.push({ path, text });
  };
  add('/name', name);
  add('/title', title);
  add('/description', description);
  visitStrings(inputSchema, '/inputSchema', add);
  return texts;
}

const silent = new Set(['type', 'pattern', 'format', '$ref', '$schema', '$id', 'required']);

/** Strings and keys of a schema that reach a model; structural words are left out. */
function visitStrings(value: unknown, path: string, add: (path: string, text: unknown) => void): void {
  if (typeof value === 'string') return add(path, value);
  if (Array.isArray(value))
    return value.forEach((item, index) => visitStrings(item, `${path}/${index}`, add));
  if (!isRecord(value)) return;
  const isProperties = path.endsWith('/properties');
  for (const [key, member] of Object.entries(value)) {
    const at = `${path}/${toPointerPart(key)}`;
    if (isProperties) add(at, key);
    if (isProperties || !silent.has(key) || isRecord(member)) visitStrings(member, at, add);
  }
}
