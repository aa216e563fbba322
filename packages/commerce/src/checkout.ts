import { defineToolSet, type ToolSet } from '@vitrine/core';
import { completeCheckout } from './tools/complete-checkout.ts';
import { getCheckout } from './tools/get-checkout.ts';
import { manageOrders } from './tools/manage-orders.ts';
import { navigateToStorefront } from './tools/navigate-to-storefront.ts';
import { updateCheckout } from './tools/update-checkout.ts';

/** The sets of checkout and receipt, which share their definitions. `thirdPartyCatalog`: lines carry ids, not sellers' titles. */
export const checkoutSets = ({ thirdPartyCatalog = false } = {}): ToolSet[] => {
  const read = getCheckout(thirdPartyCatalog);
  return [
    defineToolSet({
      phase: 'checkout',
      tools: [read, updateCheckout(thirdPartyCatalog), completeCheckout, navigateToStorefront],
    }),
    defineToolSet({ phase: 'receipt', tools: [read, manageOrders, navigateToStorefront] }),
  ];
};
