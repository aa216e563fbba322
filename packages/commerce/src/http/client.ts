import type { Answer, CallOptions, Fault, SessionView } from '@vitrine/core';
import type { HttpSession } from './session.ts';
import { type Place, toFault } from './status-map.ts';
import type { HttpRequest, Refusal, Reply, Wire } from './wire.ts';

/** One request and what may be done about its refusal; `headers` are made anew for a second try. */
export interface Exchange extends Omit<HttpRequest, 'headers'> {
  place: Place;
  headers?: () => Record<string, string>;
  /** Prepares the one more try after `session_changed` (a new version, a new key), or says why not. */
  renew?: () => Promise<Fault | undefined>;
  /** Called at the moment the request leaves, each time. */
  onSend?: () => void;
}

/** What came of an exchange. `lost`: no answer, so a write may have taken effect; its fault is that of a read. */
export type Outcome<T> =
  | { ok: true; value: T; request_id?: string | undefined }
  | { ok: false; fault: Fault; lost?: true; request_id?: string | undefined };

export type Client = <T>(exchange: Exchange, options: CallOptions | undefined) => Promise<Outcome<T>>;

export const failed = (fault: Fault): { ok: false; fault: Fault } => ({ ok: false, fault });

/** An outcome as callers of the store get it. */
export const toAnswer = <T>(outcome: Outcome<T>): Answer<T> =>
  outcome.ok ? { ok: true, value: outcome.value } : failed(outcome.fault);

/** Requests with the session's tokens and the two rules that may send one once more: stale csrf, changed session. */
export const createClient = (wire: Wire, session: HttpSession): Client => {
  /** Sessions that were refused while nothing has worked since. */
  const refused = new Set<string | undefined>();

  /** Undefined: send once more. The session is asked, so that the page redraws. */
  const afterChange = async (
    before: SessionView | undefined,
    { via, place, again }: { via: CallOptions['via']; place: Place; again: boolean },
  ): Promise<Fault | undefined> => {
    const twice = refused.add(before?.session).size > 1 || again;
    // A page redraws by reading: where every session is refused that would go on for ever.
    const asked = twice && place === 'private' ? undefined : await session.port.ask();
    if (twice || !asked) return { code: 'rejected', reason: 'cookies_needed' };
    if (!asked.ok) return asked.fault;
    const subject = before?.subject ?? null;
    if (via !== 'tool' && asked.value.subject === subject) return undefined;
    return subject ? { code: 'subject_missing' } : { code: 'rejected', reason: 'session_renewed' };
  };

  const isSessionChanged = async (
    refusal: Refusal,
    before: SessionView | undefined,
  ): Promise<boolean | 'csrf'> => {
    if (refusal.status === 409) return refusal.code === 'session_changed';
    if (refusal.status !== 403 || refusal.code !== 'csrf') return false;
    await session.port.ask();
    return session.port.current?.session === before?.session ? 'csrf' : true;
  };

  return async <T>(exchange: Exchange, options: CallOptions | undefined): Promise<Outcome<T>> => {
    const { place, headers, renew, onSend, ...request } = exchange;
    let changes = 0;
    for (let csrfTries = 0; ;) {
      const before = session.port.current;
      onSend?.();
      const reply: Reply = await wire({ ...request, headers: headers?.() ?? {}, signal: options?.signal });
      if (reply.type === 'lost')
        return { ...failed({ code: reply.aborted ? 'aborted' : 'timed_out' }), lost: true };
      if (reply.type === 'ok') {
        if (place !== 'public') refused.clear();
        return { ok: true, value: reply.body as T, request_id: reply.request_id };
      }
      const { refusal, request_id } = reply;
      const changed = await isSessionChanged(refusal, before);
      if (changed === 'csrf' && csrfTries++ === 0) continue;
      const fault = changed
        ? await afterChange(before, { via: options?.via, place, again: changes++ > 0 })
        : toFault(refusal, place);
      if (fault) return { ok: false, fault, request_id };
      const unfit = await renew?.();
      if (unfit) return failed(unfit);
    }
  };
};
