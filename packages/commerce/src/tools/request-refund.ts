import { defineTool } from '@vitrine/core';
import { input, version } from '../generated/request-refund.gen.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { toSums } from './rows.ts';

export const requestRefund = defineTool<Input<'request_refund'>, Store, 'commit'>({
  name: 'request_refund',
  title: 'Send goods back',
  description:
    'Asks the shopper in the page to approve sending goods of an order back for a refund, and requests it after their yes. Use it once, after get_order. Returns refund and totals (minor units) as the shop computes them. Large amounts need a fresh sign-in. If waiting or unknown, read get_order first.',
  input,
  effect: 'commit',
  subject: 'required',
  settled_by: 'get_order',
  scope: 'refund.request.create',
  confirm: 'click',
  content: 'own',
  version,
  prepare: (wish, { store }) => store.commits.prepare({ kind: 'refund', ...wish }),
  run: async (_, { store, quote }) => {
    if (!quote) return { code: 'confirmation_unavailable' };
    const answer = await store.commits.complete({ quote_id: quote.id, kind: 'refund' });
    if (!answer.ok) return answer.fault;
    const { id, status, order_id, order_label, currency, totals } = answer.value;
    return {
      status: 'done',
      data: {
        refund: { id, status },
        order: { id: order_id, label: order_label },
        currency,
        totals: toSums(totals),
      },
    };
  },
});
