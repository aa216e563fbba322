import * as z from 'zod';
import { handle, policyType, sortOrder } from '../catalog.ts';

/** Cursors are texts of our own making, `<rows to skip>~<cursor of the store>`. */
export const cursor = z.string().max(300).describe('next_cursor of the result before').optional();
export const none = z.strictObject({});
export const cursorOnly = z.strictObject({ cursor });

const collection = handle.describe('Only in this collection').optional();

/** Several options at most; names and values as get_product lists them. */
export const options = z
  .array(
    z.strictObject({
      name: z.string().max(60).describe('e.g. Size'),
      value: z.string().max(60).describe('e.g. M'),
    }),
  )
  .max(5);

export const searchCatalog = z.strictObject({
  query: z.string().min(1).max(200).describe('What the shopper wants, in words'),
  collection,
  limit: z.int().min(1).max(10).default(5).describe('Most products to return').optional(),
  cursor,
});

export const browseStore = z.strictObject({
  collection: handle.describe('Handle; left out: the list of collections').optional(),
  sort: sortOrder.describe('Order of the products').optional(),
  cursor,
});

export const getProduct = z.strictObject({
  handle: handle.describe('Handle; left out: the product on screen').optional(),
  cursor,
});

export const showVariant = z.strictObject({
  handle: handle.describe('Handle of the product'),
  variant_id: z.string().max(60).describe('From get_product; or give options').optional(),
  options: options.describe('Values that pick one variant; or give variant_id').optional(),
});

export const searchPolicies = z.strictObject({
  query: z.string().min(1).max(200).describe('What the shopper wants to know, in words'),
  types: z.array(policyType).max(7).describe('Only texts of these kinds').optional(),
  cursor,
});
