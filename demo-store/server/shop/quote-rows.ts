import type { Quote, QuoteContent, RefundContent } from '@vitrine/commerce/models';
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newId } from '../ports.ts';
import type { Ports } from '../ports.ts';
import { sha256, toCanonical } from './digest.ts';
import type { Viewer } from './viewer.ts';

/** How long a quote holds, in milliseconds. */
export const quoteLifetime = 5 * 60_000;
export const merchant = 'Vitrine Goods';
export const terms_version = '2026-11';

type QuoteRow = Selectable<Tables['quotes']>;

/** The quote that holds for this session and version already, if there is one. */
export function findOpenQuote(
  db: Transaction<Tables>,
  at: { checkout: string; version: string; viewer: Viewer; now: number },
): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('checkout_id', '=', at.checkout)
    .where('checkout_version', '=', at.version)
    .where('session_id', '=', at.viewer.session)
    .where('expires_at', '>', at.now)
    .where('failed', '=', 0)
    .executeTakeFirst();
}

/** Keeps a new quote: its bytes, their digest, and whose it is. */
export async function keepQuote(
  db: Transaction<Tables>,
  made: {
    checkout: string;
    version: string;
    kind: Quote['kind'];
    order_id: string | null;
    level: Quote['level'];
    content: QuoteContent | RefundContent;
    expires_at: number;
    viewer: Viewer;
    ports: Ports;
  },
): Promise<QuoteRow> {
  const canonical = toCanonical(made.content);
  const row: QuoteRow = {
    id: newId(made.ports.random, 'quote'),
    checkout_id: made.checkout,
    checkout_version: made.version,
    session_id: made.viewer.session,
    lineage: made.viewer.lineage,
    canonical,
    digest: `sha256:${sha256(canonical)}`,
    level: made.level,
    expires_at: made.expires_at,
    failed: 0,
    kind: made.kind,
    order_id: made.order_id,
  };
  await db.insertInto('quotes').values(row).execute();
  return row;
}

/** A quote as its asker gets it; seconds count from `now`. */
export const toQuote = (
  { id, kind, canonical, digest, level, expires_at }: QuoteRow,
  now: number,
): Quote => ({
  id,
  kind: kind as Quote['kind'],
  canonical,
  digest,
  level: level as Quote['level'],
  expires_s: Math.floor((expires_at - now) / 1000),
});
