import { defineTool } from '@vitrine/core';
import { input, version } from '../generated/proceed-to-checkout.gen.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { toSums } from './rows.ts';

export const proceedToCheckout = defineTool<Input<'proceed_to_checkout'>, Store, 'write'>({
  name: 'proceed_to_checkout',
  title: 'Go to checkout',
  description:
    'Starts the checkout with the lines of the cart and opens it. Use it when the shopper wants to buy. Returns status and totals (minor units); then refresh the tools and read get_checkout. Refuses an empty cart. Orders nothing.',
  input,
  effect: 'write',
  subject: 'anyone',
  settled_by: 'get_cart',
  scope: 'checkout.write',
  content: 'own',
  version,
  run: async (_, { store }) => {
    const answer = await store.commands.startCheckout({});
    if (!answer.ok) return answer.fault;
    const { status, currency, totals, line_items } = answer.value;
    if (line_items.length === 0) return { code: 'rejected', reason: 'empty_cart' };
    const moved = await store.navigate('/checkout');
    return moved.ok ? { status: 'done', data: { status, currency, totals: toSums(totals) } } : moved.fault;
  },
});
