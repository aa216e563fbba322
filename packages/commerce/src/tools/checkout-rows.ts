import type { Fault } from '@vitrine/core';
import type { Checkout } from '../schemas/checkout.ts';
import type { Receipt } from '../schemas/quote.ts';
import { toLineRow } from './cart-rows.ts';
import { toDisclosures, toNotices, toSums } from './rows.ts';
import { toSentences } from './sentences.ts';

const picked = (id: string, selected: string | null): { selected?: true } =>
  id === selected ? { selected: true } : {};

/** Every row of a checkout, what has to be known or done first. */
export const toCheckoutRows = (checkout: Checkout, thirdParty: boolean): object[] => {
  const { buyer, fulfillment, payment, discounts, messages } = checkout;
  return [
    ...toDisclosures(messages),
    ...checkout.missing.map((missing) => ({ missing })),
    // What is missing is said above already, and who can give it.
    ...toNotices(messages.filter(({ code }) => code !== 'missing')),
    ...(buyer ? [{ buyer }] : []),
    ...(fulfillment.destination ? [{ destination: fulfillment.destination }] : []),
    ...fulfillment.options.map((one) => ({
      delivery_option: { ...one, ...picked(one.id, fulfillment.selected_option_id) },
    })),
    ...payment.options.map((one) => ({
      payment_option: { ...one, ...picked(one.id, payment.selected_option_id) },
    })),
    ...discounts.applied.map((discount) => ({ discount })),
    ...checkout.line_items.map((line) => toLineRow(line, thirdParty)),
    ...checkout.terms.map(({ title, url }) => ({ terms: { title, path: url } })),
  ];
};

export const toReceiptRows = (receipt: Receipt, thirdParty: boolean): object[] => [
  ...receipt.disclosures.flatMap((text) => toSentences(text).map((disclosure) => ({ disclosure }))),
  ...toNotices(receipt.messages),
  { buyer: receipt.buyer },
  { destination: receipt.destination },
  ...receipt.lines.map((line) => toLineRow(line, thirdParty)),
];

/** What stands before the rows: status and money. */
export const toCheckoutHead = ({ status, currency, totals, order, signed_in }: Checkout): object => ({
  status,
  currency,
  totals: toSums(totals),
  ...(order && { order: { id: order.id, label: order.label } }),
  signed_in,
});

/** A refusal as an agent gets it: the checkout it carries in short, and what is missing. */
export const toCheckoutFault = ({ state, ...fault }: Fault): Fault => {
  const checkout = state as Checkout | undefined;
  if (!checkout?.totals) return fault;
  return {
    ...fault,
    state: toCheckoutHead(checkout),
    ...(checkout.missing.length > 0 && { missing: checkout.missing }),
  };
};
