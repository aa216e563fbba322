import type { Policy, PolicyPage, PolicyType, ReviewPage } from '@vitrine/commerce/models';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { toMatch } from '../database/sqlite.ts';
import type { Tables } from '../database/tables.ts';
import { done, refused } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { paging, toPage } from './paging.ts';

/** A product's reviews, newest first. Their words are other people's. */
export async function listReviews(
  db: Kysely<Tables>,
  { handle, cursor, limit }: { handle: string; cursor: string | undefined; limit: number },
): Promise<Outcome<ReviewPage>> {
  const page = paging({ of: `reviews:${handle}`, cursor });
  if (!page.ok) return page;
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('handle', '=', handle)
    .executeTakeFirst();
  if (!product)
    return refused(404, { code: 'not_found', reason: 'not_found', content: 'There is no such product.' });
  const all = db.selectFrom('reviews').where('product_id', '=', product.id);
  const reviews = await all
    .select(['id', 'author', 'rating', 'at', 'title', 'text'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .offset(page.value.offset)
    .limit(limit)
    .execute();
  const { count } = await all.select((select) => select.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return done({ reviews, ...toPage(page.value, { total: Number(count), shown: reviews.length }) });
}

interface PolicyQuery {
  q?: string | undefined;
  types: PolicyType[];
  cursor?: string | undefined;
  limit: number;
}

/** Policies and FAQ entries; without words all of them, in the shop's order. */
export async function searchPolicies(db: Kysely<Tables>, query: PolicyQuery): Promise<Outcome<PolicyPage>> {
  const { q = '', types, cursor, limit } = query;
  const page = paging({ of: JSON.stringify(['policies', q, types]), cursor });
  if (!page.ok) return page;
  const slugs = q.trim() ? await rank(db, q) : undefined;
  let wanted = db.selectFrom('policies').select(['slug', 'type', 'title', 'body']).orderBy('position');
  if (types.length > 0) wanted = wanted.where('type', 'in', types);
  const rows = (await wanted.execute()).filter(({ slug }) => slugs?.includes(slug) ?? true);
  if (slugs) rows.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
  const shown = rows.slice(page.value.offset, page.value.offset + limit);
  const policies = shown.map((row): Policy => ({
    ...row,
    type: row.type as PolicyType,
    url: `/policies/${row.slug}`,
  }));
  return done({ policies, ...toPage(page.value, { total: rows.length, shown: shown.length }) });
}

async function rank(db: Kysely<Tables>, q: string): Promise<string[]> {
  for (const joiner of ['and', 'or'] as const) {
    const match = toMatch(q, joiner);
    if (match === undefined) return [];
    const { rows } = await sql<{ slug: string }>`
      select slug from policy_search where policy_search match ${match} order by bm25(policy_search, 0, 6, 1)
    `.execute(db);
    if (rows.length > 0) return rows.map(({ slug }) => slug);
  }
  return [];
}
