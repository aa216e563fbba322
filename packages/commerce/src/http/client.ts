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

/** What came of an exchange; `lost` faults are the caller's to name. */
export type Outcome =
  | { type: 'ok'; body: unknown; request_id: string | undefined }
  | { type: 'fault'; fault: Fault; request_id?: string | undefined }
  | { type: 'lost'; aborted: boolean };

export type Client = (exchange: Exchange, options: CallOptions | undefined) => Promise<Outcome>;

export const failed = (fault: Fault): Answer<never> => ({ ok: false, fault });

/** Requests with the session's tokens and the two rules that may send one once more: stale csrf, changed session. */
export const createClient = (wire: Wire, session: HttpSession): Client => {
  /** The session refused last, while nothing has worked since. */
  let refused: string | undefined;

  /** Undefined: send once more. The session is asked either way, so that the page redraws. */
  const afterChange = async (
    before: SessionView | undefined,
    via: CallOptions['via'],
  ): Promise<Fault | undefined> => {
    const twice = refused !== undefined && refused !== before?.session;
    refused = before?.session;
    const asked = await session.port.ask();
    if (twice) return { code: 'rejected', reason: 'cookies_needed' };
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

  return async (exchange, options) => {
    const { place, headers, renew, onSend, ...request } = exchange;
    for (let csrfTries = 0; ;) {
      const before = session.port.current;
      onSend?.();
      const reply: Reply = await wire({ ...request, headers: headers?.() ?? {}, signal: options?.signal });
      if (reply.type === 'lost') return reply;
      if (reply.type === 'ok') {
        if (place !== 'public') refused = undefined;
        return reply;
      }
      const { refusal, request_id } = reply;
      const changed = await isSessionChanged(refusal, before);
      if (changed === 'csrf' && csrfTries++ === 0) continue;
      const fault = changed ? await afterChange(before, options?.via) : toFault(refusal, place);
      if (fault) return { type: 'fault', fault, request_id };
      const unfit = await renew?.();
      if (unfit) return { type: 'fault', fault: unfit };
    }
  };
};
