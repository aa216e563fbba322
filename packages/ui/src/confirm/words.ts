import type { Decision } from '@vitrine/core';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { zh } from './words/zh.ts';

/** A button's text; `lang` where it is not the dialog's language. */
export interface Label {
  text: string;
  lang?: string;
}

/** What ended a question and leaves a note. */
type Noted = Exclude<Decision['decided'], 'approved' | 'declined' | 'refused'> | 'mismatch' | 'refused';

/** Everything the dialog says of its own; names, totals and disclosures are the shop's. */
export interface ConfirmWords {
  /** BCP 47. */
  lang: string;
  order: Readonly<{
    heading: (merchant: string) => string;
    intro: (button: string) => string;
    place: string;
  }>;
  write: Readonly<Record<'intro' | 'details' | 'allow', string>>;
  sections: Readonly<Record<'items' | 'totals' | 'disclosures' | 'delivery' | 'buyer' | 'payment', string>>;
  rows: Readonly<
    Record<
      'to' | 'method' | 'account' | 'name' | 'email' | 'phone' | 'payment' | 'discounts' | 'terms',
      string
    >
  >;
  guest: string;
  /** Days until delivery; `min` equals `max` where the shop names one number. */
  days: (min: number, max: number) => string;
  version: (terms: string) => string;
  decline: string;
  dismiss: string;
  sending: string;
  /** `removed`: labels of rows that are gone. */
  changed: (removed: readonly string[]) => string;
  badge: string;
  hurry: string;
  /** `time`: minutes and seconds, 4:05. */
  expires: (time: string) => string;
  notes: Readonly<Record<Noted, string>>;
}

const catalogues: readonly ConfirmWords[] = [en, es, zh];

/** The dialog's words for a BCP 47 tag; English where we do not speak it. */
export function confirmWords(locale: string): ConfirmWords {
  const primary = locale.toLowerCase().split('-')[0];
  return catalogues.find(({ lang }) => lang.split('-')[0] === primary) ?? en;
}

const duty: Record<string, Label> = {
  // § 312j (3) BGB
  DE: { text: 'Zahlungspflichtig bestellen', lang: 'de' },
  // art. 98.2 RDL 1/2007
  ES: { text: 'Comprar con obligación de pago', lang: 'es' },
};

/** What the button that places an order must say where the goods go (ISO 3166-1 alpha-2), whatever the page's language. */
export function orderLabel(country: string, { order }: ConfirmWords): Label {
  return duty[country] ?? { text: order.place };
}

/** What stays on the page after the question has gone; undefined where the page itself goes on. */
export function noteFor(decision: Decision, { notes }: ConfirmWords): string | undefined {
  switch (decision.decided) {
    case 'approved':
    case 'declined':
      return undefined;
    case 'refused':
      return decision.fault.code === 'confirmation_void' ? notes.mismatch : notes.refused;
    default:
      return notes[decision.decided];
  }
}

/** Seconds left as minutes and seconds, 4:05. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
