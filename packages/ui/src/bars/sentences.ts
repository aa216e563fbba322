import type { Deed } from './activity-state.ts';
import { toLabel, type ChangedLine } from './cart-change.ts';
import type { Words } from './words.ts';

/** A piece of a sentence; `foreign`: a name in whatever language and direction, set apart when it is drawn. */
export interface Piece {
  text: string;
  foreign?: true;
}

/** A sentence in pieces, in their order. */
export type Sentence = readonly Piece[];

/** What a call does or did: from the tool's name where we know it, else from its title and effect; never from what a model wrote. */
export function sentenceOf(deed: Deed, words: Words): Sentence {
  const { standing, tool, title, effect, lines } = deed;
  if (lines && lines.length > 0 && tool !== 'cancel_cart') return cartSentence(lines, words);
  const known = Object.hasOwn(words.tools, tool) ? words.tools[tool] : undefined;
  const [doing, did] = known ?? words.effects[effect];
  const name: Piece = { text: toLabel(title), foreign: true };
  if (standing === 'done') return fill(did, { title: [name] });
  return fill(words.standings[standing], { doing: fill(doing, { title: [name] }) });
}

/** Every changed line on its own. */
export function linesOf(lines: readonly ChangedLine[], words: Words): Sentence[] {
  return lines.map((line) => lineSentence(line, words));
}

/** One sentence for one change, however many lines it has. */
function cartSentence(lines: readonly ChangedLine[], words: Words): Sentence {
  const [first, ...rest] = linesOf(lines, words);
  if (!first || rest.length === 0) return first ?? [];
  return fill(words.more, { item: first, quantity: [{ text: String(rest.length) }] });
}

function lineSentence({ title, quantity }: ChangedLine, words: Words): Sentence {
  const item: Piece = title === undefined ? { text: words.cart.other } : { text: title, foreign: true };
  const template = quantity === 0 ? words.cart.removed : words.cart.set;
  return fill(template, { item: [item], quantity: [{ text: String(quantity) }] });
}

/** The sentence as plain text. */
export function toText(sentence: Sentence): string {
  return sentence.map(({ text }) => text).join('');
}

function fill(template: string, values: Readonly<Record<string, Sentence>>): Sentence {
  return template
    .split(/(\{\w+\})/)
    .flatMap((part): Sentence => values[part.slice(1, -1)] ?? (part ? [{ text: part }] : []));
}
