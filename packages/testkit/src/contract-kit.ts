import type { Buyer, PostalAddress } from '@vitrine/commerce/models';
import type { Store } from '@vitrine/commerce/store';
import type { Answer, Fault } from '@vitrine/core';
import type * as vitest from 'vitest';

/** What the suite must know about the shop's goods; one product may serve for several. */
export interface KnownGoods {
  /** A product with one variant, at least three in stock, with reviews. */
  single: { handle: string; variant_id: string };
  /** A product with several variants and one option that tells two of them apart. */
  several: {
    handle: string;
    variant_ids: readonly [string, string];
    option: { name: string; value: string };
  };
  sold_out: { variant_id: string };
  /** Sold from `quantity_min` (2 or more) pieces. */
  least: { variant_id: string; quantity_min: number };
  /** So many of it that giving the money back needs a fresh sign-in. */
  dear: { variant_id: string; quantity: number };
  collection: string;
  /** A word that finds at least three products. */
  word: string;
  /** A word that finds a policy or an answer. */
  policy_word: string;
  buyer: Buyer;
  destination: PostalAddress;
  discount_code: string;
  payment_option: string;
}

/** A shop and a fresh guest's store on it, opened anew for every test. */
export interface ShopUnderTest {
  store: Store;
  goods: KnownGoods;
  /** Another tab of the same browser. */
  tab(): Store;
  /** Another browser. */
  stranger(): Store;
  /** Signs a store's browser in as one of two accounts. */
  signIn(store: Store, who?: 'first' | 'second'): Promise<void>;
  /** Lets seconds pass in the shop: a sign-in gets older. */
  pass(seconds: number): void;
  /** Ends the session on the server, as expiry does. */
  endSession(): Promise<void> | void;
  /** What happens to the next write: it never arrives, or it takes effect and its answer is lost. */
  failNext(how: 'drop' | 'lose'): void;
  /** How many orders the shop has. */
  orders(): Promise<number> | number;
  close?(): Promise<void> | void;
}

export interface ContractOptions {
  /** Name of the adapter, for the report. */
  name: string;
  open: () => Promise<ShopUnderTest> | ShopUnderTest;
  vitest: Pick<typeof vitest, 'describe' | 'it' | 'expect'>;
}

/** Runs `body` on a fresh shop under a sentence. */
export type Clause = (sentence: string, body: (shop: ShopUnderTest) => Promise<void>) => void;

export interface ContractKit {
  clause: Clause;
  expect: typeof vitest.expect;
  /** The value of an answer; fails the test for a fault. */
  valueOf<T>(answer: Answer<T>): T;
  /** The fault of an answer; fails the test for a value. */
  faultOf(answer: Answer<unknown>): Fault;
}

export const createKit = ({ open, vitest: { it, expect } }: ContractOptions): ContractKit => ({
  expect,
  clause: (sentence, body) =>
    it(sentence, async () => {
      const shop = await open();
      try {
        await body(shop);
      } finally {
        await shop.close?.();
      }
    }),
  valueOf: (answer) => {
    if (!answer.ok) throw new Error(`Expected a value, got the fault ${JSON.stringify(answer.fault)}`);
    return answer.value;
  },
  faultOf: (answer) => {
    if (answer.ok) throw new Error(`Expected a fault, got ${JSON.stringify(answer.value).slice(0, 200)}`);
    return answer.fault;
  },
});

/** A checkout that has everything it needs, from an empty cart. */
export const fillCheckout = async ({ store, goods }: ShopUnderTest): Promise<void> => {
  const { single, buyer, destination, payment_option } = goods;
  const steps = [
    () => store.commands.setCartLines({ lines: [{ variant_id: single.variant_id, quantity: 1 }] }),
    () => store.commands.startCheckout({}),
    () =>
      store.commands.updateCheckout({
        parts: [{ buyer }, { fulfillment: { destination } }, { payment_option }],
      }),
  ];
  for (const step of steps) {
    const answer = await step();
    if (!answer.ok) throw new Error(`Checkout could not be filled in: ${JSON.stringify(answer.fault)}`);
  }
};
