import type { Receipt, Refund, RefundReason, RefundRequest } from '@vitrine/commerce/models';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { done, refused, rejected } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { refundedQuantities } from './refunds.ts';

const day = 24 * 3_600_000;
/** Days after the latest day of delivery on which goods may still go back. */
const returnDays = 30;

// A final sale goes back only for what we did wrong.
const ours: readonly RefundReason[] = ['damaged', 'wrong_item', 'not_as_described'];

interface Wish extends Pick<RefundRequest, 'lines' | 'reason'> {
  receipt: Receipt;
  earlier: readonly Pick<Refund, 'lines'>[];
  now: number;
}

/** The lines that shall go back, or why the policy says no. */
export async function resolveRefund(db: Kysely<Tables>, wish: Wish): Promise<Outcome<Refund['lines']>> {
  const { receipt, reason, now } = wish;
  if (now > Date.parse(receipt.at) + (receipt.delivery.delivery_days.max + returnDays) * day)
    return notNow(`The ${returnDays} days in which this order could go back are over.`);
  const lines = linesOf(wish);
  if (!lines.ok) return lines;
  if (ours.includes(reason)) return lines;
  const wanted = receipt.lines.filter(({ id }) => lines.value.some(({ line_id }) => line_id === id));
  const final = await finalSales(
    db,
    wanted.map(({ variant_id }) => variant_id),
  );
  const kept = wanted.find(({ variant_id }) => final.has(variant_id));
  return kept
    ? notNow(`${kept.title} was a final sale: it goes back only if we did something wrong.`)
    : lines;
}

const notNow = (content: string) => rejected('not_allowed_now', { content });

function linesOf({ receipt, lines, earlier }: Wish): Outcome<Refund['lines']> {
  const back = refundedQuantities(earlier);
  const left = receipt.lines
    .map(({ id, quantity }) => ({ line_id: id, quantity: quantity - (back.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  if (left.length === 0) return notNow('Everything of this order has gone back already.');
  if (!lines) return done(left);
  const fields = lines.flatMap(({ line_id }, index) =>
    receipt.lines.some(({ id }) => id === line_id) &&
    lines.findIndex((line) => line.line_id === line_id) === index
      ? []
      : [{ path: `/lines/${index}/line_id`, got: 'string', accepted: 'a line of this order, each once' }],
  );
  if (fields.length > 0)
    return refused(400, { code: 'invalid', content: 'A line is not one of this order.', fields });
  const over = lines.find(
    (line) => line.quantity > (left.find(({ line_id }) => line_id === line.line_id)?.quantity ?? 0),
  );
  if (!over) return done(lines);
  return rejected('quantity_limit', { content: 'More than is left of a line cannot go back.' });
}

/** Which of these variants are sold without return. */
async function finalSales(db: Kysely<Tables>, variants: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('variants.id')
    .where('variants.id', 'in', variants)
    .where(sql<boolean>`notices like '%"final_sale"%'`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
