import type { Decision } from '@vitrine/core';

/** A button's text; `lang` where it is not English. */
export interface Label {
  text: string;
  lang?: string;
}

const duty: Record<string, Label> = {
  // § 312j (3) BGB
  DE: { text: 'Zahlungspflichtig bestellen', lang: 'de' },
  // art. 98.2 RDL 1/2007
  ES: { text: 'Comprar con obligación de pago', lang: 'es' },
};

/** What the button that places an order must say where the goods go (ISO 3166-1 alpha-2). */
export function orderLabel(country: string): Label {
  return duty[country] ?? { text: 'Place order and pay' };
}

/** What stays on the page after the question has gone; undefined where the page itself goes on. */
export function noteFor(decision: Decision): string | undefined {
  switch (decision.decided) {
    case 'approved':
    case 'declined':
      return undefined;
    case 'expired':
      return 'The question expired. Nothing was ordered or changed.';
    case 'withdrawn':
      return 'The question was withdrawn. Nothing was ordered or changed by it.';
    case 'void':
      return 'What you were asked about has changed in the meantime. Nothing was ordered or changed.';
    case 'unavailable':
      return 'This page cannot show the question safely. Please finish by hand.';
    case 'refused':
      return decision.fault.code === 'confirmation_void'
        ? 'The question did not match what the shop would do and was stopped. Nothing was ordered.'
        : 'The shop did not take the approval. Please look at the current state before you go on.';
  }
}

/** Seconds left as minutes and seconds, 4:05. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
