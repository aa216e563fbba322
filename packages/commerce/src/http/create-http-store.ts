import type { Answer, CallOptions, SessionView, StoreChange } from '@vitrine/core';
import type { SignIn } from '../schemas/session.ts';
import type { Store } from '../store.ts';
import { createClient, toAnswer } from './client.ts';
import { createCommands } from './commands.ts';
import { createIntentKeys } from './intent-keys.ts';
import { attempt, type Broadcast, type Clock, type KeyValue, pageClock, randomId } from './ports.ts';
import { createReads } from './reads.ts';
import { createSession, type HttpSession } from './session.ts';
import { createSettling } from './settling.ts';
import { createVersions } from './versions.ts';
import { createWire } from './wire.ts';
import { createWriteQueue } from './write-queue.ts';
import { createWriter } from './writes.ts';

/** The shop's HTTP API. What is left out is the page's own; `null` is "this page has none". */
export interface HttpStoreOptions {
  /** Where the API is: a same-origin path without trailing slash. */
  endpoint?: string;
  /** Moves the page to a same-origin path. */
  navigate: (target: string) => void | Promise<void>;
  fetch?: typeof fetch;
  storage?: KeyValue | null;
  broadcast?: Broadcast | null;
  page?: EventTarget;
  clock?: Clock;
  random?: () => string;
  /** BCP 47 tag sent as Accept-Language. */
  locale?: string;
}

/** The store, and sign-in and sign-out for the page itself: no tool reaches them. */
export interface HttpStore extends Store {
  readonly session: HttpSession['port'];
  readonly account: {
    signIn(credentials: SignIn): Promise<Answer<SessionView>>;
    signOut(): Promise<Answer<SessionView>>;
  };
}

/** What a settled write may have changed; those of the checkout are not listed. */
const toldBy: Readonly<Record<string, StoreChange['what']>> = {
  update_cart: 'cart',
  cancel_cart: 'cart',
  complete_checkout: 'cart',
  reorder: 'cart',
  request_refund: 'order',
  update_address: 'account',
};

const isChange = (what: unknown): what is StoreChange['what'] =>
  ['cart', 'checkout', 'order', 'account'].includes(what as string);

export const createHttpStore = (options: HttpStoreOptions): HttpStore => {
  const { clock = pageClock, random = randomId } = options;
  const page = options.page ?? (typeof window === 'undefined' ? undefined : window);
  const broadcast =
    options.broadcast === undefined
      ? attempt<Broadcast>(() => new BroadcastChannel('vitrine'))
      : options.broadcast;
  const storage = (): KeyValue | undefined =>
    options.storage === undefined ? attempt(() => sessionStorage) : (options.storage ?? undefined);

  const listeners = new Set<(change: StoreChange) => void>();
  const emit = (what: StoreChange['what'], call?: CallOptions): void => {
    const change: StoreChange = { what, via: call?.via ?? 'button', ...(call?.call && { call: call.call }) };
    for (const listener of listeners) listener(change);
  };
  const tell = (what: StoreChange['what'], call?: CallOptions): void => {
    emit(what, call);
    broadcast?.postMessage({ what });
  };

  const wire = createWire({
    endpoint: options.endpoint ?? '/api',
    fetch: options.fetch ?? ((...request) => fetch(...request)),
    clock,
    locale: options.locale,
  });
  const versions = createVersions();
  const forget = (): void => versions.wrote({ cart: undefined, checkout: undefined });
  const keys = createIntentKeys({ storage, page, now: clock.now });
  const session = createSession({
    wire,
    clock,
    onChange: (before) => {
      forget();
      if (before) settling.drop();
      emit('session');
    },
    onOwnChange: () => broadcast?.postMessage({ what: 'session' }),
  });
  const settling = createSettling({
    wire,
    session,
    clock,
    keys,
    onSettled: ({ tool, via }) => {
      forget();
      // An order empties the cart, so it is told as where its answer arrives.
      if (tool === 'complete_checkout') tell('order', { via });
      tell(toldBy[tool] ?? 'checkout', { via });
    },
  });
  const client = createClient(wire, session);
  const { queries, readState } = createReads({ client, session, versions, settling });
  const write = createWriter({
    client,
    session,
    versions,
    keys,
    settling,
    readState,
    random,
    now: clock.now,
  });
  const turn = createWriteQueue(clock);

  broadcast?.addEventListener('message', ({ data }) => {
    const { what } = (data ?? {}) as { what?: unknown };
    if (what === 'session') void session.port.ask();
    // Another tab's word only makes this one read again.
    if (!isChange(what)) return;
    forget();
    emit(what);
  });

  const enter = (path: string, body?: SignIn): Promise<Answer<SessionView>> =>
    turn(async () => {
      const ready = await session.ready();
      if (!ready.ok) return ready;
      const headers = (): Record<string, string> => ({ 'X-CSRF-Token': session.csrf() });
      const outcome = await client({ method: 'POST', path, body, place: 'write', headers }, undefined);
      return outcome.ok ? session.port.changed(outcome.value) : toAnswer(outcome);
    }, undefined);

  return {
    session: session.port,
    queries,
    ...createCommands({ write, turn, versions, tell, clock }),
    account: { signIn: (credentials) => enter('/sign-in', credentials), signOut: () => enter('/sign-out') },
    navigate: async (target) => {
      if (!/^\/(?![/\\])/.test(target)) throw new TypeError('navigate takes a same-origin path');
      await options.navigate(target);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
