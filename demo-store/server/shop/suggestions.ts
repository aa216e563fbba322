import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { toSummaries } from './products.ts';

const mostProducts = 6;
const mostCollections = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What somebody may mean who has typed this far: every typed word begins a word of the title, or of title and summary. */
export async function suggest(db: Kysely<Tables>, q: string) {
  const typed = wordsOf(q);
  if (typed.length === 0) return { products: [], collections: [] };
  const begins = (text: string): boolean => {
    const words = wordsOf(text);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  const rows = await db.selectFrom('products').selectAll().orderBy('position').execute();
  const byTitle = rows.filter(({ title }) => begins(title));
  const byText = rows.filter((row) => !byTitle.includes(row) && begins(`${row.title} ${row.summary}`));
  const shelves = await db
    .selectFrom('collections')
    .select(['handle', 'title'])
    .orderBy('position')
    .execute();
  const products = await toSummaries(db, [...byTitle, ...byText].slice(0, mostProducts));
  return {
    products: products.map(({ handle, title, price_min, image }) => ({ handle, title, price_min, image })),
    collections: shelves.filter(({ title }) => begins(title)).slice(0, mostCollections),
  };
}
