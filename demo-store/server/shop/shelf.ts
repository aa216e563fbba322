import type { ProductSummary, Variant } from '@vitrine/commerce/models';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { done } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { readVariants } from './products.ts';
import { searchProducts } from './search-products.ts';
import type { ProductQuery } from './search-products.ts';

/** What a page of a collection or search asks for; prices in minor units, options as `Color:Sand`. */
export interface ShelfQuery extends Pick<ProductQuery, 'q' | 'collection' | 'sort'> {
  page: number;
  limit: number;
  available: boolean;
  sale: boolean;
  price_min?: number | undefined;
  price_max?: number | undefined;
  options: string[];
}

interface Facets {
  prices: { min: number; max: number } | null;
  available: number;
  sale: number;
  options: { name: string; values: { value: string; count: number }[] }[];
}

export interface Shelf {
  products: ProductSummary[];
  total: number;
  page: number;
  pages: number;
  facets: Facets;
}

interface Row {
  product: ProductSummary;
  variants: Variant[];
}

const most = 10_000;

/** One numbered page of a filtered list, and what the whole list could be filtered by. A page past the end is empty. */
export async function readShelf(db: Kysely<Tables>, query: ShelfQuery): Promise<Outcome<Shelf>> {
  const { q, collection, sort, page, limit } = query;
  const all = await searchProducts(db, { q, collection, sort, limit: most });
  if (!all.ok) return all;
  const variants = await readVariants(
    db,
    all.value.products.map(({ id }) => id),
  );
  const rows = all.value.products.map((product): Row => ({
    product,
    variants: variants.get(product.id) ?? [],
  }));
  const found = rows.filter((row) => fits(row, query));
  return done({
    products: found.slice((page - 1) * limit, page * limit).map(({ product }) => product),
    total: found.length,
    page,
    pages: Math.max(1, Math.ceil(found.length / limit)),
    facets: toFacets(rows),
  });
}

/** One variant must meet all of it: a mug that is green, but sold out in green, is no green mug to buy. */
function fits({ variants }: Row, query: ShelfQuery): boolean {
  const { available, sale, price_min = 0, price_max = Number.POSITIVE_INFINITY } = query;
  const wanted = new Map<string, string[]>();
  for (const option of query.options) {
    const [name = '', ...rest] = option.split(':');
    wanted.set(name, [...(wanted.get(name) ?? []), rest.join(':')]);
  }
  return variants.some(
    (variant) =>
      (!available || variant.available) &&
      (!sale || variant.list_price !== undefined) &&
      variant.price.amount >= price_min &&
      variant.price.amount <= price_max &&
      [...wanted].every(([name, values]) =>
        variant.options.some((option) => option.name === name && values.includes(option.value)),
      ),
  );
}

function toFacets(rows: Row[]): Facets {
  const counts = new Map<string, Map<string, number>>();
  for (const { variants } of rows) {
    const own = new Set(
      variants.flatMap(({ options }) => options.map(({ name, value }) => `${name}:${value}`)),
    );
    for (const option of own) {
      const [name = '', ...rest] = option.split(':');
      const values = counts.get(name) ?? new Map<string, number>();
      values.set(rest.join(':'), (values.get(rest.join(':')) ?? 0) + 1);
      counts.set(name, values);
    }
  }
  const prices = rows.flatMap(({ variants }) => variants.map(({ price }) => price.amount));
  return {
    prices: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    available: rows.filter(({ product }) => product.available).length,
    sale: rows.filter(({ variants }) => variants.some(({ list_price }) => list_price)).length,
    options: [...counts].map(([name, values]) => ({
      name,
      values: [...values].map(([value, count]) => ({ value, count })),
    })),
  };
}
