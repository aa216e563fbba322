import { defineTool, type ToolDefinition } from '@vitrine/core';
import { input, version } from '../generated/reorder.gen.ts';
import type { Cart } from '../schemas/cart.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { toCartState, toCartSums } from './cart-rows.ts';

export const reorder = (thirdParty = false): ToolDefinition =>
  defineTool<Input<'reorder'>, Store, 'write'>({
    name: 'reorder',
    title: 'Put an order in the cart again',
    description:
      "Sees to it that the cart holds at least what an order of the signed-in shopper held. Use it when they want the same again. Returns quantity_before and quantity by line, totals (minor units) at today's prices, and what cannot be had under left_out. Repeating it is safe. Orders nothing.",
    input,
    effect: 'write',
    subject: 'required',
    settled_by: 'get_cart',
    scope: 'order.private.write',
    content: 'own',
    version,
    trim: { page: '/data/changes', cut: ['/data/left_out/*/title'] },
    run: async ({ order_id }, { store }) => {
      const answer = await store.commands.reorder({ order_id });
      if (!answer.ok) {
        const { fault } = answer;
        return fault.state ? { ...fault, state: toCartState(fault.state as Cart) } : fault;
      }
      const { cart, changes, changed, left_out } = answer.value;
      return {
        status: changed ? 'done' : 'nothing_changed',
        data: {
          ...toCartSums(cart),
          changes: changes.map(({ line_id, variant_id, quantity_before, quantity }) => ({
            ...(line_id ? { line_id } : { variant_id }),
            quantity_before,
            quantity,
          })),
          left_out: left_out.map(({ title, ...rest }) => (thirdParty ? rest : { ...rest, title })),
        },
      };
    },
  });
