import type { Approval } from '@vitrine/commerce/models';
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newId } from '../ports.ts';
import type { Ports } from '../ports.ts';
import { findQuote, heldQuote, heldRefund, noQuote } from './held-quote.ts';
import type { HeldQuote } from './held-quote.ts';
import { done, refused } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Viewer } from './viewer.ts';

/** The buyer's yes to exactly this quote: one per quote, given again when asked again. */
export async function approveQuote(
  db: Transaction<Tables>,
  { id, digest, viewer, ports }: { id: string; digest: string; viewer: Viewer; ports: Ports },
): Promise<Outcome<Approval>> {
  const quote = await findQuote(db, { id, viewer });
  if (!quote) return noQuote();
  const hold = quote.kind === 'refund' ? heldRefund : heldQuote;
  const held = await hold(db, { quote, viewer, now: ports.clock() });
  if (!held.ok) return held;
  if (digest !== quote.digest) {
    const content = 'What was shown is not what was quoted: nothing is approved.';
    return refused(422, { code: 'digest_mismatch', reason: 'conflict', content });
  }
  const known = await db.selectFrom('approvals').selectAll().where('quote_id', '=', id).executeTakeFirst();
  if (known) return done(toApproval(known));
  const row = {
    id: newId(ports.random, 'approval'),
    quote_id: id,
    digest,
    level: quote.level,
    at: ports.clock(),
    spent_at: null,
  };
  await db.insertInto('approvals').values(row).execute();
  return done(toApproval(row));
}

const toApproval = ({ id, quote_id, level, at }: Selectable<Tables['approvals']>): Approval => ({
  id,
  quote_id,
  level: level as Approval['level'],
  at: new Date(at).toISOString(),
});

/** Whether an approval of exactly this quote is there and unspent. */
export async function isApproved(
  db: Transaction<Tables>,
  { id, digest }: Pick<HeldQuote['quote'], 'id' | 'digest'>,
): Promise<boolean> {
  const approval = await db
    .selectFrom('approvals')
    .select('digest')
    .where('quote_id', '=', id)
    .where('spent_at', 'is', null)
    .executeTakeFirst();
  return approval?.digest === digest;
}

/** An approval is good for one completion. */
export async function spendApproval(
  db: Transaction<Tables>,
  { quote_id, now }: { quote_id: string; now: number },
): Promise<void> {
  await db.updateTable('approvals').set({ spent_at: now }).where('quote_id', '=', quote_id).execute();
}

export const approvalMissing = () =>
  refused(403, { code: 'approval_missing', content: 'The buyer has not approved this quote.' });
