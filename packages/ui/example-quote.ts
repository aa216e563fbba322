import type { QuoteView } from '@vitrine/core';
import { digest } from './src/confirm/digest.ts';
import type { QuoteContent } from './src/confirm/quote-content.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

const lines = [
  {
    id: 'line_1',
    variant_id: 'var_mug_blue',
    title: 'Stoneware mug',
    variant_title: 'Blue',
    quantity: 2,
    unit_price: eur(1900),
    line_total: eur(3800),
  },
];

const totals = [
  { type: 'subtotal', display_text: 'Subtotal', amount: 3800 },
  { type: 'fulfillment', display_text: 'Delivery', amount: 490 },
  { type: 'total', display_text: 'Total', amount: 4290 },
];

/** An order as a shop's server would quote it; tests change single members of it. */
export function exampleContent(changes: Partial<QuoteContent> = {}): QuoteContent {
  return {
    kind: 'order',
    merchant: 'Harbour & Pine',
    account: null,
    checkout_id: 'chk_1',
    checkout_version: '7',
    currency: 'EUR',
    lines,
    totals,
    buyer: { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' },
    destination: {
      street_address: 'Torstr. 1',
      address_locality: 'Berlin',
      postal_code: '10119',
      address_country: 'DE',
    },
    delivery: { id: 'standard', title: 'Standard', delivery_days: { min: 2, max: 4 } },
    payment_label: 'Pay by invoice',
    discounts: [],
    disclosures: ['Final sale: this item cannot be returned.'],
    terms_version: '2026-11',
    nonce: 'n-1',
    expires_at: '2026-11-30T12:05:00Z',
    ...changes,
  };
}

/** The quote over that content; member order does not matter to the dialog. */
export async function exampleQuote(changes: Partial<QuoteContent> = {}): Promise<QuoteView> {
  const canonical = JSON.stringify(exampleContent(changes));
  return {
    id: 'quo_1',
    kind: 'order',
    canonical,
    digest: await digest(canonical, crypto.subtle),
    level: 'click',
    expires_s: 300,
  };
}
