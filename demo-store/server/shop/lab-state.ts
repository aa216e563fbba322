import type { Receipt } from '@vitrine/commerce/models';
import type { Database } from '../database/sqlite.ts';

/** What the shop holds, without tokens or hashes. */
export async function labState(database: Database) {
  return database.transaction().execute(async (db) => {
    const orders = await db.selectFrom('orders').selectAll().orderBy('number').execute();
    const carts = await db.selectFrom('carts').selectAll().execute();
    const lines = await db.selectFrom('cart_lines').selectAll().orderBy('position').execute();
    const approvals = await db.selectFrom('approvals').selectAll().orderBy('at').execute();
    const sessions = await db
      .selectFrom('sessions')
      .select([
        'id',
        'lineage',
        'account_id as subject',
        'authenticated_at',
        'created_at',
        'expires_at',
        'ended',
      ])
      .orderBy('created_at')
      .execute();
    const entries = await db.selectFrom('entries').selectAll().orderBy('received_at').execute();
    return {
      orders: orders.map(({ receipt, ...order }) => ({ ...order, receipt: JSON.parse(receipt) as Receipt })),
      carts: carts.map((cart) => ({ ...cart, lines: lines.filter(({ owner }) => owner === cart.owner) })),
      approvals,
      sessions,
      entries: entries.map(({ entry, ...row }) => ({ ...row, entry: JSON.parse(entry) as unknown })),
    };
  });
}
