import type { Checkout } from '@vitrine/commerce/models';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newId } from '../ports.ts';
import type { Ports } from '../ports.ts';
import { readAddress } from './account-address.ts';
import { currentCheckout, toCheckout } from './checkout.ts';
import { toCanonical } from './digest.ts';
import { readLines } from './lines.ts';
import { done, rejected } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Viewer } from './viewer.ts';

/** The open checkout with the cart's lines as they are now; opens one if there is none, with the account's address. An empty cart opens none. */
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
    destination: await savedAddress(db, viewer),
    option_id: null,
    codes: '[]',
    payment_option: null,
    closed_view: null,
    created_at: ports.clock(),
  };
  await db.insertInto('checkouts').values(row).execute();
  return done(toCheckout(row, { lines, signed_in }));
}

async function savedAddress(db: Transaction<Tables>, { account }: Viewer): Promise<string | null> {
  const { address } = account ? await readAddress(db, account.id) : { address: null };
  return address && toCanonical(address);
}
