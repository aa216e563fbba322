export default {
  tools: ['../packages/commerce/src/storefront.ts', '../packages/commerce/src/checkout.ts', 'evals.ts'],
};
