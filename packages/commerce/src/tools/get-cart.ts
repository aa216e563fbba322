import { defineTool, type ToolDefinition } from '@vitrine/core';
import { input, version } from '../generated/get-cart.gen.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { rowTexts, toCartRows, toCartSums } from './cart-rows.ts';
import { pageOf, unknownCursor } from './rows.ts';

export const getCart = (thirdParty = false): ToolDefinition =>
  defineTool<Input<'get_cart'>, Store, 'read'>({
    name: 'get_cart',
    title: 'Read the cart',
    description:
      'Reads the cart. Use it before a change and after one with unclear outcome. Returns totals (minor units), signed_in, then rows: notices the shopper must see, messages, lines. last_write says what became of a write that was cut off. Changes nothing.',
    input,
    effect: 'read',
    subject: 'anyone',
    scope: 'cart.read',
    content: 'own',
    version,
    trim: { page: '/data/rows', cut: rowTexts },
    run: async ({ cursor }, { store }) => {
      const answer = await store.queries.cart({});
      if (!answer.ok) return answer.fault;
      const { signed_in, last_write } = answer.value;
      const page = pageOf(toCartRows(answer.value, thirdParty), cursor);
      if (!page) return unknownCursor;
      return {
        status: 'done',
        data: { ...toCartSums(answer.value), signed_in, ...(last_write && { last_write }), rows: page.rows },
        paging: page.paging,
      };
    },
  });
