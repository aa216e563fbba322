import type { Cart, Message, Total } from '@vitrine/commerce/models';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { currency } from './currency.ts';
import { digestOf, sha256 } from './digest.ts';
import { readLines } from './lines.ts';
import type { Line } from './lines.ts';
import { mergeMessages } from './merge-messages.ts';
import type { Viewer } from './viewer.ts';

/** The cart of a viewer, who may have no session yet: then it is the empty cart. */
export async function readCart(db: Kysely<Tables>, viewer: Viewer | undefined): Promise<Cart> {
  if (!viewer) return toCart([], { owner: '', counter: 0, signed_in: false });
  const { owner } = viewer;
  const row = await db
    .selectFrom('carts')
    .select(['counter', 'merged'])
    .where('owner', '=', owner)
    .executeTakeFirst();
  const lines = await readLines(db, owner);
  const cart = toCart(lines, { owner, counter: row?.counter ?? 0, signed_in: viewer.account !== null });
  return row?.merged ? { ...cart, messages: [...mergeMessages(row.merged, lines), ...cart.messages] } : cart;
}

/**
 * The version is a counter and the content's digest: every write moves the first, a price that changes moves the second,
 * and no version of one cart is ever one of another's.
 */
function toCart(
  lines: Line[],
  { owner, counter, signed_in }: { owner: string; counter: number; signed_in: boolean },
): Cart {
  const amount = lines.reduce((sum, { item }) => sum + item.line_total.amount, 0);
  const totals: Total[] = [
    { type: 'subtotal', display_text: 'Subtotal', amount },
    { type: 'total', display_text: 'Total before delivery', amount },
  ];
  const content = {
    id: `cart_${sha256(`cart:${owner}`).slice(0, 24)}`,
    currency,
    line_items: lines.map(({ item }) => item),
    totals,
  };
  const digest = digestOf({
    ...content,
    line_items: content.line_items.map(({ quantity_max: _, ...line }) => line),
  });
  return {
    ...content,
    version: toVersion(counter, digest),
    digest,
    item_count: lines.reduce((sum, { item }) => sum + item.quantity, 0),
    messages: lines.flatMap(lineMessages),
    signed_in,
  };
}

/** `<counter>.<twelve digits of the digest>`: moved by every write, and by every price. */
export const toVersion = (counter: number, digest: string): string => `${counter}.${digest.slice(7, 19)}`;

/** What there is to say about a line: too little stock, and the product's notices. */
export function lineMessages(line: Line, index: number): Message[] {
  const path = `$.line_items[${index}]`;
  const { item, quantity } = line.item;
  const short: Message = {
    type: 'error',
    code: 'out_of_stock',
    content:
      line.stock === 0 ? `${item.title} is out of stock.` : `Only ${line.stock} of ${item.title} are left.`,
    path,
    severity: 'recoverable',
  };
  return [...(line.stock < quantity ? [short] : []), ...line.notices.map((notice) => ({ ...notice, path }))];
}

/** Marks the owner's cart as changed, and with it the open checkout, which takes its lines from it. */
export async function touchCart(
  db: Transaction<Tables>,
  { owner, now }: { owner: string; now: number },
): Promise<void> {
  await db
    .insertInto('carts')
    .values({ owner, counter: 1, updated_at: now, merged: null })
    .onConflict((row) =>
      row.column('owner').doUpdateSet((set) => ({
        counter: set('carts.counter', '+', 1),
        updated_at: now,
        merged: null,
      })),
    )
    .execute();
  await touchCheckout(db, owner);
}

/** Moves the counter of the owner's open checkout, which voids its quotes. */
async function touchCheckout(db: Transaction<Tables>, owner: string): Promise<void> {
  await db
    .updateTable('checkouts')
    .set((set) => ({ counter: set('counter', '+', 1) }))
    .where('owner', '=', owner)
    .where('open', '=', 1)
    .execute();
}
