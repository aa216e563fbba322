import type { OrderPage, Receipt } from '@vitrine/commerce/models';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { paging, toPage } from './paging.ts';
import { done, refused } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Viewer } from './viewer.ts';

const noOrder = () => refused(404, { code: 'not_found', content: 'There is no such order.' });

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

/** An account's order; who is not signed in has none. */
export async function readOrder(
  db: Kysely<Tables>,
  { id, account }: { id: string; account: string },
): Promise<Outcome<Receipt>> {
  const row = await db
    .selectFrom('orders')
    .select('receipt')
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst();
  return row ? done(JSON.parse(row.receipt) as Receipt) : noOrder();
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
  const orders = rows.map((row) => ({
    id: row.id,
    label: `#${row.number}`,
    status: 'placed',
    at: new Date(row.at).toISOString(),
    total: { amount: row.total, currency: row.currency },
    item_count: row.item_count,
  }));
  return done({ orders, ...toPage(page.value, { total: Number(count), shown: rows.length }) });
}
