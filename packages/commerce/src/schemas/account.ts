import * as z from 'zod';
import { cartChange } from './cart.ts';
import { postalAddress } from './checkout.ts';
import { currency, total } from './money.ts';
import { quoteContent, receipt } from './quote.ts';

/** Why goods go back; a final sale goes back only for what the shop did wrong. */
export const refundReason = z.enum([
  'damaged',
  'wrong_item',
  'not_as_described',
  'arrived_late',
  'changed_mind',
  'other',
]);

/** A line of the order and how many of it; ids as the order lists them. */
export const refundLine = z.strictObject({ line_id: z.string().max(80), quantity: z.int().min(1).max(999) });

/** Body of `POST quotes` for a refund. `order_id`: id or label; `lines` left out: everything not refunded yet. */
export const refundRequest = z.strictObject({
  kind: z.literal('refund'),
  order_id: z.string().min(1).max(80),
  lines: z.array(refundLine).min(1).max(20).optional(),
  reason: refundReason,
  note: z.string().min(1).max(300).optional(),
});

/** Content of a refund's quote: `lines` with the quantities that go back, `totals` with what comes back. */
export const refundContent = quoteContent
  .pick({
    merchant: true,
    currency: true,
    lines: true,
    totals: true,
    payment_label: true,
    disclosures: true,
    terms_version: true,
    nonce: true,
    expires_at: true,
  })
  .extend({
    kind: z.literal('refund'),
    account: z.string(),
    order_id: z.string(),
    order_label: z.string(),
    reason: refundReason,
    /** The shopper's words, shown to them whole before they approve. */
    note: z.string().nullable(),
  });

/** A refund that was asked for and approved; the shop pays it when the goods are back. */
export const refund = z.strictObject({
  id: z.string(),
  order_id: z.string(),
  order_label: z.string(),
  status: z.enum(['requested']),
  at: z.string(),
  reason: refundReason,
  currency,
  lines: z.array(refundLine),
  totals: z.array(total),
});

/** An order as its account sees it: the receipt, what went back, and what customer or merchant wrote about it. */
export const order = receipt.extend({
  lines: z.array(receipt.shape.lines.element.extend({ quantity_refunded: z.int() })),
  refunds: z.array(refund),
  notes: z.array(z.strictObject({ by: z.enum(['customer', 'merchant']), at: z.string(), text: z.string() })),
});

/** Answer of `POST orders/:id/reorder`: the cart's change, and what could not be had. */
export const reorderChange = cartChange.extend({
  left_out: z.array(
    z.strictObject({
      variant_id: z.string(),
      title: z.string(),
      quantity: z.int(),
      reason: z.enum(['out_of_stock', 'quantity_limit', 'not_found']),
    }),
  ),
});

/** Body of `PUT address`, and answer of `GET address`. */
export const addressBody = z.strictObject({ address: postalAddress });
export const accountAddress = z.strictObject({ address: postalAddress.nullable() });
/** Answer of `PUT address`. */
export const addressChange = z.strictObject({ address: postalAddress, changed: z.boolean() });

export type RefundReason = z.infer<typeof refundReason>;
export type RefundRequest = z.infer<typeof refundRequest>;
export type RefundContent = z.infer<typeof refundContent>;
export type Refund = z.infer<typeof refund>;
export type Order = z.infer<typeof order>;
export type ReorderChange = z.infer<typeof reorderChange>;
export type AccountAddress = z.infer<typeof accountAddress>;
export type AddressChange = z.infer<typeof addressChange>;
