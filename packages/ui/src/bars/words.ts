import type { Effect } from '@vitrine/core';
import type { Standing } from './activity-state.ts';
import type { UndoOutcome } from './cart-undo.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { zh } from './words/zh.ts';

/**
 * Everything the bar says. Tools of our own sets are told as a pair, `[while it runs, when it is done]`; other tools by
 * title (`{title}`) and effect.
 */
export interface Words {
  /** BCP 47. */
  lang: string;
  region: string;
  heading: string;
  nothing: string;
  tools: Readonly<Record<string, readonly [doing: string, did: string]>>;
  effects: Readonly<Record<Effect, readonly [doing: string, did: string]>>;
  /** After what a call was doing (`{doing}`), where it did not simply get done. */
  standings: Readonly<Record<Exclude<Standing, 'done'>, string>>;
  /** Lines of the cart: `{item}`, `{quantity}`. `other`: an item whose name is not known. */
  cart: Readonly<Record<'set' | 'removed' | 'other', string>>;
  more: string;
  undo: Readonly<Record<UndoOutcome, string>>;
  buttons: Readonly<Record<'stop' | 'undo' | 'undoing' | 'off' | 'on' | 'move', string>>;
  turned: Readonly<Record<'off' | 'on', string>>;
  offLabel: string;
}

const catalogues: readonly Words[] = [en, es, zh];

/** The words for a document's language (`<html lang>`); English where we do not speak it. */
export function wordsFor(lang: string): Words {
  const primary = lang.toLowerCase().split('-')[0];
  return catalogues.find((words) => words.lang.split('-')[0] === primary) ?? en;
}
