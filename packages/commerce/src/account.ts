import { defineToolSet, type ToolSet } from '@vitrine/core';
import { getOrder } from './tools/get-order.ts';
import { listOrders } from './tools/list-orders.ts';
import { reorder } from './tools/reorder.ts';
import { requestRefund } from './tools/request-refund.ts';
import { updateAddress } from './tools/update-address.ts';

/** The private tools of storefront and receipt, which share their definitions. `thirdPartyCatalog`: lines carry ids, not sellers' titles. */
export const accountSets = ({ thirdPartyCatalog = false } = {}): ToolSet[] => {
  const read = getOrder(thirdPartyCatalog);
  return [
    defineToolSet({
      phase: 'storefront',
      tools: [listOrders, read, reorder(thirdPartyCatalog), requestRefund, updateAddress],
    }),
    defineToolSet({ phase: 'receipt', tools: [listOrders, read, requestRefund] }),
  ];
};
