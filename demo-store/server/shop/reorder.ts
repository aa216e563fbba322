import type { Receipt, ReorderChange } from '@vitrine/commerce/models';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readCart } from './cart.ts';
import { findOrder, noOrder } from './orders.ts';
import { rejected } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { readBuyable } from './resolve-wishes.ts';
import { applyChanges, quantityRefusal, staleCart } from './set-cart-lines.ts';
import type { CartWrite, Change } from './set-cart-lines.ts';

/**
 * Sees to it that the cart holds at least what an order of the account held: asked twice it changes nothing more. What
 * cannot be had is left out and named; where nothing at all can be had, nothing changes.
 */
export async function reorder(
  db: Transaction<Tables>,
  { name, ...write }: CartWrite & { name: string },
): Promise<Outcome<ReorderChange>> {
  const { account, owner } = write.viewer;
  const row = account ? await findOrder(db, { name, account: account.id }) : undefined;
  if (!row) return noOrder();
  const stale = await staleCart(db, write);
  if (stale) return stale;
  const known = new Map((await readBuyable(db, owner)).map((variant) => [variant.variant_id, variant]));
  const left_out: ReorderChange['left_out'] = [];
  const wanted: Change[] = [];
  for (const { variant_id, title, quantity } of (JSON.parse(row.receipt) as Receipt).lines) {
    const variant = known.get(variant_id);
    const wish = variant && { ...variant, quantity: Math.max(quantity, variant.quantity_before) };
    const refusal = wish && quantityRefusal(wish)?.refusal.reason;
    if (wish && !refusal) wanted.push(wish);
    else left_out.push({ variant_id, title, quantity, reason: toReason(refusal) });
  }
  if (wanted.length === 0)
    return rejected('out_of_stock', {
      content: 'Nothing of this order can be had now.',
      state: await readCart(db, write.viewer),
    });
  return { ok: true, value: { ...(await applyChanges(db, { ...write, wanted })), left_out } };
}

const toReason = (reason: string | undefined): ReorderChange['left_out'][number]['reason'] =>
  reason === 'out_of_stock' || reason === 'quantity_limit' ? reason : 'not_found';
