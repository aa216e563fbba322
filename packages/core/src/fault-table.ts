import type { FaultCode, Reason, SideEffect } from './fault.ts';

export type EnvelopeStatus = 'rejected' | 'blocked' | 'waiting' | 'unknown';

export type NextStep =
  | 'refresh_tools'
  | 'call'
  | 'compare_then_send_difference'
  | 'wait'
  | 'hand_to_buyer'
  | 'replan'
  | 'stop';

/** What every fault of one code has in common. `side_effect` is what is said where the fault itself does not know better. */
export interface FaultRow {
  status: EnvelopeStatus;
  side_effect: SideEffect;
  retryable: boolean;
  /** One sentence of ours to act on. */
  error: string;
  next: readonly NextStep[];
}

const row = (status: EnvelopeStatus, error: string, ...next: NextStep[]): FaultRow => ({
  status,
  side_effect: 'none',
  retryable: false,
  error,
  next,
});

const again = (fault: FaultRow): FaultRow => ({ ...fault, retryable: true });
const unsure = (fault: FaultRow): FaultRow => ({ ...fault, side_effect: 'unknown' });

/** The whole fault table, one row a code; `docs/codes.md` is generated from it. */
export const faultTable: Readonly<Record<FaultCode, FaultRow>> = {
  tool_not_exposed: row('blocked', 'Not on display now. List the tools again.', 'refresh_tools', 'replan'),
  subject_missing: row(
    'blocked',
    'Needs a signed-in shopper. Ask the buyer to sign in on the page.',
    'hand_to_buyer',
  ),
  session_unverified: again(
    row('waiting', 'The shop could not confirm who is acting. Wait, then call again.', 'wait'),
  ),
  step_up_required: row('blocked', 'The buyer must prove again who they are.', 'hand_to_buyer'),
  final_authority_denied: row('blocked', 'The shop refused this. Do not try again.', 'stop'),
  invalid_arguments: row('rejected', 'Arguments are not accepted. Correct the listed fields.'),
  rejected: row('rejected', 'The shop did not accept this. See reason and state.', 'replan'),
  confirmation_declined: row('blocked', 'The buyer said no.', 'hand_to_buyer'),
  confirmation_expired: row('blocked', 'The offer ran out before the buyer decided.', 'hand_to_buyer'),
  confirmation_void: row('blocked', 'What was to be confirmed has changed or is gone.', 'hand_to_buyer'),
  confirmation_unavailable: row('blocked', 'The buyer cannot be asked here.', 'hand_to_buyer'),
  stopped_by_shopper: row('blocked', 'The shopper stopped this call.', 'hand_to_buyer'),
  buyer_action_pending: row(
    'waiting',
    'The buyer is being asked on the page. Wait, then read the state.',
    'hand_to_buyer',
    'call',
  ),
  checkout_busy: again(
    row('waiting', 'Another change is running. Wait, then read the state.', 'wait', 'call'),
  ),
  submission_in_progress: unsure(
    row(
      'waiting',
      'The order is being placed. Wait, then read the state; never submit again.',
      'wait',
      'call',
    ),
  ),
  page_moving: again(
    row('waiting', 'The page is moving. Wait, then list the tools again.', 'wait', 'refresh_tools'),
  ),
  update_failed: unsure(
    row(
      'unknown',
      'Perhaps only part was changed. Read the state and send only what is missing.',
      'refresh_tools',
      'call',
      'compare_then_send_difference',
    ),
  ),
  submission_failed: row(
    'rejected',
    'The order was not placed. Read the state and its messages; do not finish through the page.',
    'refresh_tools',
    'call',
  ),
  outcome_unknown: unsure(
    row(
      'unknown',
      'It may or may not have taken effect. Read the state; do not repeat the call.',
      'refresh_tools',
      'call',
    ),
  ),
  rate_limited: again(row('waiting', 'Too many requests. Wait, then call again.', 'wait')),
  timed_out: again(row('rejected', 'The shop did not answer in time; nothing was changed.')),
  aborted: again(row('rejected', 'Aborted before anything was sent.')),
  too_large: row('rejected', 'The result does not fit. Ask for a smaller part; do not repeat a change.'),
  effect_violation: row('rejected', 'The tool tried what it may not do.', 'stop'),
  internal: row('rejected', 'The page failed inside.', 'stop'),
};

/** What a `rejected` says for reasons where its own sentence would be too little. */
export const reasonErrors: Readonly<Partial<Record<Reason, string>>> = {
  out_of_stock: 'Not enough stock.',
  price_changed: 'A price has changed. Read the state and ask the buyer.',
  address_undeliverable: 'The shop does not deliver to this address.',
  discount_invalid: 'A discount code is not accepted.',
  quantity_limit: 'A quantity is outside what may be ordered.',
  conflict: 'The state has changed since it was read. See state.',
  not_allowed_now: 'Not possible in the present state.',
  not_found: 'Nothing was found under that name or cursor.',
  session_renewed: 'The session was renewed. List the tools and read the state again.',
  cookies_needed: 'The browser keeps no session; the shopper must allow cookies.',
  unsaved_changes: 'The shopper has unsaved input on the page. Ask before leaving it.',
  ambiguous: 'This fits more than one thing. Choose from state.',
  empty_cart: 'The cart is empty.',
  incomplete: 'Something is missing; see the list.',
};
