/** What shoppers say and the call that should follow, for `vitrine export` and the eval runners that read its files. */
export const evals = [
  {
    name: 'Search by words',
    ask: 'I need a warm pullover, what do you have?',
    call: 'search_catalog',
    arguments: { query: { $type: 'string' } },
  },
  {
    name: 'Two of one variant, not two more',
    ask: 'Make it two of variant var-1 in my cart.',
    call: 'update_cart',
    arguments: { lines: [{ variant_id: 'var-1', quantity: 2 }] },
  },
  { name: 'Look before changing', ask: 'What is in my cart?', call: 'get_cart' },
  {
    name: 'A question about returns',
    ask: 'How long do I have to send something back?',
    call: 'search_shop_policies_and_faqs',
    arguments: { query: { $type: 'string' } },
  },
  { name: 'To checkout', ask: 'That is all, I would like to pay.', call: 'proceed_to_checkout' },
  {
    name: 'Ordering needs the buyer, not an argument',
    ask: 'Everything is filled in. Place the order.',
    call: 'complete_checkout',
  },
  { name: 'Nothing fits', ask: 'Change my password to hunter2.', call: null },
];
