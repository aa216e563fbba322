import type { Refund, RefundContent } from '@vitrine/commerce/models';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newId } from '../ports.ts';
import { approvalMissing, isApproved, spendApproval } from './approve-quote.ts';
import type { Completion } from './complete-quote.ts';
import { heldRefund } from './held-quote.ts';
import type { HeldQuote } from './held-quote.ts';
import { done } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { findRefund } from './refunds.ts';

/** Keeps the refund of an approved quote: refund and approval change in this one transaction or not at all. */
export async function completeRefund(
  db: Transaction<Tables>,
  { quote, viewer, ports, via, call }: Completion & { quote: HeldQuote['quote'] },
): Promise<Outcome<Refund>> {
  const finished = await findRefund(db, quote.id);
  if (finished) return done(finished);
  const now = ports.clock();
  const held = await heldRefund(db, { quote, viewer, now });
  if (!held.ok) return held;
  if (!(await isApproved(db, quote))) return approvalMissing();
  await spendApproval(db, { quote_id: quote.id, now });
  const { order_id, reason, note, lines, totals } = JSON.parse(quote.canonical) as RefundContent;
  const row = {
    id: newId(ports.random, 'refund'),
    quote_id: quote.id,
    order_id,
    at: now,
    reason,
    note,
    lines: JSON.stringify(lines.map(({ id, quantity }) => ({ line_id: id, quantity }))),
    totals: JSON.stringify(totals),
    via,
    call,
  };
  await db.insertInto('refunds').values(row).execute();
  const made = await findRefund(db, quote.id);
  if (!made) throw new Error('A refund is gone within its transaction');
  return done(made);
}
