import type { Approval } from '@vitrine/commerce/models';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newId } from '../ports.ts';
import type { Ports } from '../ports.ts';
import { findQuote, heldQuote, noQuote } from './held-quote.ts';
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
  const held = await heldQuote(db, { quote, viewer, now: ports.clock() });
  if (!held.ok) return held;
  if (digest !== quote.digest) {
    const content = 'What was shown is not what was quoted: nothing is approved.';
    return refused(422, { code: 'digest_mismatch', reason: 'conflict', content });
  }
  const known = await db.selectFrom('approvals').selectAll().where('quote_id', '=', id).executeTakeFirst();
  if (known)
    return done({ id: known.id, quote_id: id, level: 'click', at: new Date(known.at).toISOString() });
  const row = {
    id: newId(ports.random, 'approval'),
    quote_id: id,
    digest,
    level: 'click',
    at: ports.clock(),
    spent_at: null,
  };
  await db.insertInto('approvals').values(row).execute();
  return done({ id: row.id, quote_id: id, level: 'click', at: new Date(row.at).toISOString() });
}
