import type { Answer, CallOptions, QuoteView, SessionView, StoreChange, StorePort } from '@vitrine/core';
import { digestOf } from './scripted-confirmation.ts';

type Answering = (input: unknown, options: CallOptions) => Promise<Answer<unknown>> | Answer<unknown>;

/** The least a store can be, for tests of core: every request is noted by name, answers can be put in its place. */
export interface PlainStore extends StorePort {
  readonly queries: Record<'look', Answering>;
  readonly commands: Record<'put', Answering>;
  /** Names of the requests in their order, `navigate` with its target. */
  readonly requests: string[];
  /** Replaces the answer to requests of this name. */
  readonly answers: Partial<Record<'look' | 'put' | 'prepare' | 'approve' | 'complete' | 'ask', Answering>>;
  /** The server now says that this person acts, or nobody; everybody is told. */
  become(subject: string | null, options?: { session?: string; quiet?: boolean }): void;
  /** Tells everybody of a change, as a store does for one that came from elsewhere. */
  tell(change: StoreChange): void;
}

/** Makes one. Its quote is over `{"total":1000}`; writes count as sent when they start and stop with the signal. */
export function createPlainStore({ clock = () => 0 }: { clock?: () => number } = {}): PlainStore {
  const requests: string[] = [];
  const answers: PlainStore['answers'] = {};
  const listeners = new Set<(change: StoreChange) => void>();
  let current: SessionView | undefined;
  let server = { session: 's1', subject: null as string | null };
  const view = (): SessionView => ({
    ...server,
    authenticated_s: null,
    acr: null,
    expires_s: 1800,
    at: clock(),
  });

  const operation =
    (name: keyof PlainStore['answers'], usual: Answering, writes = false): Answering =>
    async (input, options = {}) => {
      requests.push(name);
      if (writes) options.report?.({ type: 'sent' });
      const late = new Promise<Answer<unknown>>((resolve) => {
        const code = writes ? 'outcome_unknown' : 'aborted';
        options.signal?.addEventListener('abort', () => resolve({ ok: false, fault: { code } }));
      });
      const answer = await Promise.race([(answers[name] ?? usual)(input, options), late]);
      options.report?.({ type: 'answered', request_id: `r${requests.length}`, before: 'v1', after: 'v2' });
      return answer;
    };
  const tell = (change: StoreChange): void => {
    for (const listener of listeners) listener(change);
  };
  const value =
    (what: unknown): Answering =>
    () => ({ ok: true, value: what });

  return {
    requests,
    answers,
    queries: { look: operation('look', value({ seen: true })) },
    commands: { put: operation('put', value({ kept: true }), true) },
    commits: {
      prepare: operation('prepare', async () => ({ ok: true, value: await plainQuote() })),
      approve: operation('approve', checkDigest),
      complete: operation('complete', value({ order: 'o1' }), true),
    } as StorePort['commits'],
    session: {
      get current() {
        return current;
      },
      async ask() {
        const answer = await (answers.ask ?? (() => ({ ok: true, value: view() })))(undefined, {});
        if (answer.ok) current = answer.value as SessionView;
        return answer as Answer<SessionView>;
      },
      changed: async () => ({ ok: true, value: (current = view()) }),
    },
    async navigate(target) {
      requests.push(`navigate ${target}`);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become(subject, { session = server.session, quiet = false } = {}) {
      server = { session, subject };
      if (quiet) return;
      current = view();
      tell({ what: 'session', via: 'button' });
    },
    tell,
  };
}

async function plainQuote(): Promise<QuoteView> {
  const canonical = '{"total":1000}';
  const digest = await digestOf(canonical);
  return { id: 'q1', kind: 'order', canonical, digest, level: 'click', expires_s: 300 };
}

async function checkDigest(input: unknown): Promise<Answer<unknown>> {
  const { quote_id, digest } = input as { quote_id: string; digest: string };
  if (digest !== (await plainQuote()).digest) return { ok: false, fault: { code: 'confirmation_void' } };
  return { ok: true, value: { id: 'a1', quote_id, level: 'click', at: '2026-11-30T10:00:00Z' } };
}
