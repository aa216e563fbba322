import type { Checkout, QuoteContent } from '@vitrine/commerce/models';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

const item = {
  id: 'var_1',
  handle: 'speckled-mug',
  title: 'Speckled Mug',
  variant_title: 'Sand',
  options: [{ name: 'Color', value: 'Sand' }],
  unit_price: eur(1800),
  image_url: '/pictures/speckled-mug.svg',
  url: '/products/speckled-mug',
};
const buyer = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' };
const destination = {
  street_address: 'Torstr. 1',
  address_locality: 'Berlin',
  postal_code: '10119',
  address_country: 'DE',
} as const;
const totals: Checkout['totals'] = [
  { type: 'subtotal', display_text: 'Subtotal', amount: 3600 },
  { type: 'fulfillment', display_text: 'Delivery', amount: 490 },
  { type: 'total', display_text: 'Total', amount: 4090 },
];
const delivery = { id: 'standard', title: 'Standard', delivery_days: { min: 2, max: 4 } };

/** A checkout that is ready to be placed; tests change single members. */
export function exampleCheckout(changes: Partial<Checkout> = {}): Checkout {
  return {
    id: 'chk_1',
    version: '7',
    digest: 'd',
    status: 'ready_for_complete',
    currency: 'EUR',
    line_items: [
      { id: 'line_1', item, quantity: 2, quantity_min: 1, quantity_max: 9, line_total: eur(3600) },
    ],
    buyer,
    fulfillment: { destination, options: [{ ...delivery, amount: 490 }], selected_option_id: 'standard' },
    discounts: { codes: [], applied: [] },
    payment: {
      options: [{ id: 'invoice', type: 'invoice', label: 'Invoice' }],
      selected_option_id: 'invoice',
    },
    totals,
    missing: [],
    messages: [],
    terms: [{ title: 'Terms of sale', url: '/policies/terms' }],
    order: null,
    signed_in: false,
    ...changes,
  };
}

/** The quote of that checkout. */
export function exampleQuoteContent(changes: Partial<QuoteContent> = {}): QuoteContent {
  return {
    kind: 'order',
    merchant: 'Vitrine Goods',
    account: null,
    checkout_id: 'chk_1',
    checkout_version: '7',
    currency: 'EUR',
    lines: [
      {
        id: 'line_1',
        variant_id: 'var_1',
        title: 'Speckled Mug',
        variant_title: 'Sand',
        quantity: 2,
        unit_price: eur(1800),
        line_total: eur(3600),
      },
    ],
    totals,
    buyer,
    destination,
    delivery,
    payment_label: 'Invoice',
    discounts: [],
    disclosures: [],
    terms_version: '2026-11',
    nonce: 'n',
    expires_at: '2026-11-30T12:05:00Z',
    ...changes,
  };
}
