import * as z from 'zod';

/** ISO 4217 code, three capitals. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** Integer minor units (cents) and their currency. */
export const money = z.strictObject({ amount: z.int(), currency });

/**
 * One row of a sum, in the order to show it; discounts are negative minor units (UCP `totals`).
 * A cart or checkout has exactly one `subtotal` and one `total`.
 */
export const total = z.strictObject({
  type: z.enum(['subtotal', 'discount', 'fulfillment', 'tax', 'total']),
  display_text: z.string(),
  amount: z.int(),
});

export type Money = z.infer<typeof money>;
export type Total = z.infer<typeof total>;
