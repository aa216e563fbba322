import { type Done, defineTool, type Fault, type ToolDefinition } from '@vitrine/core';
import { input, version } from '../generated/get-checkout.gen.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Queries, Store } from '../store.ts';
import { rowTexts } from './cart-rows.ts';
import { toCheckoutHead, toCheckoutRows, toReceiptRows } from './checkout-rows.ts';
import { pageOf, toSums, unknownCursor } from './rows.ts';

export const getCheckout = (thirdParty = false): ToolDefinition =>
  defineTool<Input<'get_checkout'>, Store, 'read'>({
    name: 'get_checkout',
    title: 'Read the checkout',
    description:
      'Reads the checkout, or on the receipt the order. Use it first, and after every error, abort or timeout. Returns status, totals (minor units), then rows: notices the shopper must see, what is missing, buyer, address, options, lines, terms. Only status completed with an order proves an order. Changes nothing.',
    input,
    effect: 'read',
    subject: 'anyone',
    settled_by: 'get_checkout',
    scope: 'checkout.read',
    content: 'own',
    version,
    trim: { page: '/data/rows', cut: rowTexts },
    run: async ({ cursor }, { store, phase, path }) => {
      const receipt = phase === 'receipt' ? /^\/receipt\/([^/?#]+)/.exec(path)?.[1] : undefined;
      if (!receipt) return readCheckout(store, cursor, thirdParty);
      const id = decoded(receipt);
      return id === undefined
        ? { code: 'rejected', reason: 'not_found' }
        : readReceipt(store, { id, cursor }, thirdParty);
    },
  });

const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

type Till = { queries: Queries };

const readCheckout = async (
  { queries }: Till,
  cursor: string | undefined,
  thirdParty: boolean,
): Promise<Done | Fault> => {
  const answer = await queries.checkout({});
  if (!answer.ok) return answer.fault;
  const { last_write, ...checkout } = answer.value;
  const last = last_write && { last_write };
  if (checkout.status === 'none') return { status: 'done', data: { status: 'none', ...last } };
  const page = pageOf(toCheckoutRows(checkout, thirdParty), cursor);
  if (!page) return unknownCursor;
  return {
    status: 'done',
    data: { ...toCheckoutHead(checkout), ...last, rows: page.rows },
    paging: page.paging,
  };
};

const readReceipt = async (
  { queries }: Till,
  { id, cursor }: { id: string; cursor: string | undefined },
  thirdParty: boolean,
): Promise<Done | Fault> => {
  const answer = await queries.receipt({ id });
  if (!answer.ok) return answer.fault;
  const { label, currency, totals } = answer.value;
  const page = pageOf(toReceiptRows(answer.value, thirdParty), cursor);
  if (!page) return unknownCursor;
  const head = {
    status: 'completed',
    currency,
    totals: toSums(totals),
    order: { id: answer.value.id, label },
  };
  return { status: 'done', data: { ...head, rows: page.rows }, paging: page.paging };
};
