import type { Checkout, QuoteContent } from '@vitrine/commerce/models';
import { receiptPath } from '../routes.ts';
import type { Fault, Shop } from '../shop.ts';

/**
 * How placing the order by hand ended. `receipt`: the path to go to, once there is an order; `changed`: the shop would do
 * something else than is on screen, and nothing was approved.
 */
export type Placed = { at: 'placed'; receipt?: string } | { at: 'changed' } | { at: 'refused'; fault: Fault };

interface Means {
  commits: Shop['store']['commits'];
  subtle: Pick<SubtleCrypto, 'digest'>;
}

/** Quote, approve, complete: the click approves the quote only if it is what the buyer had on screen. */
export async function placeOrder(shown: Checkout, { commits, subtle }: Means): Promise<Placed> {
  const quote = await commits.prepare({ kind: 'order' });
  if (!quote.ok && quote.fault.reason === 'conflict') return { at: 'changed' };
  if (!quote.ok) return { at: 'refused', fault: quote.fault };
  const { canonical, id } = quote.value;
  if (!isSameOrder(shown, JSON.parse(canonical) as QuoteContent)) return { at: 'changed' };
  const approval = await commits.approve({ quote_id: id, digest: await digestOf(canonical, subtle) });
  if (!approval.ok) return { at: 'refused', fault: approval.fault };
  const done = await commits.complete({ quote_id: id });
  if (!done.ok) return { at: 'refused', fault: done.fault };
  const { order } = done.value;
  return { at: 'placed', ...(order && { receipt: receiptPath(order.id) }) };
}

/** Whether the quote is about the same lines, totals, buyer, address and delivery as the checkout on screen. */
export function isSameOrder(shown: Checkout, content: QuoteContent): boolean {
  const { fulfillment } = shown;
  const onScreen = {
    currency: shown.currency,
    lines: shown.line_items.map(({ item, quantity, line_total }) => [item.id, quantity, line_total.amount]),
    totals: shown.totals.map(({ type, display_text, amount }) => [type, display_text, amount]),
    buyer: shown.buyer,
    destination: fulfillment.destination,
    delivery: fulfillment.selected_option_id,
  };
  const quoted = {
    currency: content.currency,
    lines: content.lines.map(({ variant_id, quantity, line_total }) => [
      variant_id,
      quantity,
      line_total.amount,
    ]),
    totals: content.totals.map(({ type, display_text, amount }) => [type, display_text, amount]),
    buyer: content.buyer,
    destination: content.destination,
    delivery: content.delivery.id,
  };
  return sorted(onScreen) === sorted(quoted);
}

async function digestOf(text: string, subtle: Means['subtle']): Promise<string> {
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `sha256:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** JSON with members in one order, so that equal values give equal texts. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
