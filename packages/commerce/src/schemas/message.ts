import * as z from 'zod';
import { money } from './money.ts';

/** One variant a cart line may have meant; `line` counts the lines of the request from 0. */
export const choice = z.strictObject({
  line: z.int(),
  variant_id: z.string(),
  handle: z.string(),
  title: z.string(),
  variant_title: z.string(),
  price: money,
  available: z.boolean(),
});

/**
 * What the server has to say about a cart or checkout (UCP `messages`).
 * `severity` stands on errors only; `presentation: disclosure` must be shown beside `path` (RFC 9535 JSONPath).
 */
export const message = z.strictObject({
  type: z.enum(['error', 'warning', 'info']),
  code: z.string(),
  content: z.string(),
  path: z.string().optional(),
  severity: z
    .enum(['recoverable', 'requires_buyer_input', 'requires_buyer_review', 'unrecoverable'])
    .optional(),
  presentation: z.enum(['notice', 'disclosure']).optional(),
});

/**
 * Body of every error answer, sent as `application/problem+json` (RFC 9457); `fields` for code `invalid`,
 * `choices` for reasons `ambiguous` and `not_found`, `state` (the cart or checkout as it is now) for code `conflict`.
 */
export const problem = z.strictObject({
  status: z.int(),
  code: z.string(),
  reason: z.string().optional(),
  messages: z.array(message),
  fields: z.array(z.strictObject({ path: z.string(), got: z.string(), accepted: z.string() })).optional(),
  wait_s: z.int().optional(),
  choices: z.array(choice).optional(),
  state: z.unknown().optional(),
});

export type Choice = z.infer<typeof choice>;
export type Message = z.infer<typeof message>;
export type Problem = z.infer<typeof problem>;
