import * as z from 'zod';
import { lineItem } from './cart.ts';
import { buyer, fulfillmentOption, postalAddress } from './checkout.ts';
import { message } from './message.ts';
import { currency, total } from './money.ts';

/** How strong the buyer's yes must be; the server decides. */
export const confirmationLevel = z.enum(['click', 'passkey', 'sign_in']);

/** What the server will do, exactly: the content of an order's quote as canonical JSON (RFC 8785). */
export const quoteContent = z.strictObject({
  kind: z.literal('order'),
  merchant: z.string(),
  account: z.string().nullable(),
  checkout_id: z.string(),
  checkout_version: z.string(),
  currency,
  lines: z.array(
    lineItem.pick({ id: true, quantity: true, line_total: true }).extend({
      variant_id: z.string(),
      title: z.string(),
      variant_title: z.string(),
      unit_price: lineItem.shape.line_total,
    }),
  ),
  totals: z.array(total),
  buyer,
  destination: postalAddress,
  delivery: fulfillmentOption.pick({ id: true, title: true, delivery_days: true }),
  payment_label: z.string(),
  discounts: z.array(z.string()),
  disclosures: z.array(z.string()),
  terms_version: z.string(),
  nonce: z.string(),
  expires_at: z.string(),
});

/**
 * A quote. `canonical` is the RFC 8785 text of its content and the only thing a dialog draws from;
 * `digest` is `sha256:` and lower-case hex of the SHA-256 over its UTF-8 bytes; `expires_s` counts from the answer.
 */
export const quote = z.strictObject({
  id: z.string(),
  kind: z.enum(['order', 'refund']),
  canonical: z.string(),
  digest: z.string(),
  level: confirmationLevel,
  expires_s: z.int(),
});

/** Body of `POST quotes` for an order. */
export const quoteRequest = z.strictObject({ kind: z.literal('order') });

/** Body of `POST quotes/:id/approval`: the digest recomputed over the bytes that were shown. */
export const approvalRequest = z.strictObject({ digest: z.string().regex(/^sha256:[0-9a-f]{64}$/) });

/** The buyer's single-use yes to exactly one quote. */
export const approval = z.strictObject({
  id: z.string(),
  quote_id: z.string(),
  level: confirmationLevel,
  at: z.string(),
});

/** An order as its receipt shows it. */
export const receipt = z.strictObject({
  id: z.string(),
  label: z.string(),
  status: z.enum(['placed', 'partly_refunded', 'refunded']),
  at: z.string(),
  currency,
  lines: quoteContent.shape.lines,
  totals: z.array(total),
  buyer,
  destination: postalAddress,
  delivery: quoteContent.shape.delivery,
  payment_label: z.string(),
  disclosures: z.array(z.string()),
  messages: z.array(message),
  permalink_url: z.string(),
});

export type ConfirmationLevel = z.infer<typeof confirmationLevel>;
export type QuoteContent = z.infer<typeof quoteContent>;
export type Quote = z.infer<typeof quote>;
export type QuoteRequest = z.infer<typeof quoteRequest>;
export type ApprovalRequest = z.infer<typeof approvalRequest>;
export type Approval = z.infer<typeof approval>;
export type Receipt = z.infer<typeof receipt>;
