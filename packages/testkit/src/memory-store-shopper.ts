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
  /** Second of the shop's time. */
  authenticated_at?: number;
  shopper: Shopper;
  ended?: SessionObject['ended'];
}

/** A browser profile: its cookie jar holds one session, which its tabs share. */
export interface MemoryBrowser {
  session?: MemorySession | undefined;
  /** Refuses to keep cookies: each session it is given is forgotten. */
  cookieless?: boolean;
}

/** The demo accounts. */
export const account = { email: 'ada@example.com', password: 'correct horse', name: 'Ada' };
export const otherAccount = { email: 'grace@example.com', password: 'staple apple', name: 'Grace' };

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

export const toSessionObject = (
  { id, csrf, subject, authenticated_at = 0, ended }: MemorySession,
  now_s: number,
): SessionObject => ({
  session: id,
  csrf,
  subject,
  name: [account, otherAccount].find(({ name }) => subject === `account-${name.toLowerCase()}`)?.name ?? null,
  authenticated_s: subject ? now_s - authenticated_at : null,
  acr: subject ? 'password' : null,
  expires_s: 1800,
  entries_token: `entries-${id}`,
  ...(ended && { ended }),
});
