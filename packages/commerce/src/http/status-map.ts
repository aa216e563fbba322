import type { Fault, FaultCode, Reason } from '@vitrine/core';
import type { Refusal } from './wire.ts';

/** What was asked for: objects everybody may see, the session's own, a write, or the completion of a quote. */
export type Place = 'public' | 'private' | 'write' | 'complete';

type Row = readonly [
  status: number,
  code: string | undefined,
  fault: FaultCode,
  reason?: Reason | undefined,
  place?: Place,
];

/** What each refusal of the HTTP API means; first match wins, what no row names fails closed. 409 `session_changed` and 403 `csrf` are answered before. */
const rows: readonly Row[] = [
  [400, 'invalid', 'invalid_arguments'],
  [400, 'idempotency_key_required', 'internal'],
  [400, 'unknown_cursor', 'rejected', 'not_found'],
  [401, undefined, 'subject_missing'],
  [404, undefined, 'rejected', 'not_found', 'public'],
  [409, 'idempotency_in_flight', 'submission_in_progress', undefined, 'complete'],
  [409, 'submission_in_progress', 'submission_in_progress'],
  [409, 'idempotency_in_flight', 'checkout_busy'],
  [409, 'settled', 'aborted'],
  [409, 'not_allowed_now', 'rejected', 'not_allowed_now'],
  [410, 'quote_expired', 'confirmation_expired'],
  [410, 'quote_void', 'confirmation_void'],
  [412, undefined, 'rejected', 'conflict'],
  [422, 'idempotency_conflict', 'internal'],
  [422, 'submission_failed', 'submission_failed'],
  [422, undefined, 'rejected'],
  [428, undefined, 'internal'],
  [429, undefined, 'rate_limited'],
];

/** Turns a refusal into the fault an agent gets. */
export const toFault = (refusal: Refusal, place: Place): Fault => {
  if (refusal.status === 401 && refusal.challenge) return challenged(refusal.challenge);
  const row = rows.find(
    ([status, code, , , only]) =>
      status === refusal.status && (!code || code === refusal.code) && (!only || only === place),
  );
  if (!row) return { code: 'final_authority_denied' };
  const fault: Fault = { code: row[2] };
  const reason = row[3] ?? (fault.code === 'rejected' ? refusal.reason : undefined);
  // A reason is a word of the contract; anything longer would be the shop's prose in our templates.
  if (reason && /^[a-z_]{1,40}$/.test(reason)) fault.reason = reason as Reason;
  if (refusal.fields) fault.fields = refusal.fields;
  if (refusal.wait_s) fault.wait_s = refusal.wait_s;
  const state = refusal.choices ? { choices: refusal.choices } : refusal.state;
  if (state) fault.state = state;
  return fault;
};

/** RFC 9470 step-up, and nothing else: an unknown challenge fails closed. */
const challenged = (challenge: string): Fault => {
  const value = (name: string): string | undefined =>
    new RegExp(`\\b${name}="?([^",]*)`).exec(challenge)?.[1];
  if (value('error') !== 'insufficient_user_authentication') return { code: 'final_authority_denied' };
  const acr_values = value('acr_values');
  const max_age = Number(value('max_age'));
  return { code: 'step_up_required', ...(acr_values && { acr_values }), ...(max_age >= 0 && { max_age }) };
};
