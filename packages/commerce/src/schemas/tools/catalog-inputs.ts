import * as z from 'zod';
import { handle, policyType, sortOrder } from '../catalog.ts';

/** Cursors are texts of our own making, `<rows to skip>~<cursor of the store>`. */
export const cursor = z
  .string()
  .max(300)
  .describe('next_cursor of the result before; leave out for the beginning')
  .optional();
export const none = z.strictObject({});
export const cursorOnly = z.strictObject({ cursor });

const collection = handle.describe('Handle of the collection, e.g. from browse_store').optional();

/** Several options at most; names and values as get_product lists them. */
export const options = z
  .array(
    z.strictObject({
      name: z.string().max(60).describe('Option name, e.g. Size'),
      value: z.string().max(60).describe('Option value, e.g. M'),
    }),
  )
  .max(5);

export const searchCatalog = z.strictObject({
  query: z.string().min(1).max(200).describe('Words that describe what the shopper wants'),
  collection,
  limit: z.int().min(1).max(10).default(5).describe('How many products at most').optional(),
  cursor,
});

export const browseStore = z.strictObject({
  collection: handle.describe('Handle of the collection; leave out for the list of collections').optional(),
  sort: sortOrder.describe('Order of the products').optional(),
  cursor,
});

export const getProduct = z.strictObject({
  handle: handle.describe('Handle of the product; leave out for the product on screen').optional(),
  cursor,
});

export const showVariant = z.strictObject({
  handle: handle.describe('Handle of the product'),
  variant_id: z.string().max(60).describe('Id of the variant, from get_product; or give options').optional(),
  options: options.describe('Option values that pick exactly one variant; or give variant_id').optional(),
});

export const searchPolicies = z.strictObject({
  query: z.string().min(1).max(200).describe('What the shopper wants to know, e.g. return an opened item'),
  types: z.array(policyType).max(7).describe('Only these kinds of text; leave out for all').optional(),
  cursor,
});
