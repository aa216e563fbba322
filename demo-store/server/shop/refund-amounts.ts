import type { Receipt, Refund, Total } from '@vitrine/commerce/models';
import { refundedQuantities } from './refunds.ts';
import { shippingOptions } from './shipping.ts';
import { taxRow } from './tax.ts';

type Earlier = readonly Pick<Refund, 'lines' | 'totals'>[];

/** Whether with these lines everything of the order has gone back. */
const isRest = (receipt: Receipt, refunds: readonly Pick<Refund, 'lines'>[]): boolean => {
  const back = refundedQuantities(refunds);
  return receipt.lines.every(({ id, quantity }) => (back.get(id) ?? 0) >= quantity);
};

const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0);

const sumOf = (earlier: Earlier, { type, display_text }: Total): number =>
  sum(
    earlier
      .flatMap(({ totals }) => totals)
      .filter((row) => row.type === type && row.display_text === display_text)
      .map(({ amount }) => amount),
  );

/**
 * What comes back for lines of an order, row by row as the receipt has them. Goods at the price paid; discounts and added
 * tax in proportion, rounded down; whoever sends back the rest gets what earlier rows left, and standard delivery.
 */
export function refundAmounts(
  receipt: Receipt,
  { lines, earlier }: { lines: Refund['lines']; earlier: Earlier },
): Total[] {
  const bought = receipt.totals.find(({ type }) => type === 'subtotal')?.amount ?? 0;
  const goods = sum(
    lines.map(({ line_id, quantity }) => {
      const line = receipt.lines.find(({ id }) => id === line_id);
      return line ? line.unit_price.amount * quantity : 0;
    }),
  );
  const rest = isRest(receipt, [...earlier, { lines }]);
  const share = (row: Total): number => {
    if (rest) return row.amount - sumOf(earlier, row);
    return bought > 0 ? Math.floor((row.amount * goods) / bought) : 0;
  };
  const off = sum(receipt.totals.filter(({ type }) => type === 'discount').map(share));
  const delivery = rest ? standardDelivery(receipt, bought) : 0;
  const amountOf = (row: Total): number => {
    if (row.type === 'subtotal') return goods;
    if (row.type === 'fulfillment') return delivery;
    if (!row.included) return share(row);
    return taxRow(receipt.destination, { goods: goods + off, delivery })?.amount ?? 0;
  };
  const rows = receipt.totals
    .filter(({ type }) => type !== 'total')
    .map((row) => ({ ...row, amount: amountOf(row) }))
    .filter(({ type, amount }) => amount !== 0 || type === 'subtotal');
  const amount = sum(rows.filter(({ included }) => !included).map((row) => row.amount));
  return [...rows, { type: 'total', display_text: 'Refund', amount }];
}

/** What the policy gives back of the delivery: an express surcharge stays paid. */
function standardDelivery({ destination, totals }: Receipt, bought: number): number {
  const paid = (wanted: Total['type']) =>
    sum(totals.filter(({ type }) => type === wanted).map(({ amount }) => amount));
  const [standard] = shippingOptions(destination.address_country, bought + paid('discount'));
  return Math.min(paid('fulfillment'), standard?.amount ?? 0);
}
