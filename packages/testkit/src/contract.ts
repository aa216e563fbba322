import { accountClauses } from './contract-account.ts';
import { cartClauses } from './contract-cart.ts';
import { cartOrderClauses } from './contract-cart-order.ts';
import { checkoutClauses } from './contract-checkout.ts';
import { commitClauses } from './contract-commits.ts';
import { lostAnswerClauses } from './contract-lost-answers.ts';
import { lostCheckoutClauses } from './contract-lost-checkout.ts';
import { sessionClauses } from './contract-session.ts';
import { type ContractOptions, createKit } from './contract-kit.ts';
import { readClauses } from './contract-reads.ts';
import { refundClauses } from './contract-refunds.ts';

/** The suite every store adapter must pass, through the Store port alone. */
export const storeContract = (options: ContractOptions): void => {
  const { describe } = options.vitest;
  describe(`store contract: ${options.name}`, () => {
    const kit = createKit(options);
    describe('reads', () => readClauses(kit));
    describe('cart', () => cartClauses(kit));
    describe('order of cart writes', () => cartOrderClauses(kit));
    describe('checkout', () => checkoutClauses(kit));
    describe('commits', () => commitClauses(kit));
    describe('session', () => sessionClauses(kit));
    describe('account', () => accountClauses(kit));
    describe('refunds', () => refundClauses(kit));
    describe('lost answers', () => lostAnswerClauses(kit));
    describe('lost answers at checkout', () => lostCheckoutClauses(kit));
  });
};

export type { ContractOptions, KnownGoods, ShopUnderTest } from './contract-kit.ts';
export { createMemoryShop, type Interception, type LoggedRequest, type MemoryShop } from './memory-store.ts';
export { createTestClock, type TestClock } from './memory-store-clock.ts';
export { checkAnswer, openToolPage, type ToolPage, type ToolPageOptions } from './memory-store-page.ts';
export { memoryGoods, openMemoryShop } from './memory-store-contract.ts';
