import type { Checkout, QuoteContent, Receipt, Refund } from '@vitrine/commerce/models';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newId } from '../ports.ts';
import type { Ports } from '../ports.ts';
import { approvalMissing, isApproved, spendApproval } from './approve-quote.ts';
import { touchCart } from './cart.ts';
import { completeRefund } from './complete-refund.ts';
import { findQuote, heldQuote, noQuote } from './held-quote.ts';
import type { HeldQuote } from './held-quote.ts';
import { toLabel } from './order-label.ts';
import { done, rejected } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Viewer } from './viewer.ts';

/** One request to complete the quote `id`. */
export interface Completion {
  id: string;
  viewer: Viewer;
  ports: Ports;
  /** What the request said about itself: informative, kept with the order. */
  via: string;
  call: string;
}

/** Does what an approved quote says: stock, approval, order, cart and checkout change in this one transaction or not at all. */
export async function completeQuote(
  db: Transaction<Tables>,
  completion: Completion,
): Promise<Outcome<Checkout | Refund>> {
  const { id, viewer, ports } = completion;
  const quote = await findQuote(db, { id, viewer });
  if (!quote) return noQuote();
  if (quote.kind === 'refund') return completeRefund(db, { ...completion, quote });
  const finished = await db
    .selectFrom('checkouts')
    .select('closed_view')
    .where('id', '=', quote.checkout_id)
    .where('closed_view', 'is not', null)
    .executeTakeFirst();
  if (finished?.closed_view) return done(JSON.parse(finished.closed_view) as Checkout);
  const held = await heldQuote(db, { quote, viewer, now: ports.clock() });
  if (!held.ok) return held;
  if (!(await isApproved(db, quote))) return approvalMissing();
  const short = held.value.lines.find(({ item, stock }) => stock < item.quantity);
  if (short) {
    // The quote's id is the key of this submission and is spent now: another attempt takes another quote.
    await db.updateTable('quotes').set({ failed: 1 }).where('id', '=', id).execute();
    return rejected('out_of_stock', {
      content: `Only ${short.stock} of ${short.item.item.title} are left.`,
      state: held.value.checkout,
    });
  }
  return done(await placeOrder(db, { ...completion, held: held.value }));
}

async function placeOrder(
  db: Transaction<Tables>,
  completion: Completion & { held: HeldQuote },
): Promise<Checkout> {
  const { held, viewer, ports, via, call } = completion;
  const { quote, checkout } = held;
  const now = ports.clock();
  await takeStock(db, checkout);
  await spendApproval(db, { quote_id: quote.id, now });
  const last = await db
    .selectFrom('orders')
    .select((select) => select.fn.max('number').as('number'))
    .executeTakeFirst();
  const number = Number(last?.number ?? 1000) + 1;
  const receipt = toReceipt(quote.canonical, { id: newId(ports.random, 'order'), number, now });
  const { id, label, permalink_url, currency } = receipt;
  const item_count = receipt.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = receipt.totals.find(({ type }) => type === 'total')?.amount ?? 0;
  const owner = { lineage: viewer.lineage, account_id: viewer.account?.id ?? null };
  const row = {
    id,
    number,
    checkout_id: checkout.id,
    ...owner,
    at: now,
    currency,
    total,
    item_count,
    via,
    call,
  };
  await db
    .insertInto('orders')
    .values({ ...row, receipt: JSON.stringify(receipt) })
    .execute();
  const completed: Checkout = {
    ...checkout,
    status: 'completed',
    missing: [],
    order: { id, label, permalink_url },
  };
  await db
    .updateTable('checkouts')
    .set({ open: 0, closed_view: JSON.stringify(completed) })
    .where('id', '=', checkout.id)
    .execute();
  await db.deleteFrom('cart_lines').where('owner', '=', viewer.owner).execute();
  await touchCart(db, { owner: viewer.owner, now });
  return completed;
}

async function takeStock(db: Transaction<Tables>, { line_items }: Checkout): Promise<void> {
  for (const { item, quantity } of line_items) {
    const { numUpdatedRows } = await db
      .updateTable('stock')
      .set((set) => ({ quantity: set('quantity', '-', quantity) }))
      .where('variant_id', '=', item.id)
      .where('quantity', '>=', quantity)
      .executeTakeFirst();
    // Looked at before under the same lock: reaching this is a fault of ours, and throwing undoes the transaction.
    if (numUpdatedRows !== 1n) throw new Error(`Stock of ${item.id} moved under the lock`);
  }
}

function toReceipt(
  canonical: string,
  { id, number, now }: { id: string; number: number; now: number },
): Receipt {
  const { currency, lines, totals, buyer, destination, delivery, payment_label, disclosures } = JSON.parse(
    canonical,
  ) as QuoteContent;
  const what = { currency, lines, totals, buyer, destination, delivery, payment_label, disclosures };
  const at = new Date(now).toISOString();
  return {
    id,
    label: toLabel(number),
    status: 'placed',
    at,
    ...what,
    messages: [],
    permalink_url: `/receipt/${id}`,
  };
}
