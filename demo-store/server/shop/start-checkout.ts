import type { Checkout } from '@vitrine/commerce/models';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newId } from '../ports.ts';
import type { Ports } from '../ports.ts';
import { currentCheckout, toCheckout } from './checkout.ts';
import { readLines } from './lines.ts';
import { done, rejected } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Viewer } from './viewer.ts';

/** The open checkout with the cart's lines as they are now; opens one if there is none. An empty cart opens none. */
export async function startCheckout(
  db: Transaction<Tables>,
  { viewer, ports }: { viewer: Viewer; ports: Ports },
): Promise<Outcome<Checkout>> {
  const lines = await readLines(db, viewer.owner);
  const signed_in = viewer.account !== null;
  const known = await currentCheckout(db, viewer.owner);
  if (known?.open) return done(toCheckout(known, { lines, signed_in }));
  if (lines.length === 0)
    return rejected('empty_cart', { content: 'The cart is empty: put something in first.' });
  const row = {
    id: newId(ports.random, 'checkout'),
    owner: viewer.owner,
    counter: 1,
    open: 1,
    buyer: null,
    destination: null,
    option_id: null,
    codes: '[]',
    payment_option: null,
    closed_view: null,
    created_at: ports.clock(),
  };
  await db.insertInto('checkouts').values(row).execute();
  return done(toCheckout(row, { lines, signed_in }));
}
