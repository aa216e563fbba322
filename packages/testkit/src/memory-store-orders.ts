import type { Order, Receipt, Refund } from '@vitrine/commerce/models';
import type { MemorySession } from './memory-store-shopper.ts';
import type { MemoryWrite } from './memory-store-world.ts';

/** An order as the shop keeps it: whose it is, what went back, what was written about it. */
export interface MemoryOrder {
  receipt: Receipt;
  session: MemorySession;
  refunds: Refund[];
  notes: Order['notes'];
}

/** How many of a line went back. */
export const quantityBack = ({ refunds }: MemoryOrder, line: string): number =>
  refunds
    .flatMap(({ lines }) => lines)
    .filter(({ line_id }) => line_id === line)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The account's order of this id or label. */
export const orderOf = (
  { world, session }: Pick<MemoryWrite, 'world' | 'session'>,
  name: string,
): MemoryOrder | undefined =>
  [...world.orders.values()].find(
    ({ receipt, session: maker }) =>
      maker.subject !== null &&
      maker.subject === session.subject &&
      [receipt.id, receipt.label].includes(name),
  );
