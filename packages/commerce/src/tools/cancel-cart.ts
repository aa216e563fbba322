import { defineTool } from '@vitrine/core';
import { input, version } from '../generated/cancel-cart.gen.ts';
import type { Cart } from '../schemas/cart.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { toCartState } from './cart-rows.ts';

export const cancelCart = defineTool<Input<'cancel_cart'>, Store, 'write'>({
  name: 'cancel_cart',
  title: 'Empty the cart',
  description:
    'Empties the cart. Use it only when the shopper asked for that. Returns how many items were removed. Cancels no order; for single lines use update_cart.',
  input,
  effect: 'write',
  subject: 'anyone',
  settled_by: 'get_cart',
  scope: 'cart.write',
  content: 'own',
  version,
  run: async (_, { store }) => {
    const answer = await store.commands.clearCart({});
    if (!answer.ok) {
      const { fault } = answer;
      return fault.reason === 'conflict' && fault.state
        ? { ...fault, state: toCartState(fault.state as Cart) }
        : fault;
    }
    const { cart, changes, changed } = answer.value;
    const removed = changes.reduce((sum, { quantity_before }) => sum + quantity_before, 0);
    return { status: changed ? 'done' : 'nothing_changed', data: { item_count: cart.item_count, removed } };
  },
});
