import type { SessionObject } from '@vitrine/commerce/models';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newId } from '../ports.ts';
import type { Ports } from '../ports.ts';
import { sha256 } from './digest.ts';
import { ownerOf } from './viewer.ts';
import type { Viewer } from './viewer.ts';

const hour = 3_600_000;

/** How long a session lives without a command, in milliseconds. */
const lifetime = { guest: 24 * hour, account: 2 * hour };

/** What became of a session that is no longer the cookie's (`ended` in the answer of `GET /api/session`). */
export type Ended = 'expired' | 'revoked' | 'signed_out' | 'replaced';

// Tokens are derived from the cookie, which is stored only as a hash: whoever reads the database can use none of them.
const derived = (purpose: string, cookie: string) =>
  Buffer.from(sha256(`${purpose}:${cookie}`), 'hex').toString('base64url');
/** Proves that a command comes from a page that could read `GET /api/session`. */
export const csrfToken = (cookie: string): string => derived('csrf', cookie);
/** Append-only: it brings decision entries under its session and opens nothing. */
const entriesToken = (cookie: string): string => derived('entries', cookie);

/** The living session of a cookie, or undefined. */
export async function findViewer(
  db: Kysely<Tables>,
  { cookie, now }: { cookie: string | undefined; now: number },
): Promise<Viewer | undefined> {
  if (!cookie) return undefined;
  const row = await db
    .selectFrom('sessions')
    .leftJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'sessions.id',
      'lineage',
      'account_id',
      'authenticated_at',
      'expires_at',
      'accounts.email',
      'accounts.name',
    ])
    .where('cookie_hash', '=', sha256(cookie))
    .where('ended', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, lineage, account_id, authenticated_at, expires_at } = row;
  const account =
    account_id === null ? null : { id: account_id, email: row.email ?? '', name: row.name ?? '' };
  return {
    session: id,
    lineage,
    owner: ownerOf(lineage, account_id),
    account,
    authenticated_at,
    expires_at,
    cookie,
  };
}

/** A new session; `lineage` continues an earlier one, `account` makes it a signed-in one. */
export async function createSession(
  db: Kysely<Tables>,
  { ports, lineage, account }: { ports: Ports; lineage?: string; account?: Viewer['account'] },
): Promise<Viewer> {
  const now = ports.clock();
  const cookie = ports.random.bytes(32).toString('base64url');
  const viewer: Viewer = {
    session: newId(ports.random, 'session'),
    lineage: lineage ?? newId(ports.random, 'lineage'),
    owner: '',
    account: account ?? null,
    authenticated_at: account ? now : null,
    expires_at: now + (account ? lifetime.account : lifetime.guest),
    cookie,
  };
  viewer.owner = ownerOf(viewer.lineage, viewer.account?.id ?? null);
  const { session: id, account: _, owner: __, cookie: ___, ...row } = viewer;
  const hashes = { cookie_hash: sha256(cookie), entries_hash: sha256(entriesToken(cookie)) };
  await db
    .insertInto('sessions')
    .values({ ...row, ...hashes, id, account_id: viewer.account?.id ?? null, created_at: now, ended: null })
    .execute();
  return viewer;
}

/** Ends a session for good; its cookie opens nothing from then on. */
export async function endSession(
  db: Kysely<Tables>,
  { session, ended }: { session: string; ended: Ended },
): Promise<void> {
  await db.updateTable('sessions').set({ ended }).where('id', '=', session).execute();
}

/** Lets a session run out now, as time would have. */
export async function expireSession(
  db: Kysely<Tables>,
  { session, now }: { session: string; now: number },
): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: now }).where('id', '=', session).execute();
}

/** A command keeps its session alive; reads and asking do not. */
export async function extendSession(
  db: Kysely<Tables>,
  { viewer, now }: { viewer: Viewer; now: number },
): Promise<void> {
  const expires_at = now + (viewer.account ? lifetime.account : lifetime.guest);
  if (expires_at - viewer.expires_at < 60_000) return;
  await db.updateTable('sessions').set({ expires_at }).where('id', '=', viewer.session).execute();
}

/** What became of a session reference that is no longer the cookie's. */
export async function whatEnded(
  db: Kysely<Tables>,
  { session, now }: { session: string; now: number },
): Promise<Ended> {
  const row = await db
    .selectFrom('sessions')
    .select(['ended', 'expires_at'])
    .where('id', '=', session)
    .executeTakeFirst();
  if (row?.ended) return row.ended as Ended;
  return row && row.expires_at > now ? 'replaced' : 'expired';
}

/** The session as `GET /api/session` says it; seconds count from `now`. */
export function toSessionObject(
  viewer: Viewer,
  { now, ended }: { now: number; ended?: Ended },
): SessionObject {
  const { session, account, authenticated_at, cookie } = viewer;
  return {
    session,
    subject: account?.id ?? null,
    name: account?.name ?? null,
    authenticated_s: authenticated_at === null ? null : Math.floor((now - authenticated_at) / 1000),
    acr: account ? 'password' : null,
    expires_s: Math.max(0, Math.floor((viewer.expires_at - now) / 1000)),
    csrf: csrfToken(cookie),
    entries_token: entriesToken(cookie),
    ...(ended ? { ended } : {}),
  };
}
