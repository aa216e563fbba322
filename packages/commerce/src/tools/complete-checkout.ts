import { defineTool } from '@vitrine/core';
import { input, version } from '../generated/complete-checkout.gen.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { toCheckoutFault } from './checkout-rows.ts';
import { toSums } from './rows.ts';

export const completeCheckout = defineTool<Input<'complete_checkout'>, Store, 'commit'>({
  name: 'complete_checkout',
  title: 'Place the order',
  description:
    'Asks the shopper in the page to approve exactly this order and places it after their yes. Use it once, at ready_for_complete. Returns status, order and totals (minor units). If waiting or unknown, read get_checkout; never submit again. Cannot approve for the shopper or pay by card.',
  input,
  effect: 'commit',
  subject: 'anyone',
  settled_by: 'get_checkout',
  scope: 'order.submit',
  confirm: 'click',
  content: 'own',
  version,
  prepare: async (_, { store }) => {
    const answer = await store.commits.prepare({ kind: 'order' });
    return answer.ok ? answer : { ok: false, fault: toCheckoutFault(answer.fault) };
  },
  run: async (_, { store, quote }) => {
    if (!quote) return { code: 'confirmation_unavailable' };
    const answer = await store.commits.complete({ quote_id: quote.id });
    if (!answer.ok) return toCheckoutFault(answer.fault);
    const { status, currency, totals, order } = answer.value;
    if (status === 'complete_in_progress') return { code: 'submission_in_progress' };
    if (status === 'requires_escalation') return { code: 'buyer_action_pending' };
    if (status !== 'completed' || !order) return { code: 'submission_failed', side_effect: 'none' };
    // The order stands: unsaved input elsewhere on the page may keep the receipt from opening, not the answer.
    // Its path follows from its id: no URL of an answer is followed.
    await store.navigate(`/receipt/${encodeURIComponent(order.id)}`);
    return {
      status: 'done',
      data: { status, currency, totals: toSums(totals), order: { id: order.id, label: order.label } },
    };
  },
});
