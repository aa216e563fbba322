import type { Answer, CallOptions } from '@vitrine/core';
import type { CartChange } from '../schemas/cart.ts';
import type { Store } from '../store.ts';

const retries = 3;
const adding = new WeakMap<Store, Promise<unknown>>();

/**
 * The Add button: sets the variant to its current quantity plus `quantity` (1). The cart version it counted from goes along, so
 * a cart that moved meanwhile is counted again (3 times, a new key each); nothing else is sent twice. Two clicks add two.
 */
export const addToCart = (
  store: Store,
  { variant_id, quantity = 1 }: { variant_id: string; quantity?: number },
  options?: CallOptions,
): Promise<Answer<CartChange>> => {
  const add = async (again: number): Promise<Answer<CartChange>> => {
    // Who reads before the session is known reads the version of nobody's cart.
    if (!store.session.current) await store.session.ask();
    const cart = await store.queries.cart({}, options);
    if (!cart.ok) return cart;
    const { line_items, version } = cart.value;
    const now = line_items.find(({ item }) => item.id === variant_id)?.quantity ?? 0;
    const answer = await store.commands.setCartLines(
      { lines: [{ variant_id, quantity: now + quantity }], version },
      options,
    );
    return !answer.ok && answer.fault.reason === 'conflict' && again > 0 ? add(again - 1) : answer;
  };
  const before = adding.get(store) ?? Promise.resolve();
  const mine = before.then(() => add(retries));
  adding.set(store, mine);
  return mine;
};
