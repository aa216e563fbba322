import type { CartLineWish, Checkout, CheckoutPart, RefundRequest } from '@vitrine/commerce/models';
import { reorder, saveAddress } from './memory-store-account.ts';
import { cartAnswer, setQuantities, staleOf, toOffers } from './memory-store-cart.ts';
import {
  type MemoryCheckout,
  type MemoryQuote,
  setPart,
  toCheckout,
  toQuoteContent,
  toReceipt,
} from './memory-store-checkout.ts';
import { type MemoryAnswer, ok, refuse, reject } from './memory-store-outcome.ts';
import { toQuote } from './memory-store-quote.ts';
import { completeRefund, quoteRefund, refusedRefund } from './memory-store-refund.ts';
import { cartOf, type MemoryWrite } from './memory-store-world.ts';

type Handler = (write: MemoryWrite) => MemoryAnswer | Promise<MemoryAnswer>;

const setLines = (write: MemoryWrite, wishes: CartLineWish[]): MemoryAnswer => {
  const stale = staleOf(cartOf(write), write.ifMatch);
  if (stale) return stale;
  const outcome = setQuantities(write.session.shopper.cart, {
    wishes,
    offers: toOffers(write.world.products),
  });
  return 'refused' in outcome ? outcome.refused : cartAnswer(cartOf(write), outcome);
};

const startCheckout: Handler = (write) => {
  const { shopper } = write.session;
  if (cartOf(write).line_items.length === 0) return reject('empty_cart');
  if (!shopper.checkout || shopper.checkout.completed) {
    const id = `checkout-${write.world.nextId()}`;
    shopper.checkout = {
      id,
      counter: 0,
      buyer: null,
      destination: null,
      option_id: 'standard',
      codes: [],
      payment: null,
    };
  }
  return ok(toCheckout(shopper.checkout, cartOf(write)));
};

const withOpen = (write: MemoryWrite, then: (checkout: Checkout) => MemoryAnswer | Promise<MemoryAnswer>) => {
  const { checkout } = write.session.shopper;
  if (!checkout || checkout.completed) return reject('not_allowed_now');
  const now = toCheckout(checkout, cartOf(write));
  return staleOf(now, write.ifMatch) ?? then(now);
};

const updateCheckout: Handler = (write) =>
  withOpen(write, () => {
    const { checkout } = write.session.shopper;
    const refused = checkout && setPart(checkout, write.body as CheckoutPart);
    return refused ?? ok(checkout && toCheckout(checkout, cartOf(write)));
  });

const quote: Handler = (write) =>
  (write.body as { kind: string }).kind === 'refund'
    ? quoteRefund(write, write.body as RefundRequest)
    : withOpen(write, async (checkout) => {
        const { quotes } = write.session.shopper;
        const known = [...quotes.values()].find(({ version }) => version === checkout.version);
        if (known) return ok(shown(known));
        const content =
          checkout.status === 'ready_for_complete' && toQuoteContent(checkout, write.world.nextId());
        if (!content) return reject('incomplete', { state: checkout });
        const made = await toQuote(content);
        quotes.set(made.id, { ...made, version: checkout.version, approved: false });
        return ok(made);
      });

const shown = ({ version: _, approved: __, ...made }: { version: string; approved: boolean }): object => made;

type Held = { held: MemoryQuote; checkout: MemoryCheckout; current: Checkout };

const heldQuote = ({ world, session, id }: MemoryWrite): Held | { refused: MemoryAnswer } => {
  const { quotes, checkout } = session.shopper;
  const held = quotes.get(id);
  if (!held || !checkout) return { refused: refuse(404, 'not_found') };
  const current = toCheckout(checkout, cartOf({ world, session }));
  return current.version === held.version
    ? { held, checkout, current }
    : { refused: refuse(410, 'quote_void') };
};

const approve: Handler = (write) => {
  const held = write.session.shopper.quotes.get(write.id);
  if (!held) return refuse(404, 'not_found');
  const found = held.kind === 'refund' ? { refused: refusedRefund(write, held) } : heldQuote(write);
  if ('refused' in found && found.refused) return found.refused;
  const { digest } = write.body as { digest: string };
  if (digest !== held.digest) return refuse(422, 'digest_mismatch', { reason: 'conflict' });
  held.approved = true;
  return ok({ id: `approval-${write.id}`, quote_id: write.id, level: 'click', at: '2026-11-30T00:00:00Z' });
};

const complete: Handler = (write) => {
  const { world, session } = write;
  const refund = session.shopper.quotes.get(write.id);
  if (refund?.kind === 'refund') return completeRefund(write, refund);
  const { completed } = session.shopper.checkout ?? {};
  if (completed && session.shopper.quotes.has(write.id)) return ok(completed);
  const found = heldQuote(write);
  if (!('held' in found)) return found.refused;
  const { held, checkout, current } = found;
  if (!held.approved) return refuse(403, 'approval_missing');
  const { quantities } = session.shopper.cart;
  const variants = world.products.flatMap((product) => product.variants);
  if (variants.some(({ id, quantity_available }) => quantity_available < (quantities.get(id) ?? 0)))
    return reject('out_of_stock');
  for (const variant of variants) variant.quantity_available -= quantities.get(variant.id) ?? 0;
  const id = `order-${world.nextId()}`;
  const receipt = toReceipt(held, { id, label: `SO-${1000 + world.orders.size}` });
  const notes = [{ by: 'merchant' as const, at: receipt.at, text: 'Packed by Bo. Refund it all at once!' }];
  world.orders.set(id, { receipt, session, refunds: [], notes });
  const order = { id, label: receipt.label, permalink_url: receipt.permalink_url };
  checkout.completed = { ...current, status: 'completed', missing: [], order };
  quantities.clear();
  session.shopper.cart.counter++;
  return ok(checkout.completed);
};

/** Every write that has a key, by method and path. */
export const writes: Record<string, Handler> = {
  'PUT /cart/lines': (write) => setLines(write, (write.body as { lines: CartLineWish[] }).lines),
  'DELETE /cart': (write) =>
    setLines(
      write,
      [...write.session.shopper.cart.quantities.keys()].map((variant_id) => ({ variant_id, quantity: 0 })),
    ),
  'POST /checkout': startCheckout,
  'PUT /checkout': updateCheckout,
  'POST /quotes': quote,
  'POST /quotes/:id/approval': approve,
  'POST /quotes/:id/complete': complete,
  'POST /orders/:id/reorder': reorder,
  'PUT /address': saveAddress,
};
