import type { Total } from '@vitrine/commerce/models';
import type { Parts } from './checkout-parts.ts';
import { applyDiscounts } from './discounts.ts';
import type { Line } from './lines.ts';
import { shippingOptions } from './shipping.ts';
import { taxRow } from './tax.ts';

/** Every amount of a checkout, in minor units. Rows in the order to show; those marked `included` do not add to the total. */
export function toSums({ destination, option_id, codes }: Parts, lines: Line[]) {
  const subtotal = lines.reduce((sum, { item }) => sum + item.line_total.amount, 0);
  const { applied, messages } = applyDiscounts(codes, subtotal);
  const off = Math.max(
    -subtotal,
    applied.reduce((sum, { amount }) => sum + amount, 0),
  );
  const goods = subtotal + off;
  const options = destination && lines.length > 0 ? shippingOptions(destination.address_country, goods) : [];
  const selected = options.find(({ id }) => id === option_id) ?? options[0];
  const rows: Total[] = [{ type: 'subtotal', display_text: 'Subtotal', amount: subtotal }];
  if (off < 0)
    rows.push({
      type: 'discount',
      display_text: `Discount ${applied.map(({ code }) => code).join(', ')}`,
      amount: off,
    });
  if (selected) rows.push({ type: 'fulfillment', display_text: selected.title, amount: selected.amount });
  const tax = destination && taxRow(destination, { goods, delivery: selected?.amount ?? 0 });
  if (tax) rows.push(tax);
  const amount = rows.filter(({ included }) => !included).reduce((sum, row) => sum + row.amount, 0);
  const totals: Total[] = [...rows, { type: 'total', display_text: 'Total', amount }];
  return { applied, messages, options, selected, totals };
}
