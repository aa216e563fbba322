import type { CartChange, CartLineWish, LineChange } from '@vitrine/commerce/models';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Ports } from '../ports.ts';
import { readCart, touchCart } from './cart.ts';
import { toText } from './currency.ts';
import { done, refused, rejected } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { resolveWishes } from './resolve-wishes.ts';
import type { Wanted } from './resolve-wishes.ts';
import type { Viewer } from './viewer.ts';
import { writeLine } from './write-line.ts';

/** A write on a cart at the version its caller saw. */
export interface CartWrite {
  viewer: Viewer;
  ports: Ports;
  /** The version the caller saw (`If-Match`). */
  version: string | undefined;
}

/** Sets absolute quantities, all or nothing; what is so already is not written and leaves the version alone. */
export async function setCartLines(
  db: Transaction<Tables>,
  { lines, ...write }: CartWrite & { lines: CartLineWish[] },
): Promise<Outcome<CartChange>> {
  const stale = await staleCart(db, write);
  if (stale) return stale;
  const resolved = await resolveWishes(db, { owner: write.viewer.owner, wishes: lines });
  if (!resolved.ok) return resolved;
  for (const wanted of resolved.value) {
    const refusal = quantityRefusal(wanted);
    if (refusal) return refusal;
  }
  return done(await applyChanges(db, { ...write, wanted: resolved.value }));
}

/** Takes every line out. */
export async function clearCart(db: Transaction<Tables>, write: CartWrite): Promise<Outcome<CartChange>> {
  const stale = await staleCart(db, write);
  if (stale) return stale;
  const { line_items } = await readCart(db, write.viewer);
  const wanted = line_items.map(({ item, quantity }) => ({
    variant_id: item.id,
    quantity: 0,
    quantity_before: quantity,
  }));
  return done(await applyChanges(db, { ...write, wanted }));
}

/** The refusal of a write whose `If-Match` is missing (428) or not the cart's version (412, with the cart as it is). */
export async function staleCart(db: Transaction<Tables>, { viewer, version }: CartWrite) {
  if (version === undefined)
    return refused(428, { code: 'version_required', content: 'Send If-Match with the version of the cart.' });
  const state = await readCart(db, viewer);
  if (state.version === version) return undefined;
  return refused(412, {
    code: 'conflict',
    reason: 'conflict',
    content: 'The cart has changed since it was read.',
    state,
  });
}

/** What a variant's quantity was and shall be. */
export type Change = Pick<Wanted, 'variant_id' | 'quantity' | 'quantity_before'>;

/** Writes what differs; the version moves once, if at all. */
export async function applyChanges(
  db: Transaction<Tables>,
  { viewer, ports, wanted }: CartWrite & { wanted: Change[] },
): Promise<CartChange> {
  const { owner } = viewer;
  const before = await readCart(db, viewer);
  const changes: LineChange[] = [];
  let changed = false;
  for (const { variant_id, quantity, quantity_before } of wanted) {
    const known = before.line_items.find(({ item }) => item.id === variant_id)?.id ?? null;
    const same = quantity === quantity_before;
    const line_id = same ? known : await writeLine(db, { owner, variant_id, quantity, ports });
    changed ||= !same;
    changes.push({ line_id, variant_id, quantity_before, quantity });
  }
  if (changed) await touchCart(db, { owner, now: ports.clock() });
  return { cart: await readCart(db, viewer), changes, changed };
}

/** Why a quantity cannot be had. Less than before is always allowed as long as it keeps the least quantity. */
export function quantityRefusal({
  title,
  quantity,
  quantity_before,
  quantity_min,
  quantity_limit,
  stock,
  price,
}: Wanted) {
  if (quantity === 0 || quantity === quantity_before) return undefined;
  if (quantity < quantity_min) {
    return rejected('quantity_limit', {
      content: `${title} is sold from ${quantity_min} pieces (${toText(price)} each).`,
    });
  }
  if (quantity < quantity_before) return undefined;
  if (quantity > quantity_limit)
    return rejected('quantity_limit', { content: `At most ${quantity_limit} of ${title} per order.` });
  if (stock === 0) return rejected('out_of_stock', { content: `${title} is out of stock.` });
  if (quantity > stock) return rejected('out_of_stock', { content: `Only ${stock} of ${title} are left.` });
  return undefined;
}
