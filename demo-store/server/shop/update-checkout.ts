import type { Checkout, CheckoutPart } from '@vitrine/commerce/models';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { currentCheckout, toCheckout } from './checkout.ts';
import type { CheckoutRow } from './checkout-parts.ts';
import { codeProblem, normalCodes } from './discounts.ts';
import { digestOf, toCanonical } from './digest.ts';
import { readLines } from './lines.ts';
import type { Line } from './lines.ts';
import { done, refused, rejected } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { shippingOptions } from './shipping.ts';
import type { Viewer } from './viewer.ts';

type Columns = Partial<Pick<CheckoutRow, 'buyer' | 'destination' | 'option_id' | 'codes' | 'payment_option'>>;

/** An owner's open checkout at the version the caller saw, or why not: none open (422), no version (428), another (412). */
export async function openCheckout(
  db: Transaction<Tables>,
  { viewer, version }: { viewer: Viewer; version: string | undefined },
): Promise<Outcome<{ row: CheckoutRow; lines: Line[]; checkout: Checkout }>> {
  const row = await currentCheckout(db, viewer.owner);
  if (!row?.open) {
    const content = row ? 'This order is placed already.' : 'No checkout is open: start one from the cart.';
    return rejected('not_allowed_now', { content });
  }
  if (version === undefined) {
    return refused(428, {
      code: 'version_required',
      content: 'Send If-Match with the version of the checkout.',
    });
  }
  const lines = await readLines(db, viewer.owner);
  const checkout = toCheckout(row, { lines, signed_in: viewer.account !== null });
  if (checkout.version === version) return done({ row, lines, checkout });
  const content = 'The checkout has changed since it was read.';
  return refused(412, { code: 'conflict', reason: 'conflict', content, state: checkout });
}

/** Replaces one part. The same part again changes nothing and keeps the version. */
export async function updateCheckout(
  db: Transaction<Tables>,
  { viewer, version, part }: { viewer: Viewer; version: string | undefined; part: CheckoutPart },
): Promise<Outcome<Checkout>> {
  const open = await openCheckout(db, { viewer, version });
  if (!open.ok) return open;
  const { row, lines } = open.value;
  const columns = toColumns(part, lines);
  if (!columns.ok) return columns;
  const next = { ...row, ...columns.value };
  if (digestOf(next) === digestOf(row)) return done(open.value.checkout);
  next.counter += 1;
  await db
    .updateTable('checkouts')
    .set({ ...columns.value, counter: next.counter })
    .where('id', '=', row.id)
    .execute();
  return done(toCheckout(next, { lines, signed_in: viewer.account !== null }));
}

function toColumns(part: CheckoutPart, lines: Line[]): Outcome<Columns> {
  const goods = lines.reduce((sum, { item }) => sum + item.line_total.amount, 0);
  if ('buyer' in part) return done({ buyer: toCanonical(part.buyer) });
  if ('fulfillment' in part) {
    const { destination, option_id = null } = part.fulfillment;
    const known = shippingOptions(destination.address_country, goods).some(({ id }) => id === option_id);
    if (option_id !== null && !known) {
      return rejected('not_found', {
        content: `No such delivery option for ${destination.address_country}.`,
      });
    }
    return done({ destination: toCanonical(destination), option_id });
  }
  if ('payment_option' in part) {
    if (part.payment_option !== 'invoice')
      return rejected('not_found', { content: 'No such payment option.' });
    return done({ payment_option: part.payment_option });
  }
  const codes = normalCodes(part.discount_codes);
  const problem = codes.map((code) => codeProblem(code, goods)).find((text) => text !== undefined);
  return problem === undefined
    ? done({ codes: JSON.stringify(codes) })
    : rejected('discount_invalid', { content: problem });
}
