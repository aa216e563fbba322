import type * as z from 'zod';
import { getOrder, reorder, requestRefund, updateAddress } from './account-inputs.ts';
import { updateCart, manageOrders } from './cart-inputs.ts';
import {
  browseStore,
  cursorOnly,
  getProduct,
  none,
  searchCatalog,
  searchPolicies,
  showVariant,
} from './catalog-inputs.ts';
import { updateCheckout } from './checkout-inputs.ts';

/** Input of every tool by name; `pnpm gen` turns them into what is published. */
export const toolInputs = {
  search_catalog: searchCatalog,
  browse_store: browseStore,
  get_product: getProduct,
  show_variant: showVariant,
  get_product_reviews: getProduct,
  search_shop_policies_and_faqs: searchPolicies,
  get_cart: cursorOnly,
  update_cart: updateCart,
  cancel_cart: none,
  proceed_to_checkout: none,
  manage_orders: manageOrders,
  navigate_to_storefront: none,
  get_checkout: cursorOnly,
  update_checkout: updateCheckout,
  complete_checkout: none,
  list_orders: cursorOnly,
  get_order: getOrder,
  reorder,
  update_address: updateAddress,
  request_refund: requestRefund,
} satisfies Record<string, z.ZodObject>;

/** What a tool's `run` is given: its input after the check. */
export type Input<Name extends keyof typeof toolInputs> = z.infer<(typeof toolInputs)[Name]>;
