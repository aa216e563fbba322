import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../database/sqlite.ts';
import type { Tables } from '../database/tables.ts';

const hour = 3_600_000;
/** How long one can be told what became of a session, in milliseconds. */
const toldFor = 7 * 24 * hour;

/**
 * Removes, at most once an hour, what nobody can reach any more: sessions that ended a week ago and left no evidence
 * (entries, approvals), their quotes, and carts and checkouts of guests without a living session. Orders stay.
 */
export async function purge(database: Database, now: number): Promise<void> {
  const last = await database
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'purged')
    .executeTakeFirst();
  const since = now - Number(last?.value ?? 0);
  // A clock that was set back counts as an hour too.
  if (since >= 0 && since < hour) return;
  await database.transaction().execute(async (db) => {
    await db
      .replaceInto('meta')
      .values({ key: 'purged', value: String(now) })
      .execute();
    await purgeGuests(db, now);
    await purgeSessions(db, now);
  });
}

async function purgeGuests(db: Transaction<Tables>, now: number): Promise<void> {
  const gone = sql`owner like 'lineage:%' and substr(owner, 9) not in (
    select lineage from sessions where ended is null and expires_at > ${now})`;
  await sql`delete from quotes where checkout_id in (
    select id from checkouts where closed_view is null and ${gone})
    and id not in (select quote_id from approvals)`.execute(db);
  await sql`delete from checkouts where closed_view is null and ${gone}
    and id not in (select checkout_id from quotes) and id not in (select checkout_id from orders)`.execute(
    db,
  );
  await sql`delete from cart_lines where ${gone}`.execute(db);
  await sql`delete from carts where ${gone}`.execute(db);
}

async function purgeSessions(db: Transaction<Tables>, now: number): Promise<void> {
  const gone = sql`select id from sessions where expires_at < ${now - toldFor}`;
  await sql`delete from quotes where session_id in (${gone}) and id not in (select quote_id from approvals)`.execute(
    db,
  );
  await sql`delete from sessions where expires_at < ${now - toldFor}
    and id not in (select session_id from quotes) and id not in (select session_id from entries)`.execute(db);
}
