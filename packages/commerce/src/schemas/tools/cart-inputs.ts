import * as z from 'zod';
import { handle } from '../catalog.ts';
import { options } from './catalog-inputs.ts';

const line = z
  .strictObject({
    line_id: z.string().max(60).describe('Line already in the cart, from get_cart').optional(),
    variant_id: z
      .string()
      .max(60)
      .describe('Variant, from get_product; new or already in the cart')
      .optional(),
    handle: handle.describe('Product, together with options where it has several variants').optional(),
    options: options.describe('Option values that pick exactly one variant of handle').optional(),
    quantity: z
      .int()
      .min(0)
      .max(999)
      .describe('Quantity the line shall have afterwards (not how many to add); 0 removes it'),
  })
  .describe('One line: exactly one of line_id, variant_id or handle');

export const updateCart = z.strictObject({
  lines: z.array(line).min(1).max(10).describe('Lines to set; lines not named stay as they are'),
});

export const manageOrders = z.strictObject({
  order_id: z
    .string()
    .min(1)
    .max(40)
    .describe('Order the shopper named, in their words; leave out for all orders')
    .optional(),
});
