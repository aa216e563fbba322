import * as z from 'zod';
import { lineItem } from './cart.ts';
import { message } from './message.ts';
import { currency, total } from './money.ts';

/** UCP checkout states; `none` is ours: no checkout is open in this session. */
export const checkoutStatus = z.enum([
  'incomplete',
  'requires_escalation',
  'ready_for_complete',
  'complete_in_progress',
  'completed',
  'canceled',
]);

/** Countries the shop delivers to (ISO 3166-1 alpha-2). */
export const country = z.enum(['US', 'DE', 'ES', 'CN', 'GB']);

/** Contact of the buyer (UCP `buyer`). */
export const buyer = z.strictObject({
  first_name: z.string().min(1).max(60),
  last_name: z.string().min(1).max(60),
  email: z
    .string()
    .max(120)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  phone_number: z.string().max(30).optional(),
});

/** Postal address (UCP / schema.org names); what a country demands beyond it the server says in `messages`. */
export const postalAddress = z.strictObject({
  street_address: z.string().min(1).max(120),
  extended_address: z.string().max(120).optional(),
  address_locality: z.string().min(1).max(80),
  address_region: z.string().max(80).optional(),
  postal_code: z.string().max(20).optional(),
  address_country: country,
});

/** Where and how to deliver; `option_id` is one of `fulfillment.options`, the first when left out. */
export const fulfillmentChoice = z.strictObject({
  destination: postalAddress,
  option_id: z.string().max(40).optional(),
});

export const fulfillmentOption = z.strictObject({
  id: z.string(),
  title: z.string(),
  amount: z.int(),
  delivery_days: z.strictObject({ min: z.int(), max: z.int() }),
});

export const paymentOption = z.strictObject({ id: z.string(), type: z.enum(['invoice']), label: z.string() });

export const appliedDiscount = z.strictObject({ code: z.string(), title: z.string(), amount: z.int() });

/** What is still missing before the order can be placed and who can supply it. */
export const missing = z.strictObject({
  part: z.enum(['buyer', 'fulfillment', 'discount_codes', 'payment_option', 'lines']),
  path: z.string(),
  code: z.string(),
  who: z.enum(['agent', 'buyer']),
});

/** The open checkout of this session. Amounts are minor units of `currency`; the server computes every one of them. */
export const checkout = z.strictObject({
  id: z.string(),
  version: z.string(),
  digest: z.string(),
  status: checkoutStatus,
  currency,
  line_items: z.array(lineItem),
  buyer: buyer.nullable(),
  fulfillment: z.strictObject({
    destination: postalAddress.nullable(),
    options: z.array(fulfillmentOption),
    selected_option_id: z.string().nullable(),
  }),
  discounts: z.strictObject({ codes: z.array(z.string()), applied: z.array(appliedDiscount) }),
  payment: z.strictObject({ options: z.array(paymentOption), selected_option_id: z.string().nullable() }),
  totals: z.array(total),
  missing: z.array(missing),
  messages: z.array(message),
  terms: z.array(z.strictObject({ title: z.string(), url: z.string() })),
  order: z.strictObject({ id: z.string(), label: z.string(), permalink_url: z.string() }).nullable(),
  signed_in: z.boolean(),
});

/** Answer where no checkout is open. */
export const noCheckout = z.strictObject({ status: z.literal('none') });
export const currentCheckout = z.union([checkout, noCheckout]);

/** Body of `PUT checkout`: exactly one part, which replaces that part. */
export const checkoutPart = z.union([
  z.strictObject({ buyer }),
  z.strictObject({ fulfillment: fulfillmentChoice }),
  z.strictObject({ discount_codes: z.array(z.string().min(1).max(30)).max(5) }),
  z.strictObject({ payment_option: z.string().max(40) }),
]);

export type CheckoutStatus = z.infer<typeof checkoutStatus>;
export type Country = z.infer<typeof country>;
export type Buyer = z.infer<typeof buyer>;
export type PostalAddress = z.infer<typeof postalAddress>;
export type FulfillmentChoice = z.infer<typeof fulfillmentChoice>;
export type Checkout = z.infer<typeof checkout>;
export type NoCheckout = z.infer<typeof noCheckout>;
export type CheckoutPart = z.infer<typeof checkoutPart>;
export type Missing = z.infer<typeof missing>;
