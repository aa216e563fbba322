import { defineTool } from '@vitrine/core';
import { input, version } from '../generated/manage-orders.gen.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';

export const manageOrders = defineTool<Input<'manage_orders'>, Store, 'navigate'>({
  name: 'manage_orders',
  title: 'Open my orders',
  description:
    "Opens the shopper's orders. Use it for questions about an earlier order. If nobody is signed in the page stays and the shopper is asked to sign in. Returns no order data. Takes no password, changes no order.",
  input,
  effect: 'navigate',
  subject: 'anyone',
  scope: 'order.private.read',
  content: 'own',
  version,
  run: async (_, { store, subject }) => {
    if (!subject) return { code: 'subject_missing' };
    const moved = await store.navigate('/account/orders');
    return moved.ok ? { status: 'done', data: {} } : moved.fault;
  },
});
