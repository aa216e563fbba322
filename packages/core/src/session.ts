import type { Fault } from './fault.ts';
import type { SessionPort, SessionView, StorePort } from './store-port.ts';

/** Milliseconds for which the server's word on a subject holds; commits always ask. */
const fresh_ms = 60_000;
const patience_ms = 3_000;

export interface SessionOptions {
  /** The store's session as it is offered now. */
  port: () => SessionPort;
  clock: () => number;
  /** One turn in which everything of the former subject must go. */
  onChange: (change: { subject: string | null; lost: boolean }) => void;
}

/**
 * Who acts, as far as the server said. Never fetches by itself beyond `ask` of the store's session; signals raise doubt,
 * answers change the subject. `epoch` rises with every change.
 */
export function createSessionSource({ port, clock, onChange }: SessionOptions) {
  let view: SessionView | undefined;
  let epoch = 0;
  let doubt: Promise<Fault | undefined> | undefined;

  const adopt = (next: SessionView | undefined): void => {
    if (!next || next === view) return;
    const before = view?.subject ?? null;
    const renewed = view !== undefined && view.session !== next.session;
    view = next;
    if (before === next.subject && !renewed) return;
    epoch += 1;
    onChange({ subject: next.subject, lost: before !== null });
  };

  const ask = async (): Promise<Fault | undefined> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((done) => (timer = setTimeout(() => done(undefined), patience_ms)));
    const answer = await Promise.race([
      port()
        .ask()
        .catch(() => undefined),
      late,
    ]);
    clearTimeout(timer);
    if (!answer?.ok) return { code: 'session_unverified', wait_s: 3 };
    adopt(answer.value);
    return undefined;
  };

  return {
    get subject(): string | null {
      return view?.subject ?? null;
    },
    get view(): SessionView | undefined {
      return view;
    },
    get epoch(): number {
      return epoch;
    },
    /** Lifts the epoch above what this tab had before a reload. */
    liftEpoch: (stored: number): void => void (epoch += stored),
    adopt,
    /** Asks, and no call waits for it. */
    ask,
    /** Asks once now; calls that need the answer wait for it (`settled`). */
    raiseDoubt(): Promise<Fault | undefined> {
      doubt ??= ask().finally(() => (doubt = undefined));
      return doubt;
    },
    /** Resolves when no doubt is open: undefined, or `session_unverified` after 3 s. */
    settled: async (): Promise<Fault | undefined> => doubt,
    /** For a private tool: the subject it was registered under, confirmed within 60 s (`always`: now), else a fault. */
    async verify({ since, always }: { since: number; always: boolean }): Promise<Fault | undefined> {
      const current = view && clock() - view.at < Math.min(fresh_ms, view.expires_s * 1000);
      const failed = always || !current ? await this.raiseDoubt() : undefined;
      if (failed) return failed;
      return epoch === since && view?.subject != null ? undefined : { code: 'subject_missing' };
    },
  };
}

export type SessionSource = ReturnType<typeof createSessionSource>;

/** Hears of sign-in and sign-out from the store, until `signal`; asks once where the store has not asked yet. */
export function followStore(store: StorePort, session: SessionSource, signal: AbortSignal): void {
  const stop = store.subscribe(({ what }) => what === 'session' && session.adopt(store.session.current));
  signal.addEventListener('abort', stop);
  if (store.session.current) session.adopt(store.session.current);
  else void session.ask();
}
