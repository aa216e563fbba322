import type { SessionObject } from '@vitrine/commerce/models';
import type { MemoryCart } from './memory-store-cart.ts';
import type { MemoryCheckout, MemoryQuote } from './memory-store-checkout.ts';
import type { MemoryAnswer } from './memory-store-outcome.ts';

/** What belongs to a session lineage: it goes on through sign-in and ends with sign-out. */
export interface Shopper {
  cart: MemoryCart;
  checkout?: MemoryCheckout;
  quotes: Map<string, MemoryQuote>;
  /** Stored answers by path and key. */
  replies: Map<string, { body: string; answer: MemoryAnswer }>;
  barred: Set<string>;
  running: Set<string>;
}

export interface MemorySession {
  id: string;
  csrf: string;
  subject: string | null;
  shopper: Shopper;
  ended?: SessionObject['ended'];
}

/** A browser profile: its cookie jar holds one session, which its tabs share. */
export interface MemoryBrowser {
  session?: MemorySession | undefined;
  /** Refuses to keep cookies: each session it is given is forgotten. */
  cookieless?: boolean;
}

/** The demo account. */
export const account = { email: 'ada@example.com', password: 'correct horse', name: 'Ada' };

export const createShopper = (id: string): Shopper => ({
  cart: { id: `cart-${id}`, counter: 0, quantities: new Map() },
  quotes: new Map(),
  replies: new Map(),
  barred: new Set(),
  running: new Set(),
});

export const createSession = (id: string, more: Partial<MemorySession> = {}): MemorySession => ({
  id: `session-${id}`,
  csrf: `csrf-${id}`,
  subject: null,
  shopper: createShopper(id),
  ...more,
});

export const toSessionObject = ({ id, csrf, subject, ended }: MemorySession): SessionObject => ({
  session: id,
  csrf,
  subject,
  name: subject ? account.name : null,
  authenticated_s: subject ? 0 : null,
  acr: subject ? 'password' : null,
  expires_s: 1800,
  entries_token: `entries-${id}`,
  ...(ended && { ended }),
});
