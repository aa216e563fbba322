import type { Fault } from './fault.ts';

/** What the store answers: a value as read, or an expected failure as data. Never a rejection for an expected failure. */
export type Answer<T> = { ok: true; value: T } | { ok: false; fault: Fault };

/** What a request tells the caller while it runs. `sent`: a write has left the page and may take effect. */
export type RequestReport =
  | { type: 'sent' }
  | { type: 'answered'; request_id?: string; before?: string; after?: string };

/** Travels with every store call. Buttons leave it out or say `via: 'button'`; the gate fills it for tools. */
export interface CallOptions {
  signal?: AbortSignal;
  via?: 'tool' | 'button';
  /** Entry id of the call, sent as `Vitrine-Call`. */
  call?: string;
  report?: (report: RequestReport) => void;
}

/** Who acts, as the server said; seconds count from `at` (a monotonic clock of the page, milliseconds). */
export interface SessionView {
  session: string;
  subject: string | null;
  authenticated_s: number | null;
  acr: string | null;
  expires_s: number;
  ended?: 'expired' | 'revoked' | 'signed_out' | 'replaced';
  at: number;
}

/** The store's session: `ask` fetches (shared among callers), `changed` takes a new one after the page's own sign-in or sign-out. */
export interface SessionPort {
  readonly current: SessionView | undefined;
  ask(): Promise<Answer<SessionView>>;
  changed(session?: unknown): Promise<Answer<SessionView>>;
}

/** What changed in the store; the page redraws from it. */
export interface StoreChange {
  what: 'cart' | 'checkout' | 'session' | 'order' | 'account';
  via: 'tool' | 'button';
  call?: string;
}

type Operation = (input: never, options?: CallOptions) => Promise<Answer<unknown>>;

/** A group of operations: object in, `Answer` out, `CallOptions` second. */
export type Operations = { readonly [name: string]: Operation };

/** What the dialog draws from; the shape of commerce's `Quote`. */
export interface QuoteView {
  id: string;
  kind: 'order' | 'refund';
  canonical: string;
  digest: string;
  level: 'click' | 'passkey' | 'sign_in';
  expires_s: number;
}

export interface ApprovalView {
  id: string;
  quote_id: string;
  level: string;
  at: string;
}

/** Quote, approve, complete: three server calls, each a turn of its own in the write queue. */
export interface CommitsPort {
  prepare(input: { kind: 'order' }, options?: CallOptions): Promise<Answer<QuoteView>>;
  approve(input: { quote_id: string; digest: string }, options?: CallOptions): Promise<Answer<ApprovalView>>;
  complete(input: { quote_id: string }, options?: CallOptions): Promise<Answer<unknown>>;
}

/** The port to a shop. Buttons and tools call the same object. */
export interface StorePort {
  readonly session: SessionPort;
  readonly queries: object;
  readonly commands: object;
  readonly commits: CommitsPort;
  /** Moves the page to a same-origin path (`/checkout`); resolves when the move has begun. */
  navigate(target: string): Promise<void>;
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: (change: StoreChange) => void): () => void;
}
