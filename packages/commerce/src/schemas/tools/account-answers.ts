import * as z from 'zod';
import { order, refund, refundReason, reorderChange } from '../account.ts';
import { buyer, fulfillmentOption, postalAddress } from '../checkout.ts';
import { currency } from '../money.ts';
import { orderSummary } from '../session.ts';
import { disclosure, lastWrite, lineChange, lineRow, notice, orderName, sum } from './answer-parts.ts';

const orderRow = z.union([
  disclosure,
  notice,
  z.strictObject({
    refund: refund
      .pick({ id: true, status: true, at: true })
      .extend({ reason: refundReason, amount: z.int() }),
  }),
  z.strictObject({ line: lineRow.extend({ quantity_refunded: z.int().optional() }) }),
  z.strictObject({ buyer }),
  z.strictObject({ destination: postalAddress }),
  z.strictObject({ delivery: fulfillmentOption.pick({ title: true, delivery_days: true }) }),
]);

/** `data` of the private tools. Notes stand under `quoted`; `note_count` says how many there are in all. */
export const accountData = {
  list_orders: z.strictObject({ orders: z.array(orderSummary), last_write: lastWrite.optional() }),
  get_order: z.strictObject({
    status: order.shape.status,
    order: orderName,
    at: z.string(),
    currency,
    totals: z.array(sum),
    note_count: z.int(),
    rows: z.array(orderRow),
  }),
  reorder: z.strictObject({
    currency,
    totals: z.array(sum),
    item_count: z.int(),
    changes: z.array(lineChange),
    left_out: z.array(reorderChange.shape.left_out.element.partial({ title: true })),
  }),
  update_address: z.strictObject({}),
  request_refund: z.strictObject({
    refund: refund.pick({ id: true, status: true }),
    order: orderName,
    currency,
    totals: z.array(sum),
  }),
};
