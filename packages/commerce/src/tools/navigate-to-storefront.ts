import { defineTool } from '@vitrine/core';
import { input, version } from '../generated/navigate-to-storefront.gen.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';

export const navigateToStorefront = defineTool<Input<'navigate_to_storefront'>, Store, 'navigate'>({
  name: 'navigate_to_storefront',
  title: 'Back to the shop',
  description:
    'Goes back to the shop, to change the cart or to shop on. Cart and checkout stay as they are; then refresh the tools. Cancels nothing.',
  input,
  effect: 'navigate',
  subject: 'anyone',
  settled_by: 'get_checkout',
  scope: 'catalog.read',
  content: 'own',
  version,
  run: async (_, { store }) => {
    const moved = await store.navigate('/');
    return moved.ok ? { status: 'done', data: {} } : moved.fault;
  },
});
