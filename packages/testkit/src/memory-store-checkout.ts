import type {
  Cart,
  Checkout,
  CheckoutPart,
  Missing,
  Quote,
  QuoteContent,
  Receipt,
  Total,
} from '@vitrine/commerce/models';
import { type MemoryAnswer, reject } from './memory-store-outcome.ts';

/** What the buyer has said so far; `counter` moves with every change. */
export interface MemoryCheckout {
  id: string;
  counter: number;
  buyer: Checkout['buyer'];
  destination: Checkout['fulfillment']['destination'];
  option_id: string;
  codes: string[];
  payment: string | null;
  /** As it was when the order was made. */
  completed?: Checkout;
}

export interface MemoryQuote extends Quote {
  version: string;
  approved: boolean;
}

const options = [
  { id: 'standard', title: 'Standard', amount: 500, delivery_days: { min: 3, max: 5 } },
  { id: 'express', title: 'Express', amount: 1500, delivery_days: { min: 1, max: 1 } },
];

/** Delivery costs what the option says, WELCOME10 takes a tenth off, there is no tax. */
export const toCheckout = (state: MemoryCheckout, cart: Cart): Checkout => {
  if (state.completed) return state.completed;
  const { buyer, destination, codes, payment } = state;
  const subtotal = cart.totals[0]?.amount ?? 0;
  const off = codes.length > 0 ? -Math.round(subtotal / 10) : 0;
  const delivery = destination ? options.find(({ id }) => id === state.option_id) : undefined;
  const rows: Total[] = [{ type: 'subtotal', display_text: 'Subtotal', amount: subtotal }];
  if (off < 0) rows.push({ type: 'discount', display_text: 'Discount', amount: off });
  if (delivery) rows.push({ type: 'fulfillment', display_text: delivery.title, amount: delivery.amount });
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  const missing = toMissing(state, cart);
  const version = `${state.id}.${state.counter}.${cart.version}`;
  return {
    id: state.id,
    version,
    digest: version,
    status: missing.length > 0 ? 'incomplete' : 'ready_for_complete',
    currency: cart.currency,
    line_items: cart.line_items,
    buyer,
    fulfillment: {
      destination,
      options: destination ? options : [],
      selected_option_id: delivery?.id ?? null,
    },
    discounts: { codes, applied: codes.map((code) => ({ code, title: 'Welcome', amount: off })) },
    payment: { options: [{ id: 'invoice', type: 'invoice', label: 'Invoice' }], selected_option_id: payment },
    totals: [...rows, { type: 'total', display_text: 'Total', amount }],
    missing,
    messages: cart.messages,
    terms: [{ title: 'Terms of sale', url: '/policies/terms' }],
    order: null,
    signed_in: cart.signed_in,
  };
};

const toMissing = ({ buyer, destination, payment }: MemoryCheckout, { line_items }: Cart): Missing[] => {
  const rows: [boolean, Missing['part'], string][] = [
    [line_items.length > 0, 'lines', '$.line_items'],
    [buyer !== null, 'buyer', '$.buyer'],
    [destination !== null, 'fulfillment', '$.fulfillment.destination'],
    [payment !== null, 'payment_option', '$.payment.selected_option_id'],
  ];
  return rows
    .filter(([there]) => !there)
    .map(([, part, path]) => ({ part, path, code: 'missing', who: 'agent' }));
};

/** Replaces one part; answers the refusal, or undefined when it is done. */
export const setPart = (state: MemoryCheckout, part: CheckoutPart): MemoryAnswer | undefined => {
  const before = JSON.stringify(state);
  if ('buyer' in part) state.buyer = part.buyer;
  else if ('fulfillment' in part) {
    const { destination, option_id = 'standard' } = part.fulfillment;
    if (!options.some(({ id }) => id === option_id)) return reject('not_found');
    if (destination.address_country === 'US' && !destination.address_region)
      return reject('address_undeliverable');
    Object.assign(state, { destination, option_id });
  } else if ('discount_codes' in part) {
    if (part.discount_codes.some((code) => code !== 'WELCOME10')) return reject('discount_invalid');
    state.codes = part.discount_codes;
  } else if (part.payment_option === 'invoice') state.payment = 'invoice';
  else return reject('not_found');
  if (JSON.stringify(state) !== before) state.counter++;
  return undefined;
};

/** What a ready checkout is quoted as. */
export const toQuoteContent = (checkout: Checkout, nonce: string): QuoteContent | undefined => {
  const { buyer, fulfillment, line_items } = checkout;
  const { destination } = fulfillment;
  const delivery = options.find(({ id }) => id === fulfillment.selected_option_id);
  if (!buyer || !destination || !delivery) return undefined;
  const { amount: _, ...shown } = delivery;
  return {
    kind: 'order',
    merchant: 'Memory shop',
    account: null,
    checkout_id: checkout.id,
    checkout_version: checkout.version,
    currency: checkout.currency,
    lines: line_items.map(({ id, item, quantity, line_total }) => ({
      id,
      quantity,
      line_total,
      variant_id: item.id,
      title: item.title,
      variant_title: item.variant_title,
      unit_price: item.unit_price,
    })),
    totals: checkout.totals,
    buyer,
    destination,
    delivery: shown,
    payment_label: 'Invoice',
    discounts: checkout.discounts.codes,
    disclosures: checkout.messages.map(({ content }) => content),
    terms_version: '1',
    nonce,
    expires_at: '2099-01-01T00:00:00.000Z',
  };
};

export const toReceipt = ({ canonical }: Quote, order: { id: string; label: string }): Receipt => {
  const { currency, lines, totals, buyer, destination, delivery, payment_label, disclosures } = JSON.parse(
    canonical,
  ) as QuoteContent;
  // Nothing may follow it: paths come from ids alone.
  const permalink_url = `https://elsewhere.example/${order.id}`;
  const what = { currency, lines, totals, buyer, destination, delivery, payment_label, disclosures };
  return { ...order, ...what, status: 'placed', at: '2026-11-30T00:00:00Z', messages: [], permalink_url };
};
