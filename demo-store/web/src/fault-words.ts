import type { Fault } from './shop.ts';

const reasons: Partial<Record<NonNullable<Fault['reason']>, string>> = {
  out_of_stock: 'There is not enough in stock.',
  price_changed: 'The price has changed. Please look again.',
  address_undeliverable: 'We cannot deliver to this address.',
  discount_invalid: 'This discount code is not valid for this order.',
  quantity_limit: 'This quantity cannot be ordered.',
  conflict: 'This has changed in the meantime. Please look again and repeat it.',
  not_allowed_now: 'This is not possible at the moment.',
  not_found: 'We could not find this.',
  session_renewed: 'Your visit was renewed. Please look again and repeat it.',
  cookies_needed: 'Your browser refuses our cookie. Please allow cookies for this shop.',
  ambiguous: 'Please choose a variant first.',
  empty_cart: 'Your cart is empty.',
  incomplete: 'Something is still missing. Please see the notes in the form.',
};

const codes: Partial<Record<Fault['code'], string>> = {
  subject_missing: 'Please sign in first.',
  session_unverified: 'We could not reach the shop. Please try again in a moment.',
  final_authority_denied: 'We cannot show or do this.',
  invalid_arguments: 'Some entries are not in order.',
  confirmation_expired: 'The offer expired. Please try again.',
  confirmation_void: 'The order changed in the meantime. Please read it again.',
  checkout_busy: 'Another change is on its way. Please try again in a moment.',
  submission_in_progress: 'Your order is being placed. Please do not place it again.',
  submission_failed: 'The order could not be placed.',
  outcome_unknown:
    'We do not know yet whether this went through. Please look at the current state before you repeat it.',
  update_failed: 'Not everything was saved. Please look again.',
  rate_limited: 'That was too often. Please wait a moment.',
  timed_out: 'We could not reach the shop. Please try again.',
  aborted: 'This was stopped. Nothing was changed.',
};

/** A failure in the shopper's words. */
export function faultText({ code, reason }: Fault): string {
  return (reason && reasons[reason]) ?? codes[code] ?? 'Something went wrong. Please try again.';
}

/** Whether the thing asked for is not there for this visitor: absent and not yours look the same. */
export function isNotFound({ code, reason }: Fault): boolean {
  return reason === 'not_found' || code === 'final_authority_denied';
}
