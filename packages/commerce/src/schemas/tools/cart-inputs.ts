import * as z from 'zod';
import { handle } from '../catalog.ts';
import { options } from './catalog-inputs.ts';

const line = z
  .strictObject({
    line_id: z.string().max(60).describe('Line in the cart, from get_cart').optional(),
    variant_id: z.string().max(60).describe('From get_product; new or in the cart').optional(),
    handle: handle.describe('Product, with options where it has several variants').optional(),
    options: options.describe('Values that pick one variant of handle').optional(),
    quantity: z
      .int()
      .min(0)
      .max(999)
      .describe('What the line shall have afterwards, not how many to add; 0 removes'),
  })
  .describe('One line: exactly one of line_id, variant_id or handle');

export const updateCart = z.strictObject({
  lines: z.array(line).min(1).max(10).describe('Lines not named stay as they are'),
});

export const manageOrders = z.strictObject({
  order_id: z.string().min(1).max(40).describe('The order the shopper named, in their words').optional(),
});
