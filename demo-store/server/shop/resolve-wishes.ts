import type { CartLineWish, Choice, Option } from '@vitrine/commerce/models';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { currency } from './currency.ts';
import { variantTitle } from './lines.ts';
import { nearHandles } from './near.ts';
import { done, refused, rejected } from './outcome.ts';
import type { Outcome } from './outcome.ts';

/** A wish that names exactly one variant, with what the quantity rules need. */
export interface Wanted {
  variant_id: string;
  title: string;
  quantity: number;
  quantity_before: number;
  quantity_min: number;
  quantity_limit: number;
  stock: number;
  price: number;
}

type Row = Awaited<ReturnType<typeof readVariants>>[number];

/** Resolves every wish to one variant, or refuses all of them: with choices where a wish fits none or several. */
export async function resolveWishes(
  db: Kysely<Tables>,
  { owner, wishes }: { owner: string; wishes: CartLineWish[] },
): Promise<Outcome<Wanted[]>> {
  const shape = wishes.map(wrongShape).find((field) => field !== undefined);
  if (shape)
    return refused(400, { code: 'invalid', content: 'A line names one thing in one way.', fields: [shape] });
  const rows = await readVariants(db, owner);
  const found = wishes.map((wish) => rows.filter((row) => fits(row, wish)));
  const unclear = wishes
    .map((wish, line) => ({ wish, line, rows: found[line] ?? [] }))
    .filter(({ rows: fit }) => fit.length !== 1);
  if (unclear.length > 0) {
    const choices = unclear.flatMap(({ wish, line, rows: fit }) => choicesFor(wish, { line, fit, rows }));
    const reason = unclear.some(({ rows: fit }) => fit.length === 0) ? 'not_found' : 'ambiguous';
    const content =
      reason === 'ambiguous'
        ? 'A line fits several variants: choose one.'
        : 'A line names nothing that is sold here.';
    return rejected(reason, { content, choices });
  }
  const wanted = found.flatMap(([row], line) => (row ? [toWanted(row, wishes[line]?.quantity ?? 0)] : []));
  const doubled = wanted.find(
    ({ variant_id }, line) => wanted.findIndex((other) => other.variant_id === variant_id) !== line,
  );
  if (doubled) return rejected('ambiguous', { content: `Two lines name ${doubled.title}: send it once.` });
  return done(wanted);
}

function wrongShape({ line_id, variant_id, handle, options }: CartLineWish, line: number) {
  const names = [line_id, variant_id, handle].filter((name) => name !== undefined).length;
  if (names === 1 && (options === undefined || handle !== undefined)) return undefined;
  return {
    path: `/lines/${line}`,
    got: 'object',
    accepted: 'exactly one of line_id, variant_id, or handle with options',
  };
}

/** Everything the shop sells as what it is in this cart now. */
export const readBuyable = async (db: Kysely<Tables>, owner: string): Promise<Wanted[]> =>
  (await readVariants(db, owner)).map((row) => toWanted(row, row.quantity_before));

function readVariants(db: Kysely<Tables>, owner: string) {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .leftJoin('stock', 'stock.variant_id', 'variants.id')
    .leftJoin('cart_lines', (join) =>
      join.onRef('cart_lines.variant_id', '=', 'variants.id').on('cart_lines.owner', '=', owner),
    )
    .select([
      'variants.id as variant_id',
      'variants.options',
      'handle',
      'title',
      'price',
      'quantity_min',
      'quantity_limit',
    ])
    .select(['cart_lines.id as line_id', sql<number>`coalesce(cart_lines.quantity, 0)`.as('quantity_before')])
    .select(sql<number>`coalesce(stock.quantity, 0)`.as('stock'))
    .orderBy('products.position')
    .orderBy('variants.position')
    .execute();
}

function fits(row: Row, { line_id, variant_id, handle, options = [] }: CartLineWish): boolean {
  if (line_id !== undefined) return row.line_id === line_id;
  if (variant_id !== undefined) return row.variant_id === variant_id;
  if (row.handle !== handle) return false;
  const own = JSON.parse(row.options) as Option[];
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  return options.every(({ name, value }) =>
    own.some((option) => same(option.name, name) && same(option.value, value)),
  );
}

/** What the caller may have meant: the variants that fit, else all of the named product, else those of similar products. */
function choicesFor(
  { handle }: CartLineWish,
  { line, fit, rows }: { line: number; fit: Row[]; rows: Row[] },
): Choice[] {
  const own = rows.filter((row) => row.handle === handle);
  const near = handle === undefined ? [] : nearHandles(handle, [...new Set(rows.map((row) => row.handle))]);
  const meant =
    fit.length > 0
      ? fit
      : own.length > 0
        ? own
        : near.flatMap((close) => rows.filter((row) => row.handle === close));
  return meant.slice(0, 10).map((row) => ({
    line,
    variant_id: row.variant_id,
    handle: row.handle,
    title: row.title,
    variant_title: variantTitle(JSON.parse(row.options) as Option[]),
    price: { amount: row.price, currency },
    available: row.stock >= row.quantity_min,
  }));
}

function toWanted(row: Row, quantity: number): Wanted {
  const variant = variantTitle(JSON.parse(row.options) as Option[]);
  return { ...row, title: variant ? `${row.title} (${variant})` : row.title, quantity };
}
