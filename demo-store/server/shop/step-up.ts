import { refused } from './outcome.ts';
import type { Viewer } from './viewer.ts';

/** Seconds for which a sign-in counts as fresh. */
export const freshFor_s = 300;

/** Minor units up to which a click is enough to give money back; a currency that is not listed has no such amount. */
const refundByClick: Readonly<Record<string, number>> = { USD: 10_000 };

/** How strong the buyer's yes to this refund must be. */
export const refundLevel = (amount: number, currency: string): 'click' | 'sign_in' =>
  amount <= (refundByClick[currency] ?? -1) ? 'click' : 'sign_in';

/** Whether the viewer signed in recently enough for level `sign_in`. */
export const isFresh = ({ authenticated_at }: Viewer, now: number): boolean =>
  authenticated_at !== null && now - authenticated_at <= freshFor_s * 1000;

/** 401 with the challenge of RFC 9470, met by signing in anew. */
export const stepUp = () =>
  refused(401, {
    code: 'insufficient_user_authentication',
    content: 'This amount needs a fresh sign-in.',
  });

/** `WWW-Authenticate` of that refusal. The session is a cookie, so the scheme is one of our own. */
export const challenge = `Session error="insufficient_user_authentication", error_description="A fresh sign-in is needed", max_age=${freshFor_s}`;
