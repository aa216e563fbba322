import { defineTool } from '@vitrine/core';
import { input, version } from '../generated/list-orders.gen.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { LastWrite, Store } from '../store.ts';
import { askPage } from './rows.ts';

export const listOrders = defineTool<Input<'list_orders'>, Store, 'read'>({
  name: 'list_orders',
  title: 'List my orders',
  description:
    "Lists the signed-in shopper's orders, newest first. Use it to find an order, or after a change with unclear outcome. Returns id, label, status, date and total (minor units). last_write says what became of a write that was cut off. Changes nothing.",
  input,
  effect: 'read',
  subject: 'required',
  scope: 'order.private.read',
  content: 'own',
  version,
  trim: { page: '/data/orders' },
  run: async ({ cursor }, { store }) => {
    let last_write: LastWrite | undefined;
    const page = await askPage(
      cursor,
      (here) => store.queries.orders(here),
      (answer) => {
        ({ last_write } = answer);
        return answer.orders;
      },
    );
    if ('code' in page) return page;
    const data = { ...(last_write && { last_write }), orders: page.rows };
    return { status: 'done', data, paging: page.paging };
  },
});
