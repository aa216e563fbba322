import type { Quote, Receipt, RefundContent, RefundRequest } from '@vitrine/commerce/models';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Ports } from '../ports.ts';
import { digestOf } from './digest.ts';
import { findOrder, noOrder } from './orders.ts';
import { done, refused } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { findOpenQuote, keepQuote, merchant, quoteLifetime, terms_version, toQuote } from './quote-rows.ts';
import { refundAmounts } from './refund-amounts.ts';
import { resolveRefund } from './refund-wish.ts';
import { readRefunds } from './refunds.ts';
import { isFresh, refundLevel, stepUp } from './step-up.ts';
import type { Viewer } from './viewer.ts';

/** Moves with the wish and with every refund of the order, so that a quote holds for one state of it. */
export const refundVersion = (wish: unknown, earlier: number): string =>
  `refund-${earlier}.${digestOf(wish).slice(7, 31)}`;

const disclosures = [
  'Send the items back first: we pay within 14 days after the parcel has come back, by the way you paid.',
  'We send a return label by e-mail. An express surcharge is not refunded.',
];

/** What a refund would give back, exactly. Above the limit it is quoted only to who signed in within the last minutes. */
export async function giveRefundQuote(
  db: Transaction<Tables>,
  { viewer, ports, request }: { viewer: Viewer; ports: Ports; request: RefundRequest },
): Promise<Outcome<Quote>> {
  const { account } = viewer;
  if (!account) return refused(401, { code: 'subject_missing', content: 'Sign in to send something back.' });
  const row = await findOrder(db, { name: request.order_id, account: account.id });
  if (!row) return noOrder();
  const receipt = JSON.parse(row.receipt) as Receipt;
  const earlier = await readRefunds(db, [row.id]);
  const now = ports.clock();
  const { reason, note = null } = request;
  const lines = await resolveRefund(db, { receipt, earlier, now, reason, lines: request.lines });
  if (!lines.ok) return lines;
  const totals = refundAmounts(receipt, { lines: lines.value, earlier });
  const level = refundLevel(totals.at(-1)?.amount ?? 0, receipt.currency);
  if (level === 'sign_in' && !isFresh(viewer, now)) return stepUp();

  const version = refundVersion([row.id, lines.value, reason, note], earlier.length);
  const known = await findOpenQuote(db, { checkout: row.checkout_id, version, viewer, now });
  if (known) return done(toQuote(known, now));
  const expires_at = now + quoteLifetime;
  const content: RefundContent = {
    kind: 'refund',
    merchant,
    account: account.email,
    order_id: row.id,
    order_label: receipt.label,
    currency: receipt.currency,
    lines: receipt.lines.flatMap((line) => {
      const quantity = lines.value.find(({ line_id }) => line_id === line.id)?.quantity;
      if (quantity === undefined) return [];
      const amount = line.unit_price.amount * quantity;
      return [{ ...line, quantity, line_total: { ...line.line_total, amount } }];
    }),
    totals,
    reason,
    note,
    payment_label: receipt.payment_label,
    disclosures,
    terms_version,
    nonce: ports.random.bytes(16).toString('base64url'),
    expires_at: new Date(expires_at).toISOString(),
  };
  const made = { checkout: row.checkout_id, version, kind: 'refund', order_id: row.id, level } as const;
  return done(toQuote(await keepQuote(db, { ...made, content, expires_at, viewer, ports }), now));
}
