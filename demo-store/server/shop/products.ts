import type {
  CollectionList,
  Message,
  Option,
  Product,
  ProductSummary,
  Variant,
} from '@vitrine/commerce/models';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { currency } from './currency.ts';
import { variantTitle } from './lines.ts';
import { nearHandles } from './near.ts';
import { pictureOf } from './picture.ts';
import { done, refused } from './outcome.ts';
import type { Outcome } from './outcome.ts';

export type ProductRow = Selectable<Tables['products']>;

export async function listCollections(db: Kysely<Tables>): Promise<CollectionList> {
  const collections = await db
    .selectFrom('collections')
    .leftJoin('collection_products', 'collection', 'handle')
    .select(['handle', 'title', 'description', sql<number>`count(product_id)`.as('product_count')])
    .groupBy('handle')
    .orderBy('position')
    .execute();
  return { collections };
}

/** A product whole; an unknown handle is refused with the variants of similar products as choices. */
export async function readProduct(db: Kysely<Tables>, handle: string): Promise<Outcome<Product>> {
  const row = await db.selectFrom('products').selectAll().where('handle', '=', handle).executeTakeFirst();
  if (!row) return noProduct(db, handle);
  const variants = await readVariants(db, [row.id]);
  const shelves = await db
    .selectFrom('collection_products')
    .select('collection')
    .where('product_id', '=', row.id)
    .execute();
  const rating = await db
    .selectFrom('reviews')
    .select([
      sql<number>`coalesce(round(avg(rating), 1), 0)`.as('average'),
      sql<number>`count(*)`.as('count'),
    ])
    .where('product_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const summary = toSummary(row, variants.get(row.id) ?? []);
  return done({
    ...summary,
    description: row.description,
    collections: shelves.map(({ collection }) => collection),
    options: JSON.parse(row.options) as Product['options'],
    variants: variants.get(row.id) ?? [],
    images: [summary.image, ...furtherPictures(row)],
    rating: rating.count > 0 ? rating : null,
    notices: JSON.parse(row.notices) as Message[],
  });
}

async function noProduct(db: Kysely<Tables>, handle: string) {
  const known = await db.selectFrom('products').selectAll().orderBy('position').execute();
  const near = nearHandles(
    handle,
    known.map((row) => row.handle),
  );
  const rows = near.flatMap((close) => known.filter((row) => row.handle === close));
  const variants = await readVariants(
    db,
    rows.map(({ id }) => id),
  );
  const choices = rows.flatMap((row) =>
    (variants.get(row.id) ?? []).map(({ id, title, price, available }) => ({
      line: 0,
      variant_id: id,
      handle: row.handle,
      title: row.title,
      variant_title: title,
      price,
      available,
    })),
  );
  return refused(404, {
    code: 'not_found',
    reason: 'not_found',
    content: 'There is no such product.',
    choices,
  });
}

export async function toSummaries(db: Kysely<Tables>, rows: ProductRow[]): Promise<ProductSummary[]> {
  const variants = await readVariants(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toSummary(row, variants.get(row.id) ?? []));
}

function toSummary(row: ProductRow, variants: Variant[]): ProductSummary {
  const { id, handle, title, summary, alt } = row;
  const prices = variants.map(({ price }) => price.amount);
  const [cheapest] = [...variants].sort((a, b) => a.price.amount - b.price.amount);
  return {
    id,
    handle,
    title,
    summary,
    price_min: { amount: Math.min(...prices), currency },
    price_max: { amount: Math.max(...prices), currency },
    ...(cheapest?.list_price ? { list_price: cheapest.list_price } : {}),
    available: variants.some(({ available }) => available),
    image: { url: pictureOf(handle), alt },
  };
}

function furtherPictures({ handle, pictures }: ProductRow): Product['images'] {
  const known = JSON.parse(pictures) as { view: string; alt: string }[];
  return known.map(({ view, alt }) => ({ url: pictureOf(handle, view), alt }));
}

export async function readVariants(db: Kysely<Tables>, products: string[]): Promise<Map<string, Variant[]>> {
  const found = new Map<string, Variant[]>();
  if (products.length === 0) return found;
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .leftJoin('stock', 'stock.variant_id', 'variants.id')
    .selectAll('variants')
    .select('handle')
    .select(sql<number>`coalesce(stock.quantity, 0)`.as('stock'))
    .where('product_id', 'in', products)
    .orderBy('variants.position')
    .execute();
  for (const row of rows) {
    const options = JSON.parse(row.options) as Option[];
    const variant: Variant = {
      id: row.id,
      title: variantTitle(options),
      sku: row.sku,
      options,
      price: { amount: row.price, currency },
      ...(row.list_price === null ? {} : { list_price: { amount: row.list_price, currency } }),
      available: row.stock >= row.quantity_min,
      quantity_available: row.stock,
      quantity_min: row.quantity_min,
      image_url: pictureOf(row.handle, row.picture),
    };
    found.set(row.product_id, [...(found.get(row.product_id) ?? []), variant]);
  }
  return found;
}
