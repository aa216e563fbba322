import type { Checkout, Quote, QuoteContent } from '@vitrine/commerce/models';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Ports } from '../ports.ts';
import { disclosureTexts } from './disclosures.ts';
import { done, rejected } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { findOpenQuote, keepQuote, merchant, quoteLifetime, terms_version, toQuote } from './quote-rows.ts';
import { openCheckout } from './update-checkout.ts';
import type { Viewer } from './viewer.ts';

/** What the server will do, exactly. While one holds for the same session and checkout version, that one is given again. */
export async function giveQuote(
  db: Transaction<Tables>,
  { viewer, version, ports }: { viewer: Viewer; version: string | undefined; ports: Ports },
): Promise<Outcome<Quote>> {
  const open = await openCheckout(db, { viewer, version });
  if (!open.ok) return open;
  const { checkout } = open.value;
  const now = ports.clock();
  if (checkout.status !== 'ready_for_complete') return notReady(checkout);
  const at = { checkout: checkout.id, version: checkout.version, viewer };
  const known = await findOpenQuote(db, { ...at, now });
  if (known) return done(toQuote(known, now));
  const expires_at = now + quoteLifetime;
  const nonce = ports.random.bytes(16).toString('base64url');
  const content = toContent(checkout, { viewer, nonce, expires_at });
  if (!content) return notReady(checkout);
  const made = { ...at, kind: 'order', order_id: null, level: 'click' } as const;
  return done(toQuote(await keepQuote(db, { ...made, content, expires_at, ports }), now));
}

function notReady(state: Checkout) {
  const named = state.missing.find(({ code }) =>
    ['out_of_stock', 'empty_cart', 'address_undeliverable'].includes(code),
  );
  const content = 'The checkout is not complete yet: see its messages.';
  return rejected(named?.code ?? 'incomplete', { content, state });
}

/** Undefined while a part is missing. */
function toContent(
  checkout: Checkout,
  { viewer, nonce, expires_at }: { viewer: Viewer; nonce: string; expires_at: number },
): QuoteContent | undefined {
  const { buyer, fulfillment, payment, currency, totals, discounts, messages } = checkout;
  const { destination } = fulfillment;
  const delivery = fulfillment.options.find(({ id }) => id === fulfillment.selected_option_id);
  const paid = payment.options.find(({ id }) => id === payment.selected_option_id);
  if (!buyer || !destination || !delivery || !paid) return undefined;
  return {
    kind: 'order',
    merchant,
    account: viewer.account?.email ?? null,
    checkout_id: checkout.id,
    checkout_version: checkout.version,
    currency,
    lines: toQuoteLines(checkout),
    totals,
    buyer,
    destination,
    delivery: { id: delivery.id, title: delivery.title, delivery_days: delivery.delivery_days },
    payment_label: paid.label,
    discounts: discounts.applied.map(({ code, title }) => `${code}: ${title}`),
    disclosures: disclosureTexts(messages),
    terms_version,
    nonce,
    expires_at: new Date(expires_at).toISOString(),
  };
}

const toQuoteLines = ({ line_items }: Checkout): QuoteContent['lines'] =>
  line_items.map(({ id, item, quantity, line_total }) => ({
    id,
    quantity,
    line_total,
    variant_id: item.id,
    title: item.title,
    variant_title: item.variant_title,
    unit_price: item.unit_price,
  }));
