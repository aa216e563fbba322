import type { Quote, QuoteContent, RefundContent } from '@vitrine/commerce/models';

/** A quote over its content; the nonce makes its id. */
export const toQuote = async (content: QuoteContent | RefundContent): Promise<Quote> => {
  const canonical = JSON.stringify(content);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonical)));
  const digest = `sha256:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const { kind, nonce } = content;
  return { id: `quote-${nonce}`, kind, canonical, digest, level: 'click', expires_s: 300 };
};
