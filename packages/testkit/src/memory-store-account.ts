import type { Order, PostalAddress, ReorderChange } from '@vitrine/commerce/models';
import { setQuantities, staleOf, toOffers } from './memory-store-cart.ts';
import { type MemoryAnswer, ok, pageOf, refuse, reject } from './memory-store-outcome.ts';
import { type MemoryOrder, orderOf, quantityBack } from './memory-store-orders.ts';
import type { MemorySession } from './memory-store-shopper.ts';
import { cartOf, type MemoryWorld, type MemoryWrite } from './memory-store-world.ts';

const statusOf = (order: MemoryOrder): Order['status'] => {
  const { lines } = order.receipt;
  if (order.refunds.length === 0) return 'placed';
  return lines.every(({ id, quantity }) => quantityBack(order, id) === quantity)
    ? 'refunded'
    : 'partly_refunded';
};

const toOrder = (order: MemoryOrder): Order => ({
  ...order.receipt,
  status: statusOf(order),
  lines: order.receipt.lines.map((line) => ({ ...line, quantity_refunded: quantityBack(order, line.id) })),
  refunds: order.refunds,
  notes: order.notes,
});

const listOrders = (orders: MemoryOrder[], cursor: string | null): MemoryAnswer => {
  const page = pageOf([...orders].reverse(), { cursor, limit: 10 });
  if (!page) return refuse(400, 'unknown_cursor');
  const { rows, ...rest } = page;
  const toSummary = (order: MemoryOrder) => {
    const { id, label, at, totals, currency, lines } = order.receipt;
    const total = { amount: totals.find(({ type }) => type === 'total')?.amount ?? 0, currency };
    const item_count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return { id, label, status: statusOf(order), at, total, item_count };
  };
  return ok({ orders: rows.map(toSummary), ...rest });
};

/** Reads of an account; undefined where the path is none of them. */
export const readAccount = (
  { path, query }: { path: string; query: URLSearchParams },
  at: { world: MemoryWorld; session: MemorySession },
): MemoryAnswer | undefined => {
  const [, root, id] = path.split('/');
  if (root !== 'orders' && root !== 'address') return undefined;
  const { subject } = at.session;
  if (subject === null) return refuse(401, 'subject_missing');
  if (root === 'address') return ok({ address: at.world.addresses.get(subject) ?? null });
  const mine = [...at.world.orders.values()].filter(({ session }) => session.subject === subject);
  if (!id) return listOrders(mine, query.get('cursor'));
  const order = orderOf(at, decodeURIComponent(id));
  return order ? ok(toOrder(order)) : refuse(404, 'not_found');
};

/** At least what the order held; what is not in stock is left out. */
export const reorder = (write: MemoryWrite): MemoryAnswer => {
  if (write.session.subject === null) return refuse(401, 'subject_missing');
  const order = orderOf(write, write.id);
  if (!order) return refuse(404, 'not_found');
  const stale = staleOf(cartOf(write), write.ifMatch);
  if (stale) return stale;
  const { cart } = write.session.shopper;
  const offers = toOffers(write.world.products);
  const left_out: ReorderChange['left_out'] = [];
  const wishes = order.receipt.lines.flatMap(({ variant_id, title, quantity }) => {
    const stock = offers.find(({ variant }) => variant.id === variant_id)?.variant.quantity_available ?? 0;
    if (stock >= quantity)
      return [{ variant_id, quantity: Math.max(quantity, cart.quantities.get(variant_id) ?? 0) }];
    left_out.push({ variant_id, title, quantity, reason: 'out_of_stock' });
    return [];
  });
  if (wishes.length === 0) return reject('out_of_stock', { state: cartOf(write) });
  const outcome = setQuantities(cart, { wishes, offers });
  return 'refused' in outcome ? outcome.refused : ok({ cart: cartOf(write), ...outcome, left_out });
};

export const saveAddress = ({ world, session, body }: MemoryWrite): MemoryAnswer => {
  if (session.subject === null) return refuse(401, 'subject_missing');
  const { address } = body as { address: PostalAddress };
  if (!address.postal_code) {
    const field = { path: '/address/postal_code', got: 'nothing', accepted: 'a postal code' };
    return refuse(400, 'invalid', { fields: [field] });
  }
  const changed = JSON.stringify(world.addresses.get(session.subject)) !== JSON.stringify(address);
  world.addresses.set(session.subject, address);
  return ok({ address, changed });
};
