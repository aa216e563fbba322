import type { Refund, RefundContent, RefundRequest } from '@vitrine/commerce/models';
import type { MemoryQuote } from './memory-store-checkout.ts';
import { type MemoryOrder, orderOf, quantityBack } from './memory-store-orders.ts';
import { type MemoryAnswer, ok, refuse, reject } from './memory-store-outcome.ts';
import { toQuote } from './memory-store-quote.ts';
import type { MemorySession } from './memory-store-shopper.ts';
import type { MemoryWrite } from './memory-store-world.ts';

/** Minor units above which a refund needs a sign-in that is at most `fresh_s` old. */
const limit = 10_000;
const fresh_s = 300;

/** 401 with the challenge of RFC 9470. */
const stepUp: MemoryAnswer = {
  ...refuse(401, 'insufficient_user_authentication'),
  headers: {
    'WWW-Authenticate': `Session error="insufficient_user_authentication", max_age=${fresh_s}`,
  },
};

/** Goods at their price; no delivery. */
export const quoteRefund = async (
  { world, session }: MemoryWrite,
  { order_id, lines, reason, note }: RefundRequest,
): Promise<MemoryAnswer> => {
  if (session.subject === null) return refuse(401, 'subject_missing');
  const order = orderOf({ world, session }, order_id);
  if (!order) return refuse(404, 'not_found');
  const left = order.receipt.lines.map((line) => ({
    ...line,
    quantity: line.quantity - quantityBack(order, line.id),
  }));
  const wanted = lines ?? left.map(({ id, quantity }) => ({ line_id: id, quantity }));
  const back = left.flatMap((line) => {
    const quantity = wanted.find(({ line_id }) => line_id === line.id)?.quantity ?? 0;
    const line_total = { ...line.line_total, amount: line.unit_price.amount * quantity };
    return quantity > 0 ? [{ ...line, quantity, line_total }] : [];
  });
  if (back.length === 0) return reject('not_allowed_now');
  if (back.some(({ id, quantity }) => quantity > (left.find((line) => line.id === id)?.quantity ?? 0)))
    return reject('quantity_limit');
  const amount = back.reduce((sum, { line_total }) => sum + line_total.amount, 0);
  if (amount > limit && world.now_s - (session.authenticated_at ?? 0) > fresh_s) return stepUp;
  const content: RefundContent = {
    kind: 'refund',
    merchant: 'Memory shop',
    account: session.subject,
    order_id: order.receipt.id,
    order_label: order.receipt.label,
    currency: order.receipt.currency,
    lines: back,
    totals: [
      { type: 'subtotal', display_text: 'Subtotal', amount },
      { type: 'total', display_text: 'Refund', amount },
    ],
    reason,
    note: note ?? null,
    payment_label: order.receipt.payment_label,
    disclosures: ['Paid within 14 days after the parcel has come back.'],
    terms_version: '1',
    nonce: world.nextId(),
    expires_at: '2099-01-01T00:00:00.000Z',
  };
  const made = await toQuote(content);
  session.shopper.quotes.set(made.id, { ...made, version: versionOf(order, session), approved: false });
  return ok(made);
};

/** A refund's quote holds for its session, and until the order sees another refund. */
const versionOf = ({ refunds }: MemoryOrder, { id }: MemorySession): string => `${id}.${refunds.length}`;

const contentOf = ({ canonical }: MemoryQuote): RefundContent => JSON.parse(canonical) as RefundContent;

export const refusedRefund = (write: MemoryWrite, held: MemoryQuote): MemoryAnswer | undefined => {
  const order = orderOf(write, contentOf(held).order_id);
  return order && versionOf(order, write.session) === held.version ? undefined : refuse(410, 'quote_void');
};

export const completeRefund = (write: MemoryWrite, held: MemoryQuote): MemoryAnswer => {
  const { order_id, order_label, reason, note, lines, totals, currency } = contentOf(held);
  const order = orderOf(write, order_id);
  const id = `refund-${held.id}`;
  const known = order?.refunds.find((refund) => refund.id === id);
  if (known) return ok(known);
  const refused = refusedRefund(write, held);
  if (refused) return refused;
  if (!held.approved) return refuse(403, 'approval_missing');
  const at = '2026-11-30T00:00:00Z';
  const refund: Refund = {
    id,
    order_id,
    order_label,
    status: 'requested',
    at,
    reason,
    currency,
    lines: lines.map((line) => ({ line_id: line.id, quantity: line.quantity })),
    totals,
  };
  order?.refunds.push(refund);
  if (note !== null) order?.notes.push({ by: 'customer', at, text: note });
  return ok(refund);
};
