import type { HttpStore } from '@vitrine/commerce/http';
import type { Checkout } from '@vitrine/commerce/models';
import type { CartDesk } from './cart/cart-desk.ts';
import type { Language } from './language.ts';
import type { PageReads } from './page-reads.ts';
import type { Router } from './router.ts';

/** What every page works with: the one store of this tab, what only pages read, the way to move, and the page's language. */
export interface Shop {
  store: HttpStore;
  reads: PageReads;
  cart: CartDesk;
  router: Router;
  language: Language;
  /** Resolves once the session is known or cannot be asked; what belongs to a session is read after it. */
  started: Promise<unknown>;
}

type CheckoutAnswer = Awaited<ReturnType<HttpStore['commands']['startCheckout']>>;

/** Why the shop did not do or show something, as the store says it. */
export type Fault = Extract<CheckoutAnswer, { ok: false }>['fault'];
export type Answer<T> = { ok: true; value: T } | { ok: false; fault: Fault };
export type StoreChange = Parameters<Parameters<HttpStore['subscribe']>[0]>[0];
export type CheckoutPart = Parameters<HttpStore['commands']['updateCheckout']>[0]['parts'][number];
export type CheckoutTotal = Checkout['totals'][number];
