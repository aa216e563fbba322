import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Ports } from '../ports.ts';
import { touchCart } from './cart.ts';
import { readLines } from './lines.ts';
import { writeLine } from './write-line.ts';

/** What signing in did to one line: `wanted` is what both carts had together, `quantity` what the line has now. */
export interface MergedLine {
  variant_id: string;
  before: number;
  wanted: number;
  quantity: number;
}

/**
 * Moves a guest's cart and open checkout to the account that signed in. Quantities of the same variant are added up to
 * the most that can be bought; the guest's open checkout takes the place of the account's. The cart says so until
 * it is changed next.
 */
export async function mergeCart(
  db: Transaction<Tables>,
  { from, to, ports }: { from: string; to: string; ports: Ports },
): Promise<void> {
  const guest = await readLines(db, from);
  const known = new Map((await readLines(db, to)).map(({ item }) => [item.item.id, item]));
  const merged: MergedLine[] = [];
  for (const { item } of guest) {
    const own = known.get(item.item.id)?.quantity ?? 0;
    const quantity = Math.max(own, Math.min(own + item.quantity, Math.max(item.quantity_max, item.quantity)));
    const variant_id = item.item.id;
    await writeLine(db, { owner: to, variant_id, quantity, ports });
    merged.push({ variant_id, before: own, wanted: own + item.quantity, quantity });
  }
  await db.deleteFrom('cart_lines').where('owner', '=', from).execute();
  const open = await db
    .selectFrom('checkouts')
    .select('id')
    .where('owner', '=', from)
    .where('open', '=', 1)
    .executeTakeFirst();
  if (open) {
    await db
      .updateTable('checkouts')
      .set({ open: 0 })
      .where('owner', '=', to)
      .where('open', '=', 1)
      .execute();
    await db.updateTable('checkouts').set({ owner: to }).where('id', '=', open.id).execute();
  }
  if (guest.length > 0 || open) await touchCart(db, { owner: to, now: ports.clock() });
  if (guest.length > 0)
    await db
      .updateTable('carts')
      .set({ merged: JSON.stringify(merged) })
      .where('owner', '=', to)
      .execute();
}
