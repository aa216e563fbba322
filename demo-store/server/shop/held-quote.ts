import type { Checkout } from '@vitrine/commerce/models';
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { toCheckout } from './checkout.ts';
import { readLines } from './lines.ts';
import type { Line } from './lines.ts';
import { done, refused } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { readRefunds } from './refunds.ts';
import type { Viewer } from './viewer.ts';

/** A quote with the checkout and lines it was found to hold for. */
export interface HeldQuote {
  quote: Selectable<Tables['quotes']>;
  checkout: Checkout;
  lines: Line[];
}

/** Another lineage's quote is like none at all. */
export const noQuote = () => refused(404, { code: 'not_found', content: 'There is no such quote.' });

/** The quote of this id and session lineage, whatever its state. */
export function findQuote(db: Transaction<Tables>, { id, viewer }: { id: string; viewer: Viewer }) {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('lineage', '=', viewer.lineage)
    .executeTakeFirst();
}

/** A quote that still holds: same session, same version of the checkout, not expired. Else 410 says which of these it lost. */
export async function heldQuote(
  db: Transaction<Tables>,
  { quote, viewer, now }: { quote: HeldQuote['quote']; viewer: Viewer; now: number },
): Promise<Outcome<HeldQuote>> {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', quote.checkout_id)
    .where('owner', '=', viewer.owner)
    .where('open', '=', 1)
    .executeTakeFirst();
  const lines = await readLines(db, viewer.owner);
  const checkout = row && toCheckout(row, { lines, signed_in: viewer.account !== null });
  if (!checkout || quote.session_id !== viewer.session || quote.checkout_version !== checkout.version)
    return isVoid('The order has changed since it was quoted: ask for a new quote.');
  return isOver(quote, now) ?? done({ quote, checkout, lines });
}

/** A refund's quote that still holds: same session, no other refund of the order since, not expired. */
export async function heldRefund(
  db: Transaction<Tables>,
  { quote, viewer, now }: { quote: HeldQuote['quote']; viewer: Viewer; now: number },
): Promise<Outcome<HeldQuote['quote']>> {
  const earlier = await readRefunds(db, [quote.order_id ?? '']);
  const same = quote.checkout_version.startsWith(`refund-${earlier.length}.`);
  if (!same || quote.session_id !== viewer.session)
    return isVoid('The session or the order has changed since it was quoted: ask for a new quote.');
  return isOver(quote, now) ?? done(quote);
}

const isVoid = (content: string) => refused(410, { code: 'quote_void', content });

const isOver = ({ expires_at }: HeldQuote['quote'], now: number) =>
  expires_at <= now
    ? refused(410, { code: 'quote_expired', content: 'The quote has expired: ask for a new one.' })
    : undefined;
