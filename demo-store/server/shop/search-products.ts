import type { ProductPage, SortOrder } from '@vitrine/commerce/models';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { toMatch } from '../database/sqlite.ts';
import type { Tables } from '../database/tables.ts';
import { nearHandles } from './near.ts';
import { done, refused } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { paging, toPage } from './paging.ts';
import { toSummaries } from './products.ts';

/** A search, a collection or both; `limit` products a page, `cursor` from the page before. */
export interface ProductQuery {
  q?: string | undefined;
  collection?: string | undefined;
  sort?: SortOrder | undefined;
  cursor?: string | undefined;
  limit: number;
}

const orders = {
  best_selling: sql`position`,
  price_ascending: sql`price_min, position`,
  price_descending: sql`price_min desc, position`,
  title_ascending: sql`title collate nocase`,
  newest: sql`created desc, position`,
};

/** Products of a search, a collection or both. A search is sorted by relevance unless `sort` says otherwise. */
export async function searchProducts(db: Kysely<Tables>, query: ProductQuery): Promise<Outcome<ProductPage>> {
  const { q = '', collection, sort, cursor, limit } = query;
  const page = paging({ of: JSON.stringify([q, collection, sort]), cursor });
  if (!page.ok) return page;
  if (collection !== undefined && collection !== 'all') {
    const shelves = (await db.selectFrom('collections').select('handle').execute()).map(
      ({ handle }) => handle,
    );
    if (!shelves.includes(collection)) {
      const near = nearHandles(collection, shelves);
      const content = `There is no such collection. Collections: ${(near.length > 0 ? near : shelves).join(', ')}.`;
      return refused(404, { code: 'not_found', reason: 'not_found', content });
    }
  }
  const ranked = q.trim() ? await rank(db, q) : undefined;
  if (ranked?.length === 0) return done({ products: [], total: 0, next_cursor: null });
  let wanted = db.selectFrom('products');
  if (ranked) wanted = wanted.where('handle', 'in', ranked);
  if (collection !== undefined && collection !== 'all') {
    wanted = wanted.where(
      'id',
      'in',
      db.selectFrom('collection_products').select('product_id').where('collection', '=', collection),
    );
  }
  const rows = await wanted
    .selectAll()
    .orderBy(orders[sort ?? 'best_selling'])
    .execute();
  if (ranked && !sort) rows.sort((a, b) => ranked.indexOf(a.handle) - ranked.indexOf(b.handle));
  const shown = rows.slice(page.value.offset, page.value.offset + limit);
  const products = await toSummaries(db, shown);
  return done({ products, ...toPage(page.value, { total: rows.length, shown: shown.length }) });
}

/** Handles by relevance: those with every word; if there are none, those with any. */
async function rank(db: Kysely<Tables>, q: string): Promise<string[]> {
  for (const joiner of ['and', 'or'] as const) {
    const match = toMatch(q, joiner);
    if (match === undefined) return [];
    const { rows } = await sql<{ handle: string }>`
      select handle from product_search where product_search match ${match} order by bm25(product_search, 0, 8, 4, 1)
    `.execute(db);
    if (rows.length > 0) return rows.map(({ handle }) => handle);
  }
  return [];
}
