import * as z from 'zod';
import { total } from '../money.ts';

/** One row of a sum; amounts are minor units of the result's `currency`. */
export const sum = total.pick({ type: true, amount: true, included: true });

export const disclosure = z.strictObject({ disclosure: z.string() });
export const notice = z.strictObject({
  message: z.strictObject({ code: z.string(), text: z.string(), severity: z.string().optional() }),
});

/** A line of cart, checkout, receipt or order. */
export const lineRow = z.strictObject({
  line_id: z.string(),
  variant_id: z.string(),
  quantity: z.int(),
  line_total: z.int(),
  title: z.string().optional(),
  variant_title: z.string().optional(),
});

export const lastWrite = z.strictObject({
  tool: z.string(),
  status: z.enum(['done', 'refused', 'running', 'unknown']),
  side_effect: z.enum(['none', 'done', 'unknown']),
  age_s: z.int(),
});

/** What a change did to one line. */
export const lineChange = z.strictObject({
  line_id: z.string().optional(),
  variant_id: z.string().optional(),
  quantity_before: z.int(),
  quantity: z.int(),
});

export const orderName = z.strictObject({ id: z.string(), label: z.string() });
