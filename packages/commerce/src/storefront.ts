import { defineToolSet, type ToolSet } from '@vitrine/core';
import { browseStore } from './tools/browse-store.ts';
import { cancelCart } from './tools/cancel-cart.ts';
import { getCart } from './tools/get-cart.ts';
import { getProduct } from './tools/get-product.ts';
import { getProductReviews } from './tools/get-product-reviews.ts';
import { manageOrders } from './tools/manage-orders.ts';
import { proceedToCheckout } from './tools/proceed-to-checkout.ts';
import { searchCatalog } from './tools/search-catalog.ts';
import { searchShopPoliciesAndFaqs } from './tools/search-shop-policies-and-faqs.ts';
import { showVariant } from './tools/show-variant.ts';
import { updateCart } from './tools/update-cart.ts';

/** The tools of the storefront. `thirdPartyCatalog`: product texts are sellers' words and stand only under `quoted`. */
export const storefrontSet = ({ thirdPartyCatalog = false } = {}): ToolSet =>
  defineToolSet({
    phase: 'storefront',
    tools: [
      searchCatalog(thirdPartyCatalog),
      getProduct(thirdPartyCatalog),
      getCart(thirdPartyCatalog),
      updateCart(thirdPartyCatalog),
      proceedToCheckout,
      browseStore(thirdPartyCatalog),
      showVariant(thirdPartyCatalog),
      searchShopPoliciesAndFaqs,
      getProductReviews,
      cancelCart,
      manageOrders,
    ],
  });
