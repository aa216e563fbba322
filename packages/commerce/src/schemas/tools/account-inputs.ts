import * as z from 'zod';
import { refundLine, refundReason } from '../account.ts';
import { cursor } from './catalog-inputs.ts';
import { destination } from './checkout-inputs.ts';

const order_id = z.string().min(1).max(80).describe('Id or label of the order, e.g. SO-1001');

export const getOrder = z.strictObject({ order_id, cursor });
export const reorder = z.strictObject({ order_id });
export const updateAddress = z.strictObject({ address: destination });

export const requestRefund = z.strictObject({
  order_id,
  lines: z
    .array(
      z.strictObject({
        line_id: refundLine.shape.line_id.describe('From get_order'),
        quantity: refundLine.shape.quantity.describe('How many go back'),
      }),
    )
    .min(1)
    .max(20)
    .describe('What goes back; left out: everything not refunded yet')
    .optional(),
  reason: refundReason.describe('What the shopper gave as the reason'),
  note: z.string().min(1).max(300).describe("For the shop, in the shopper's words").optional(),
});
