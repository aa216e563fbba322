import type { Answer, CallOptions, CommitsPort, StorePort } from '@vitrine/core';
import type {
  AccountAddress,
  AddressChange,
  Order,
  Refund,
  RefundRequest,
  ReorderChange,
} from './schemas/account.ts';
import type {
  CollectionList,
  PolicyPage,
  PolicyType,
  Product,
  ProductPage,
  ReviewPage,
  SortOrder,
} from './schemas/catalog.ts';
import type { Cart, CartChange, CartLineWish } from './schemas/cart.ts';
import type { Checkout, CheckoutPart, NoCheckout, PostalAddress } from './schemas/checkout.ts';
import type { Approval, Quote, Receipt } from './schemas/quote.ts';
import type { OrderPage } from './schemas/session.ts';

type Ask<Input, Value> = (input: Input, options?: CallOptions) => Promise<Answer<Value>>;

/** What became of the newest write that is not settled yet, or was settled after its caller was gone. `age_s` in seconds. */
export interface LastWrite {
  tool: string;
  status: 'done' | 'refused' | 'running' | 'unknown';
  side_effect: 'none' | 'done' | 'unknown';
  age_s: number;
}

/** Reads. Cursors are opaque; unknown ones answer `rejected`, `not_found`. */
export interface Queries {
  collections: Ask<Record<never, never>, CollectionList>;
  search: Ask<
    { q: string; collection?: string | undefined; limit?: number; cursor?: string | undefined },
    ProductPage
  >;
  browse: Ask<
    {
      collection?: string | undefined;
      sort?: SortOrder | undefined;
      limit?: number;
      cursor?: string | undefined;
    },
    ProductPage
  >;
  product: Ask<{ handle: string }, Product>;
  reviews: Ask<{ handle: string; cursor?: string | undefined }, ReviewPage>;
  policies: Ask<{ q: string; types?: PolicyType[] | undefined; cursor?: string | undefined }, PolicyPage>;
  cart: Ask<Record<never, never>, Cart & { last_write?: LastWrite }>;
  checkout: Ask<Record<never, never>, (Checkout | NoCheckout) & { last_write?: LastWrite }>;
  receipt: Ask<{ id: string }, Receipt>;
  /** Orders of the account; a guest's are `subject_missing`. */
  orders: Ask<{ cursor?: string }, OrderPage & { last_write?: LastWrite }>;
  /** `id`: id or label. Another account's order and none are both `final_authority_denied`. */
  order: Ask<{ id: string }, Order>;
  /** The address the account's checkouts begin with. */
  address: Ask<Record<never, never>, AccountAddress>;
}

/** Writes. An adapter sends them one after another, each with one key and with the newest version it knows. */
export interface Commands {
  /**
   * Absolute quantities, all or nothing; an unresolved or ambiguous line changes nothing and answers `rejected` with choices.
   * `version`: the cart the quantities were counted from; left out, the newest known. A cart that moved on is `rejected`, `conflict`,
   * with the whole cart as it is now in `state`.
   */
  setCartLines: Ask<{ lines: CartLineWish[]; version?: string }, CartChange>;
  clearCart: Ask<Record<never, never>, CartChange>;
  startCheckout: Ask<Record<never, never>, Checkout>;
  /** One request per part, in the order the form sends them, all in one turn; see faults `rejected` and `update_failed`. */
  updateCheckout: Ask<{ parts: CheckoutPart[] }, Checkout>;
  /** The cart holds at least what the order held; asked twice it changes nothing more. `left_out`: what cannot be had. */
  reorder: Ask<{ order_id: string }, ReorderChange>;
  updateAddress: Ask<{ address: PostalAddress }, AddressChange>;
}

export interface Commits extends CommitsPort {
  /** A refund above the shop's limit is `step_up_required` unless the shopper signed in a moment ago. */
  prepare(input: { kind: 'order' } | RefundRequest, options?: CallOptions): Promise<Answer<Quote>>;
  approve(input: { quote_id: string; digest: string }, options?: CallOptions): Promise<Answer<Approval>>;
  complete(input: { quote_id: string; kind: 'refund' }, options?: CallOptions): Promise<Answer<Refund>>;
  complete(input: { quote_id: string; kind?: 'order' }, options?: CallOptions): Promise<Answer<Checkout>>;
}

/** The port to the shop that every adapter implements and the store contract suite checks. */
export interface Store extends StorePort {
  readonly queries: Queries;
  readonly commands: Commands;
  readonly commits: Commits;
}
