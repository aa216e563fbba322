import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { handle, message, policyType } from '@vitrine/commerce/models';

const seedVariant = z.strictObject({
  sku: z.string(),
  options: z.array(z.string()),
  price: z.int().min(0),
  list_price: z.int().optional(),
  stock: z.int().min(0),
  quantity_min: z.int().default(1),
  quantity_limit: z.int().default(20),
});

const seedProduct = z.strictObject({
  handle,
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  collections: z.array(handle),
  options: z.array(z.strictObject({ name: z.string(), values: z.array(z.string()) })),
  alt: z.string(),
  /** Further pictures; one whose view is the slug of an option value (`Moss`: `moss`) shows the variants that have it. */
  pictures: z.array(z.strictObject({ view: handle, alt: z.string() })).default([]),
  created: z.iso.date(),
  rank: z.int(),
  tags: z.string(),
  notices: z.array(message),
  not_shipped_to: z.array(z.string()),
  variants: z.array(seedVariant).min(1),
});

const seedReview = z.strictObject({
  handle,
  author: z.string(),
  rating: z.int(),
  at: z.iso.date(),
  title: z.string(),
  text: z.string(),
});

const catalogue = z.strictObject({
  collections: z.array(z.strictObject({ handle, title: z.string(), description: z.string() })),
  products: z.array(seedProduct),
  reviews: z.array(seedReview),
  policies: z.array(z.strictObject({ slug: handle, type: policyType, title: z.string(), body: z.string() })),
  accounts: z.array(
    z.strictObject({ email: z.string(), password: z.string(), name: z.string(), demo: z.literal(true) }),
  ),
});

export type Catalogue = z.infer<typeof catalogue>;

/** Reads and checks the shop's data from a folder of JSON files; throws on a mistake in them. */
export function readCatalogue(folder: string): Catalogue {
  const names = Object.keys(catalogue.shape);
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as unknown;
  return catalogue.parse(Object.fromEntries(names.map((name) => [name, read(name)])));
}
