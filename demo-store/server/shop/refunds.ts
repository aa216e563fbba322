import type { Refund, RefundReason } from '@vitrine/commerce/models';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { toLabel } from './order-label.ts';

/** A refund, and the shopper's words that came with it. */
export type Refunded = Refund & { note: string | null };

/** The refunds of orders, oldest first. */
export async function readRefunds(db: Kysely<Tables>, orders: string[]): Promise<Refunded[]> {
  if (orders.length === 0) return [];
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .selectAll('refunds')
    .select(['orders.number', 'orders.currency'])
    .where('order_id', 'in', orders)
    .orderBy('refunds.at')
    .execute();
  return rows.map(toRefunded);
}

/** The refund that a quote came to, if it did. */
export async function findRefund(db: Kysely<Tables>, quote_id: string): Promise<Refund | undefined> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .selectAll('refunds')
    .select(['orders.number', 'orders.currency'])
    .where('quote_id', '=', quote_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { note: _, ...refund } = toRefunded(row);
  return refund;
}

type Row = Selectable<Tables['refunds']> & { number: number; currency: string };

const toRefunded = ({ id, order_id, at, number, currency, reason, note, lines, totals }: Row): Refunded => ({
  id,
  order_id,
  order_label: toLabel(number),
  status: 'requested',
  at: new Date(at).toISOString(),
  reason: reason as RefundReason,
  currency,
  lines: JSON.parse(lines) as Refund['lines'],
  totals: JSON.parse(totals) as Refund['totals'],
  note,
});

/** How many of each line of an order went back, by line id. */
export function refundedQuantities(refunds: readonly Pick<Refund, 'lines'>[]): Map<string, number> {
  const back = new Map<string, number>();
  for (const { line_id, quantity } of refunds.flatMap(({ lines }) => lines))
    back.set(line_id, (back.get(line_id) ?? 0) + quantity);
  return back;
}
