import type { Answer, SessionPort, SessionView } from '@vitrine/core';
import type { SessionObject } from '../schemas/session.ts';
import type { Clock } from './ports.ts';
import type { Wire } from './wire.ts';

/** `name` is how the shop greets the account. */
export interface HttpSessionView extends SessionView {
  name: string | null;
}

/** The session port, and for the adapter alone the tokens that never leave it. */
export interface HttpSession {
  port: SessionPort & { readonly current: HttpSessionView | undefined };
  csrf(): string;
  /** `Vitrine-Session`, once it is known. */
  reference(): Record<string, string>;
  /** The session as known, or asked for now; at most 3 s. */
  ready(): Promise<Answer<SessionView>>;
}

const readyMs = 3000;
const unverified: Answer<never> = { ok: false, fault: { code: 'session_unverified' } };

/** Asks `GET session` at first need and shares one answer among all who ask at that time. `onChange`: another session or subject than before. */
export const createSession = (options: {
  wire: Wire;
  clock: Clock;
  onChange: (before: SessionView | undefined, now: SessionView) => void;
  onOwnChange: () => void;
}): HttpSession => {
  const { wire, clock } = options;
  let current: HttpSessionView | undefined;
  let csrf = '';
  let asking: Promise<Answer<SessionView>> | undefined;
  let taken = 0;

  const reference = (): Record<string, string> => (current ? { 'Vitrine-Session': current.session } : {});

  const take = (body: SessionObject): Answer<SessionView> => {
    const before = current;
    const { csrf: token, entries_token: _, ...view } = body;
    csrf = token;
    taken++;
    const now = (current = { ...view, at: clock.now() } as HttpSessionView);
    if (before?.session !== now.session || before.subject !== now.subject) options.onChange(before, now);
    return { ok: true, value: now };
  };

  const fetchSession = async (): Promise<Answer<SessionView>> => {
    const state = taken;
    const reply = await wire({ path: '/session', headers: reference() });
    // A sign-in that was answered meanwhile is newer than this answer.
    if (state !== taken && current) return { ok: true, value: current };
    return reply.type === 'ok' ? take(reply.body as SessionObject) : unverified;
  };

  const ask = (): Promise<Answer<SessionView>> =>
    (asking ??= fetchSession().finally(() => {
      asking = undefined;
    }));

  const ready = (): Promise<Answer<SessionView>> => {
    if (current) return Promise.resolve({ ok: true, value: current });
    return new Promise((resolve) => {
      const stop = clock.after(readyMs, () => resolve(unverified));
      void ask().then((answer) => {
        stop();
        resolve(answer);
      });
    });
  };

  const changed = async (body?: unknown): Promise<Answer<SessionView>> => {
    const answer = body ? take(body as SessionObject) : await ask();
    options.onOwnChange();
    return answer;
  };

  return {
    port: {
      get current() {
        return current;
      },
      ask,
      changed,
    },
    csrf: () => csrf,
    reference,
    ready,
  };
};
