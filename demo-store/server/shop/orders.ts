import type { Order, OrderPage, Receipt } from '@vitrine/commerce/models';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { fromLabel, toLabel } from './order-label.ts';
import { paging, toPage } from './paging.ts';
import { done, refused } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { readRefunds, refundedQuantities } from './refunds.ts';
import type { Refunded } from './refunds.ts';
import type { Viewer } from './viewer.ts';

/** What somebody else's order, and one that there is not, are both answered with. */
export const noOrder = () => refused(404, { code: 'not_found', content: 'There is no such order.' });

/** A receipt opens to the session lineage or the account that made it; to everybody else there is none. */
export async function readReceipt(
  db: Kysely<Tables>,
  { id, viewer }: { id: string; viewer: Viewer | undefined },
): Promise<Outcome<Receipt>> {
  const row = await db
    .selectFrom('orders')
    .select('receipt')
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('lineage', '=', viewer?.lineage ?? ''),
        where('account_id', '=', viewer?.account?.id ?? ''),
      ]),
    )
    .executeTakeFirst();
  return row ? done(JSON.parse(row.receipt) as Receipt) : noOrder();
}

/** An account's order row, by id or label, in one query that answers alike for another's order and for none. */
export function findOrder(
  db: Kysely<Tables>,
  { name, account }: { name: string; account: string },
): Promise<Selectable<Tables['orders']> | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', account)
    .where((where) => where.or([where('id', '=', name), where('number', '=', fromLabel(name))]))
    .executeTakeFirst();
}

/** An account's order with what went back; who is not signed in has none. */
export async function readOrder(
  db: Kysely<Tables>,
  { name, account }: { name: string; account: string },
): Promise<Outcome<Order>> {
  const row = await findOrder(db, { name, account });
  return row ? done(toOrder(row, await readRefunds(db, [row.id]))) : noOrder();
}

function toOrder(row: Selectable<Tables['orders']>, refunded: Refunded[]): Order {
  const receipt = JSON.parse(row.receipt) as Receipt;
  const back = refundedQuantities(refunded);
  const lines = receipt.lines.map((line) => ({ ...line, quantity_refunded: back.get(line.id) ?? 0 }));
  const refunds = refunded.map(({ note: _, ...refund }) => refund);
  const notes = refunded.flatMap(({ note, at }) =>
    note === null ? [] : [{ by: 'customer' as const, at, text: note }],
  );
  return { ...receipt, status: toStatus(row.item_count, refunded), lines, refunds, notes };
}

function toStatus(bought: number, refunded: Refunded[]): Order['status'] {
  const back = [...refundedQuantities(refunded).values()].reduce((sum, quantity) => sum + quantity, 0);
  if (back === 0) return 'placed';
  return back < bought ? 'partly_refunded' : 'refunded';
}

/** An account's orders, newest first. */
export async function listOrders(
  db: Kysely<Tables>,
  { account, cursor, limit }: { account: string; cursor: string | undefined; limit: number },
): Promise<Outcome<OrderPage>> {
  const page = paging({ of: `orders:${account}`, cursor });
  if (!page.ok) return page;
  const mine = db.selectFrom('orders').where('account_id', '=', account);
  const rows = await mine
    .selectAll()
    .orderBy('number', 'desc')
    .offset(page.value.offset)
    .limit(limit)
    .execute();
  const { count } = await mine.select((select) => select.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const refunds = await readRefunds(
    db,
    rows.map(({ id }) => id),
  );
  const orders = rows.map((row) => ({
    id: row.id,
    label: toLabel(row.number),
    status: toStatus(
      row.item_count,
      refunds.filter(({ order_id }) => order_id === row.id),
    ),
    at: new Date(row.at).toISOString(),
    total: { amount: row.total, currency: row.currency },
    item_count: row.item_count,
  }));
  return done({ orders, ...toPage(page.value, { total: Number(count), shown: rows.length }) });
}
