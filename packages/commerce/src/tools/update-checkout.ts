import { defineTool, type Fault, type ToolDefinition } from '@vitrine/core';
import { input, version } from '../generated/update-checkout.gen.ts';
import type { CheckoutPart } from '../schemas/checkout.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { rowTexts } from './cart-rows.ts';
import { toCheckoutFault, toCheckoutHead, toCheckoutRows } from './checkout-rows.ts';

const nothingGiven: Fault = {
  code: 'invalid_arguments',
  fields: [
    {
      path: '/',
      got: 'no part',
      accepted: 'at least one of buyer, fulfillment, discount_codes, payment_option',
    },
  ],
};

export const updateCheckout = (thirdParty = false): ToolDefinition =>
  defineTool<Input<'update_checkout'>, Store, 'write'>({
    name: 'update_checkout',
    title: 'Fill in the checkout',
    description:
      'Fills in contact, delivery, discount codes or payment option, as the shopper gave them. A given part replaces that part whole. Returns the checkout as get_checkout does. After update_failed do not repeat it: read get_checkout, send only what differs. Never orders, changes lines or takes card data.',
    input,
    effect: 'write',
    subject: 'anyone',
    settled_by: 'get_checkout',
    scope: 'checkout.write',
    sensitive: ['/buyer', '/fulfillment/destination'],
    content: 'own',
    version,
    trim: { page: '/data/rows', cut: rowTexts },
    run: async ({ buyer, fulfillment, discount_codes, payment_option }, { store, onDisplay }) => {
      const parts: CheckoutPart[] = [];
      if (buyer) parts.push({ buyer });
      if (fulfillment) parts.push({ fulfillment });
      if (discount_codes) parts.push({ discount_codes });
      if (payment_option) parts.push({ payment_option });
      if (parts.length === 0) return nothingGiven;
      const answer = await store.commands.updateCheckout({ parts });
      if (!answer.ok) return toCheckoutFault(answer.fault);
      const rows = toCheckoutRows(answer.value, thirdParty);
      const ready = answer.value.status === 'ready_for_complete';
      return {
        status: 'done',
        data: { ...toCheckoutHead(answer.value), rows },
        ...(ready && !onDisplay('complete_checkout') && { next: ['hand_to_buyer'] }),
        paging: { here: '', skip: 0, next: null, total: rows.length },
      };
    },
  });
