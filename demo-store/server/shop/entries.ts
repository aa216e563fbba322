import type { EntryBatch } from '@vitrine/commerce/models';
import type { Database } from '../database/sqlite.ts';
import { digestOf, sha256, toCanonical } from './digest.ts';
import { done, refused } from './outcome.ts';
import type { Outcome } from './outcome.ts';

/** Appends decision entries under the session whose token brings them, ended or not; what is there already is not stored twice. */
export async function storeEntries(
  db: Database,
  { token, batch, now }: { token: string; batch: EntryBatch; now: number },
): Promise<Outcome<{ stored: number }>> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('entries_hash', '=', sha256(token))
    .executeTakeFirst();
  if (!session) return refused(403, { code: 'entries_token', content: 'This token opens no record.' });
  return db.transaction().execute(async (transaction) => {
    let stored = 0;
    for (const entry of batch.entries) {
      const row = {
        session_id: session.id,
        digest: digestOf(entry),
        received_at: now,
        entry: toCanonical(entry),
      };
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('entries')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      stored += Number(numInsertedOrUpdatedRows ?? 0);
    }
    return done({ stored });
  });
}
