import type { LineItem, Message, Option } from '@vitrine/commerce/models';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { currency } from './currency.ts';
import { pictureOf } from './picture.ts';

/** A cart line with what the rules need beside it. */
export interface Line {
  item: LineItem;
  stock: number;
  notices: Message[];
  not_shipped_to: string[];
}

/** The lines of an owner's cart with today's prices and stock, in the order they were added. */
export async function readLines(db: Kysely<Tables>, owner: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .innerJoin('variants', 'variants.id', 'cart_lines.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .leftJoin('stock', 'stock.variant_id', 'variants.id')
    .select([
      'cart_lines.id as line_id',
      'cart_lines.quantity',
      'variants.id as variant_id',
      'variants.options',
      'variants.picture',
    ])
    .select(['price', 'quantity_min', 'quantity_limit', 'handle', 'title', 'notices', 'not_shipped_to'])
    .select(sql<number>`coalesce(stock.quantity, 0)`.as('stock'))
    .where('owner', '=', owner)
    .orderBy('cart_lines.position')
    .execute();
  return rows.map((row) => ({
    item: toLineItem(row),
    stock: row.stock,
    notices: JSON.parse(row.notices) as Message[],
    not_shipped_to: JSON.parse(row.not_shipped_to) as string[],
  }));
}

type LineRow = {
  line_id: string;
  variant_id: string;
  options: string;
  handle: string;
  title: string;
  picture: string | null;
} & Record<'quantity' | 'price' | 'quantity_min' | 'quantity_limit' | 'stock', number>;

function toLineItem(row: LineRow): LineItem {
  const { handle, title } = row;
  const options = JSON.parse(row.options) as Option[];
  return {
    id: row.line_id,
    item: {
      id: row.variant_id,
      handle,
      title,
      variant_title: variantTitle(options),
      options,
      unit_price: { amount: row.price, currency },
      image_url: pictureOf(handle, row.picture),
      url: `/products/${handle}`,
    },
    quantity: row.quantity,
    quantity_min: row.quantity_min,
    quantity_max: Math.min(row.quantity_limit, row.stock),
    line_total: { amount: row.price * row.quantity, currency },
  };
}

/** `Sand / Large`; the one variant of a product without options needs no name. */
export const variantTitle = (options: Option[]): string => options.map(({ value }) => value).join(' / ');
