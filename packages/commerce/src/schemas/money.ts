import * as z from 'zod';

/** ISO 4217 code, three capitals. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** Integer minor units (cents) and their currency. */
export const money = z.strictObject({ amount: z.int(), currency });

/**
 * One row of a sum, in the order to show it; discounts are negative minor units (UCP `totals`).
 * A cart or checkout has exactly one `subtotal` and one `total`, which is the sum of the other rows but those marked
 * `included`: their amount is already inside the rows above (value added tax).
 */
export const total = z.strictObject({
  type: z.enum(['subtotal', 'discount', 'fulfillment', 'tax', 'total']),
  display_text: z.string(),
  amount: z.int(),
  included: z.literal(true).optional(),
});

export type Money = z.infer<typeof money>;
export type Total = z.infer<typeof total>;
