import * as z from 'zod';

/** What `GET /api/session`, sign-in and sign-out answer; guests have `subject: null`. Times in seconds from the answer. */
export const session = z.strictObject({
  session: z.string(),
  subject: z.string().nullable(),
  name: z.string().nullable(),
  authenticated_s: z.int().nullable(),
  acr: z.string().nullable(),
  expires_s: z.int(),
  csrf: z.string(),
  entries_token: z.string(),
  ended: z.enum(['expired', 'revoked', 'signed_out', 'replaced']).optional(),
});

export const signIn = z.strictObject({
  email: z.string().min(1).max(120),
  password: z.string().min(1).max(200),
});

/** Body and answer of `POST calls/settle`: what became of a write whose answer was lost; `never` bars the key. */
export const settleRequest = z.strictObject({ key: z.string().min(8).max(100) });
export const settlement = z.strictObject({
  state: z.enum(['done', 'refused', 'running', 'never']),
  code: z.string().optional(),
  version: z.string().optional(),
});

/** An order in the account's list. */
export const orderSummary = z.strictObject({
  id: z.string(),
  label: z.string(),
  status: z.string(),
  at: z.string(),
  total: z.strictObject({ amount: z.int(), currency: z.string() }),
  item_count: z.int(),
});
export const orderPage = z.strictObject({
  orders: z.array(orderSummary),
  total: z.int(),
  next_cursor: z.string().nullable(),
});

export type SessionObject = z.infer<typeof session>;
export type SignIn = z.infer<typeof signIn>;
export type Settlement = z.infer<typeof settlement>;
export type OrderSummary = z.infer<typeof orderSummary>;
export type OrderPage = z.infer<typeof orderPage>;
