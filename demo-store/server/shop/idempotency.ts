import type { Settlement } from '@vitrine/commerce/models';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { digestOf, sha256 } from './digest.ts';
import { refused } from './outcome.ts';

/** How long an answer can be had again, in milliseconds. */
const keptFor = 24 * 3_600_000;

// Stands in the path column of a key that was settled as never arrived.
const barred = '*';

type Stored = Selectable<Tables['idempotency']>;

interface Scope {
  lineage: string;
  path: string;
  key: string;
}

/** Digest of what a key stands for: method and body, as JSON (key order and number spelling do not count). */
export function requestDigest(method: string, body: string): string {
  try {
    return digestOf([method, body === '' ? null : (JSON.parse(body) as unknown)]);
  } catch {
    return sha256(`${method} ${body}`);
  }
}

/** The stored answer to give again, the refusal (422 other body, 409 barred), or undefined: carry on. */
export async function findStored(
  db: Kysely<Tables>,
  { scope, request, now }: { scope: Scope; request: string; now: number },
) {
  const { lineage, path, key } = scope;
  const rows = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('lineage', '=', lineage)
    .where('key', '=', key)
    .where('path', 'in', [path, barred])
    .where('at', '>', now - keptFor)
    .execute();
  const stored = rows.find((row) => row.path === path);
  if (stored && stored.request !== request) {
    return refused(422, { code: 'idempotency_conflict', content: 'This key was used with another body.' });
  }
  if (stored) return { ok: true as const, stored };
  if (rows.length > 0)
    return refused(409, { code: 'settled', content: 'This key was settled as never arrived.' });
  return undefined;
}

// The buyer's yes, or the right digest, may follow under the same key: kept, these would stand in its way as long as the quote lives.
const passing = ['approval_missing', 'digest_mismatch'];

/** Whether an answer below 500 (its body is JSON) is kept for its key: all but a refusal that the quote's next step lifts. */
export function isKept({ status, body }: { status: number; body: string }): boolean {
  return status < 400 || !passing.includes((JSON.parse(body) as { code: string }).code);
}

/** Keeps an answer beside its effect, in the same transaction, and drops what is older than a day. */
export async function store(db: Kysely<Tables>, row: Stored): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('at', '<=', row.at - keptFor)
    .execute();
  await db.insertInto('idempotency').values(row).execute();
}

async function bar(
  db: Kysely<Tables>,
  { lineage, key, now }: { lineage: string; key: string; now: number },
): Promise<void> {
  const nothing = { request: '', status: 409, body: '', headers: '{}' };
  await store(db, { lineage, path: barred, key, ...nothing, at: now });
  // A quote whose id is barred can never be completed: the next to ask gets another one.
  await db
    .updateTable('quotes')
    .set({ failed: 1 })
    .where('id', '=', key)
    .where('lineage', '=', lineage)
    .execute();
}

/** What became of a key in this lineage. `never` bars it: a request still on its way will be refused. */
export async function settle(
  db: Kysely<Tables>,
  { lineage, key, running, now }: { lineage: string; key: string; running: boolean; now: number },
): Promise<Settlement> {
  if (running) return { state: 'running' };
  const rows = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('lineage', '=', lineage)
    .where('key', '=', key)
    .where('at', '>', now - keptFor)
    .execute();
  // An approval travels under its quote's id too, as the completion does; the key stands for the completion.
  const stored = rows.find(({ path }) => path !== barred && !path.endsWith('/approval'));
  if (!stored) {
    if (!rows.some(({ path }) => path === barred)) await bar(db, { lineage, key, now });
    return { state: 'never' };
  }
  const { version } = JSON.parse(stored.headers) as { version?: string };
  const code = stored.status < 400 ? undefined : (JSON.parse(stored.body) as { code?: string }).code;
  return {
    state: stored.status < 400 ? 'done' : 'refused',
    ...(code ? { code } : {}),
    ...(version ? { version } : {}),
  };
}
