import type { Problem } from '@vitrine/commerce/models';
import { problem } from '@vitrine/commerce/models';
import type { Context, TypedResponse } from 'hono';
import type { JSONValue } from 'hono/utils/types';
import type { Refusal, RefusalStatus } from '../shop/outcome.ts';
import { challenge } from '../shop/step-up.ts';

type Sent = Omit<Problem, 'state'> & { state?: JSONValue };
type Refused = { [S in RefusalStatus]: Response & TypedResponse<Sent, S, 'json'> }[RefusalStatus];

/** Sends a refusal as `application/problem+json` (RFC 9457); `wait_s` also as Retry-After, a step-up with its challenge. */
export function refuse(c: Context, refusal: Refusal): Refused {
  const headers: Record<string, string> = { 'Content-Type': 'application/problem+json' };
  if (refusal.wait_s !== undefined) headers['Retry-After'] = String(refusal.wait_s);
  if (refusal.code === 'insufficient_user_authentication') headers['WWW-Authenticate'] = challenge;
  return c.json(refusal as Sent, refusal.status, headers) as Refused;
}

/** What any operation may answer instead, for a route's `responses`. */
export const refusals = {
  default: {
    description:
      'An expected refusal: `code` says which, `fields`, `choices` and `state` what to do about it',
    content: { 'application/problem+json': { schema: problem } },
  },
};
