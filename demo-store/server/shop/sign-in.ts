import { verify } from '@node-rs/argon2';
import type { Transaction } from 'kysely';
import type { Database } from '../database/sqlite.ts';
import type { Tables } from '../database/tables.ts';
import type { Ports } from '../ports.ts';
import { mergeCart } from './merge-cart.ts';
import { createSession, endSession, findViewer } from './sessions.ts';
import type { Viewer } from './viewer.ts';

// An unknown account costs the same work as a known one: this hash stands in for the missing password.
const standIn =
  '$argon2id$v=19$m=19456,t=2,p=1$+q8iD5ocbiOJJRuHVcJUow$75L+Y0Mg6ySUY3mIThScDQL3oGw3lfmGop37yzBLvgE';

/** The account that e-mail and password name, or undefined; both failures take the same work. */
export async function checkPassword(
  db: Database,
  { email, password }: { email: string; password: string },
): Promise<NonNullable<Viewer['account']> | undefined> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  const right = await verify(row?.password_hash ?? standIn, password);
  return row && right ? { id: row.id, email: row.email, name: row.name } : undefined;
}

/**
 * Replaces a session by one of the account. A guest's lineage goes on and cart and open checkout move to the account;
 * signing in over another account starts a lineage of its own and moves nothing.
 */
export async function signIn(
  db: Transaction<Tables>,
  { viewer, account, ports }: { viewer: Viewer; account: NonNullable<Viewer['account']>; ports: Ports },
): Promise<Viewer> {
  const other = viewer.account !== null && viewer.account.id !== account.id;
  await endSession(db, { session: viewer.session, ended: 'replaced' });
  const next = await createSession(db, { ports, account, ...(other ? {} : { lineage: viewer.lineage }) });
  if (viewer.account === null) await mergeCart(db, { from: viewer.owner, to: next.owner, ports });
  return next;
}

/** Ends the session and begins a guest's, of a new lineage: nothing of the old one opens any more. Undefined where it has ended already. */
export async function signOut(
  db: Transaction<Tables>,
  { viewer, ports }: { viewer: Viewer; ports: Ports },
): Promise<Viewer | undefined> {
  // A sign-in may have come first: another guest's cookie would take the account's place, and say that this session signed out.
  const still = await findViewer(db, { cookie: viewer.cookie, now: ports.clock() });
  if (!still) return undefined;
  await endSession(db, { session: still.session, ended: 'signed_out' });
  return createSession(db, { ports });
}
