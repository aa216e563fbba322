import type { Checkout, Missing, NoCheckout } from '@vitrine/commerce/models';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { toVersion } from './cart.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { readParts } from './checkout-parts.ts';
import type { CheckoutRow } from './checkout-parts.ts';
import { toSums } from './checkout-sums.ts';
import { currency } from './currency.ts';
import { digestOf } from './digest.ts';
import { disclosureTexts } from './disclosures.ts';
import { readLines } from './lines.ts';
import type { Line } from './lines.ts';
import type { Viewer } from './viewer.ts';

const terms = [
  { title: 'Terms of sale', url: '/policies/terms' },
  { title: 'Returns and refunds', url: '/policies/refunds' },
];
const paymentOptions = [{ id: 'invoice', type: 'invoice' as const, label: 'Pay by invoice within 14 days' }];

/** The checkout row that is current for an owner: the open one, else the one completed last. */
export function currentCheckout(db: Kysely<Tables>, owner: string): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('owner', '=', owner)
    .where((where) => where.or([where('open', '=', 1), where('closed_view', 'is not', null)]))
    .orderBy('open', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The checkout as its owner sees it now; a completed one as it was when the order was made. */
export async function readCheckout(
  db: Kysely<Tables>,
  viewer: Viewer | undefined,
): Promise<Checkout | NoCheckout> {
  const row = viewer && (await currentCheckout(db, viewer.owner));
  if (!viewer || !row) return { status: 'none' };
  if (row.closed_view !== null)
    return { ...(JSON.parse(row.closed_view) as Checkout), signed_in: viewer.account !== null };
  return toCheckout(row, { lines: await readLines(db, viewer.owner), signed_in: viewer.account !== null });
}

/** Computes everything about an open checkout from its parts and the cart's lines. */
export function toCheckout(
  row: CheckoutRow,
  { lines, signed_in }: { lines: Line[]; signed_in: boolean },
): Checkout {
  const parts = readParts(row);
  const sums = toSums(parts, lines);
  const { missing, messages } = checkoutMessages({
    parts,
    lines,
    payment: paymentOptions,
    discounts: sums.messages,
  });
  const line_items = lines.map(({ item }) => item);
  const payment = paymentOptions.find(({ id }) => id === parts.payment_option);
  const content = {
    id: row.id,
    currency,
    line_items,
    buyer: parts.buyer,
    fulfillment: {
      destination: parts.destination,
      options: sums.options,
      selected_option_id: sums.selected?.id ?? null,
    },
    discounts: { codes: parts.codes, applied: sums.applied },
    payment: { options: paymentOptions, selected_option_id: payment?.id ?? null },
    totals: sums.totals,
    terms,
  };
  // What another buyer's order changes (the most that can be bought) is no new version of this one.
  const fixed = line_items.map(({ quantity_max: _, ...line }) => line);
  const digest = digestOf({ ...content, line_items: fixed, disclosures: disclosureTexts(messages) });
  const status = isReady(missing) ? 'ready_for_complete' : 'incomplete';
  return {
    ...content,
    version: toVersion(row.counter, digest),
    digest,
    status,
    missing,
    messages,
    order: null,
    signed_in,
  };
}

const isReady = (missing: Missing[]): boolean => missing.length === 0;
