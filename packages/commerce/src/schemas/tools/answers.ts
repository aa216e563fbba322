import * as z from 'zod';
import { handle, option, policyType, variant } from '../catalog.ts';
import {
  appliedDiscount,
  buyer,
  checkoutStatus,
  fulfillmentOption,
  missing,
  paymentOption,
  postalAddress,
} from '../checkout.ts';
import { currency, money } from '../money.ts';
import { accountData } from './account-answers.ts';
import { disclosure, lastWrite, lineChange, lineRow, notice, orderName, sum } from './answer-parts.ts';

const productRow = z.strictObject({
  handle,
  price: money,
  /** Only where variants differ in price. */
  price_max: money.optional(),
  list_price: money.optional(),
  available: z.boolean(),
  /** Absent where the catalogue is third-party: then they stand under `quoted`. */
  title: z.string().optional(),
  summary: z.string().optional(),
});

const variantRow = variant
  .pick({ options: true, price: true, list_price: true, available: true, quantity_available: true })
  .extend({ variant_id: z.string(), quantity_min: z.int().optional(), options: z.array(option).optional() });

const line = z.strictObject({ line: lineRow });

const collectionRow = z.strictObject({ handle, title: z.string(), product_count: z.int() });

const cartData = z.strictObject({
  currency,
  totals: z.array(sum),
  item_count: z.int(),
  signed_in: z.boolean(),
  last_write: lastWrite.optional(),
  rows: z.array(z.union([disclosure, notice, line])),
});

const checkoutRow = z.union([
  disclosure,
  notice,
  line,
  z.strictObject({ missing: missing }),
  z.strictObject({ buyer }),
  z.strictObject({ destination: postalAddress }),
  z.strictObject({ delivery_option: fulfillmentOption.extend({ selected: z.literal(true).optional() }) }),
  z.strictObject({ payment_option: paymentOption.extend({ selected: z.literal(true).optional() }) }),
  z.strictObject({ discount: appliedDiscount }),
  z.strictObject({ terms: z.strictObject({ title: z.string(), path: z.string() }) }),
]);

const checkoutData = z.union([
  z.strictObject({ status: z.literal('none') }),
  z.strictObject({
    status: checkoutStatus,
    currency,
    totals: z.array(sum),
    signed_in: z.boolean().optional(),
    order: orderName.optional(),
    last_write: lastWrite.optional(),
    rows: z.array(checkoutRow),
  }),
]);

/** `data` of every tool's result by name; tests check each answer against it, nothing of it reaches the page. */
export const toolData = {
  search_catalog: z.strictObject({ products: z.array(productRow) }),
  browse_store: z.strictObject({ items: z.union([z.array(productRow), z.array(collectionRow)]) }),
  get_product: z.strictObject({
    handle,
    title: z.string().optional(),
    available: z.boolean(),
    rating: z.strictObject({ average: z.number(), count: z.int() }).optional(),
    rows: z.array(
      z.union([
        disclosure,
        notice,
        z.strictObject({ variant: variantRow }),
        z.strictObject({ text: z.string() }),
      ]),
    ),
  }),
  show_variant: z.strictObject({ handle, variant: variantRow }),
  get_product_reviews: z.strictObject({ handle }),
  search_shop_policies_and_faqs: z.strictObject({
    policies: z.array(
      z.strictObject({ type: policyType, title: z.string(), path: z.string(), text: z.string() }),
    ),
  }),
  get_cart: cartData,
  update_cart: z.strictObject({
    currency,
    totals: z.array(sum),
    item_count: z.int(),
    changes: z.array(lineChange),
  }),
  cancel_cart: z.strictObject({ item_count: z.literal(0), removed: z.int() }),
  proceed_to_checkout: z.strictObject({ status: checkoutStatus, currency, totals: z.array(sum) }),
  manage_orders: z.strictObject({}),
  navigate_to_storefront: z.strictObject({}),
  get_checkout: checkoutData,
  update_checkout: checkoutData,
  complete_checkout: z.strictObject({
    status: z.literal('completed'),
    currency,
    totals: z.array(sum),
    order: orderName,
  }),
  ...accountData,
} satisfies Record<string, z.ZodType>;
