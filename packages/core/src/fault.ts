/** Every way a call can fail (the table is `faultTable`; the sentences an agent reads are made from it by the seal). */
export type FaultCode =
  | 'tool_not_exposed'
  | 'subject_missing'
  | 'session_unverified'
  | 'step_up_required'
  | 'final_authority_denied'
  | 'invalid_arguments'
  | 'rejected'
  | 'confirmation_declined'
  | 'confirmation_expired'
  | 'confirmation_void'
  | 'confirmation_unavailable'
  | 'stopped_by_shopper'
  | 'buyer_action_pending'
  | 'checkout_busy'
  | 'submission_in_progress'
  | 'page_moving'
  | 'update_failed'
  | 'submission_failed'
  | 'outcome_unknown'
  | 'rate_limited'
  | 'timed_out'
  | 'aborted'
  | 'too_large'
  | 'effect_violation'
  | 'internal';

export type SideEffect = 'none' | 'partial' | 'done' | 'unknown';

/** Why a request was refused as it stands (code `rejected`). */
export type Reason =
  | 'out_of_stock'
  | 'price_changed'
  | 'address_undeliverable'
  | 'discount_invalid'
  | 'quantity_limit'
  | 'conflict'
  | 'not_allowed_now'
  | 'not_found'
  | 'session_renewed'
  | 'cookies_needed'
  | 'unsaved_changes'
  | 'ambiguous'
  | 'empty_cart'
  | 'incomplete';

/** One argument that was refused: JSON Pointer (parts clipped to 30 characters), the type it had, what is accepted. Never its value. */
export interface FieldError {
  path: string;
  got: string;
  accepted: string;
}

/** An expected failure as data. Only `code` is required; the rest fills the envelope's optional members. */
export interface Fault {
  code: FaultCode;
  reason?: Reason;
  side_effect?: SideEffect;
  fields?: FieldError[];
  /** The state as it is now, already projected for an agent. */
  state?: unknown;
  applied?: string[];
  not_applied?: string[];
  difference?: unknown;
  missing?: unknown;
  /** Seconds to wait before the identical call. */
  wait_s?: number;
  /** A read tool that settles what happened. */
  read?: string;
  acr_values?: string;
  /** Seconds since the last sign-in that the server demands (RFC 9470). */
  max_age?: number;
  task_id?: string;
  /** The cause, for entries and inspector only; never sent to the agent. */
  cause?: unknown;
}
