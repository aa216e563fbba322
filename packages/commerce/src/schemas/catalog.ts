import * as z from 'zod';
import { money } from './money.ts';
import { message } from './message.ts';

/** Lowercase words joined by hyphens; names a product or collection in URLs and tools. */
export const handle = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Sort orders of collection and search pages. */
export const sortOrder = z.enum([
  'best_selling',
  'price_ascending',
  'price_descending',
  'title_ascending',
  'newest',
]);

export const option = z.strictObject({ name: z.string(), value: z.string() });

/** One picture; `url` is a same-origin path. */
export const image = z.strictObject({ url: z.string(), alt: z.string() });

export const collection = z.strictObject({
  handle,
  title: z.string(),
  description: z.string(),
  product_count: z.int(),
});

/** A thing that can be bought; `available` false means it cannot be added now, `quantity_min` 1 where nothing else is said. */
export const variant = z.strictObject({
  id: z.string(),
  title: z.string(),
  sku: z.string(),
  options: z.array(option),
  price: money,
  list_price: money.optional(),
  available: z.boolean(),
  quantity_available: z.int().min(0),
  quantity_min: z.int().min(1),
  /** One of the product's `images`. */
  image_url: z.string().optional(),
});

/** A product as lists show it; `price_min` and `price_max` span its variants. */
export const productSummary = z.strictObject({
  id: z.string(),
  handle,
  title: z.string(),
  summary: z.string(),
  price_min: money,
  price_max: money,
  list_price: money.optional(),
  available: z.boolean(),
  image,
});

/** A product whole; `notices` are warnings with `presentation: disclosure` where law asks to show them. */
export const product = productSummary.extend({
  description: z.string(),
  collections: z.array(handle),
  options: z.array(z.strictObject({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(variant).min(1),
  images: z.array(image),
  rating: z.strictObject({ average: z.number(), count: z.int() }).nullable(),
  notices: z.array(message),
});

export const review = z.strictObject({
  id: z.string(),
  author: z.string(),
  rating: z.int().min(1).max(5),
  at: z.string(),
  title: z.string(),
  text: z.string(),
});

export const policyType = z.enum([
  'refund',
  'shipping',
  'privacy',
  'terms_of_service',
  'legal_notice',
  'contact',
  'faq',
]);

/** A policy or FAQ entry; `body` is plain text, paragraphs parted by a blank line. */
export const policy = z.strictObject({
  slug: z.string(),
  type: policyType,
  title: z.string(),
  body: z.string(),
  url: z.string(),
});

const page = { total: z.int(), next_cursor: z.string().nullable() };

/** A list page: `total` counts the whole list, `next_cursor` (opaque) is null on the last page. */
export const productPage = z.strictObject({ products: z.array(productSummary), ...page });
export const reviewPage = z.strictObject({ reviews: z.array(review), ...page });
export const policyPage = z.strictObject({ policies: z.array(policy), ...page });
export const collectionList = z.strictObject({ collections: z.array(collection) });

export type SortOrder = z.infer<typeof sortOrder>;
export type Option = z.infer<typeof option>;
export type Collection = z.infer<typeof collection>;
export type Variant = z.infer<typeof variant>;
export type ProductSummary = z.infer<typeof productSummary>;
export type Product = z.infer<typeof product>;
export type Review = z.infer<typeof review>;
export type Policy = z.infer<typeof policy>;
export type PolicyType = z.infer<typeof policyType>;
export type ProductPage = z.infer<typeof productPage>;
export type ReviewPage = z.infer<typeof reviewPage>;
export type PolicyPage = z.infer<typeof policyPage>;
export type CollectionList = z.infer<typeof collectionList>;
