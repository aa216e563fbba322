import * as z from 'zod';
import { handle, option } from './catalog.ts';
import { currency, money, total } from './money.ts';
import { message } from './message.ts';

/** What a line sells: `id` is the variant's id (UCP `item`). */
export const item = z.strictObject({
  id: z.string(),
  handle,
  title: z.string(),
  variant_title: z.string(),
  options: z.array(option),
  unit_price: money,
  image_url: z.string(),
  url: z.string(),
});

export const lineItem = z.strictObject({
  id: z.string(),
  item,
  quantity: z.int().min(1),
  quantity_min: z.int().min(1),
  quantity_max: z.int().min(0),
  line_total: money,
});

/** `version` is the ETag without quotes; an empty cart has one too. */
export const cart = z.strictObject({
  id: z.string(),
  version: z.string(),
  digest: z.string(),
  currency,
  line_items: z.array(lineItem),
  item_count: z.int(),
  totals: z.array(total),
  messages: z.array(message),
  signed_in: z.boolean(),
});

/** One wanted line: exactly one of `line_id`, `variant_id`, or `handle` (with `options`); `quantity` is absolute, 0 removes. */
export const cartLineWish = z.strictObject({
  line_id: z.string().max(60).optional(),
  variant_id: z.string().max(60).optional(),
  handle: handle.optional(),
  options: z.array(option).max(5).optional(),
  quantity: z.int().min(0).max(999),
});

/** Body of `PUT cart/lines`: all or nothing. */
export const setLines = z.strictObject({ lines: z.array(cartLineWish).min(1).max(10) });

/** What became of one wish: the line's quantity before and after the write. */
export const lineChange = z.strictObject({
  line_id: z.string().nullable(),
  variant_id: z.string(),
  quantity_before: z.int(),
  quantity: z.int(),
});

/** Answer of cart writes: the cart as it is now and what changed; `changed` false means it was so already. */
export const cartChange = z.strictObject({ cart, changes: z.array(lineChange), changed: z.boolean() });

export type Item = z.infer<typeof item>;
export type LineItem = z.infer<typeof lineItem>;
export type Cart = z.infer<typeof cart>;
export type CartLineWish = z.infer<typeof cartLineWish>;
export type SetLines = z.infer<typeof setLines>;
export type LineChange = z.infer<typeof lineChange>;
export type CartChange = z.infer<typeof cartChange>;
