import type { Decision, Question, QuoteView } from '@vitrine/core';
import { digest, type Subtle } from './digest.ts';
import { readQuote } from './quote-content.ts';
import { quoteSheet } from './quote-sheet.ts';
import { writeSheet, type Sheet } from './sheet.ts';
import { confirmWords } from './words.ts';

interface Means {
  locale: string;
  /** Null where the context has no Web Crypto: then no quote can be checked. */
  subtle: Subtle | null;
}

/** What to draw for a question, or the decision that ends it unasked. */
export async function drawQuestion(question: Question, means: Means): Promise<Sheet | Decision> {
  if (question.kind === 'commit') return drawQuote(question.quote, means);
  return writeSheet(question, confirmWords(means.locale));
}

/** Checks the quote's digest over the very text that is then drawn. */
export async function drawQuote(quote: QuoteView, { locale, subtle }: Means): Promise<Sheet | Decision> {
  if (!subtle || quote.level !== 'click') return { decided: 'unavailable' };
  const computed = await digest(quote.canonical, subtle);
  if (computed !== quote.digest) {
    return {
      decided: 'refused',
      fault: { code: 'confirmation_void', cause: 'digest of the quote does not match' },
    };
  }
  const content = readQuote(quote.canonical);
  if (!content) return { decided: 'unavailable' };
  return { ...quoteSheet(content, { locale }), expires_s: quote.expires_s, digest: computed };
}
