import { defineTool } from '@vitrine/core';
import { input, version } from '../generated/update-address.gen.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';

export const updateAddress = defineTool<Input<'update_address'>, Store, 'write'>({
  name: 'update_address',
  title: 'Save your address',
  description:
    "Saves the address of the signed-in shopper's account after they approve it in the page. Use it when they say they moved. Later checkouts begin with it; orders placed and an open checkout keep theirs (update_checkout changes that one).",
  input,
  effect: 'write',
  subject: 'required',
  settled_by: 'list_orders',
  scope: 'address.private.update',
  confirm: 'click',
  sensitive: ['/address'],
  content: 'own',
  version,
  run: async ({ address }, { store }) => {
    const answer = await store.commands.updateAddress({ address });
    if (!answer.ok) return answer.fault;
    return { status: answer.value.changed ? 'done' : 'nothing_changed', data: {} };
  },
});
