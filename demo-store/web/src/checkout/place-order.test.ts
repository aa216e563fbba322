import type { QuoteContent } from '@vitrine/commerce/models';
import { describe, expect, it } from 'vitest';
import { exampleCheckout, exampleQuoteContent } from '../../example-checkout.ts';
import type { Fault, Shop } from '../shop.ts';
import { isSameOrder, placeOrder } from './place-order.ts';

type Commits = Shop['store']['commits'];

const { subtle } = crypto;
const order = { id: 'ord_1', label: 'HP-1', permalink_url: 'https://elsewhere.example/rec_1' };

/** A shop that quotes `content` and notes what it is asked; `refuse` names the step that fails. */
function shop(content: QuoteContent, refuse?: { step: keyof Commits; fault: Fault }) {
  const asked: [string, unknown][] = [];
  const step = <T>(name: keyof Commits, value: T) => {
    return async (input: unknown) => {
      asked.push([name, input]);
      return refuse?.step === name
        ? ({ ok: false, fault: refuse.fault } as const)
        : ({ ok: true, value } as const);
    };
  };
  const canonical = JSON.stringify(content);
  const quote = {
    id: 'quo_1',
    kind: 'order',
    canonical,
    digest: 'sha256:what-the-shop-says',
    level: 'click',
    expires_s: 300,
  } as const;
  const commits: Commits = {
    prepare: step('prepare', quote),
    approve: step('approve', {
      id: 'apr_1',
      quote_id: 'quo_1',
      level: 'click',
      at: '2026-11-30T12:00:00Z',
    } as const),
    complete: step('complete', exampleCheckout({ status: 'completed', order })) as Commits['complete'],
  };
  return { commits, asked, canonical };
}

describe('placing an order by hand', () => {
  it('quotes, approves the digest of the quoted bytes, and completes', async () => {
    const { commits, asked, canonical } = shop(exampleQuoteContent());
    const placed = await placeOrder(exampleCheckout(), { commits, subtle });
    const hash = Buffer.from(await subtle.digest('SHA-256', new TextEncoder().encode(canonical))).toString(
      'hex',
    );
    expect(placed).toEqual({ at: 'placed', receipt: '/receipt/ord_1' });
    expect(asked).toEqual([
      ['prepare', { kind: 'order' }],
      ['approve', { quote_id: 'quo_1', digest: `sha256:${hash}` }],
      ['complete', { quote_id: 'quo_1' }],
    ]);
  });

  it('approves nothing when the total is not the one on screen', async () => {
    const totals = exampleQuoteContent().totals.map((row) =>
      row.type === 'total' ? { ...row, amount: 9999 } : row,
    );
    const { commits, asked } = shop(exampleQuoteContent({ totals }));
    expect(await placeOrder(exampleCheckout(), { commits, subtle })).toEqual({ at: 'changed' });
    expect(asked.map(([name]) => name)).toEqual(['prepare']);
  });

  it('approves nothing when the checkout has moved on since it was shown', async () => {
    const refuse = { step: 'prepare', fault: { code: 'rejected', reason: 'conflict' } } as const;
    const { commits } = shop(exampleQuoteContent(), refuse);
    expect(await placeOrder(exampleCheckout(), { commits, subtle })).toEqual({ at: 'changed' });
  });

  it.each(['prepare', 'approve', 'complete'] as const)('stops where the shop refuses to %s', async (step) => {
    const fault = { code: 'rejected', reason: 'out_of_stock' } as const;
    const { commits, asked } = shop(exampleQuoteContent(), { step, fault });
    expect(await placeOrder(exampleCheckout(), { commits, subtle })).toEqual({ at: 'refused', fault });
    expect(asked.at(-1)?.[0]).toBe(step);
  });
});

describe('the order on screen', () => {
  const content = exampleQuoteContent();
  const line = content.lines[0]!;

  it('is the quoted one whatever the order of members', () => {
    const destination = Object.fromEntries(Object.entries(content.destination).reverse());
    expect(isSameOrder(exampleCheckout(), exampleQuoteContent({ destination: destination as never }))).toBe(
      true,
    );
  });

  it.each<[string, Partial<QuoteContent>]>([
    ['quantity', { lines: [{ ...line, quantity: 3 }] }],
    ['line', { lines: [line, { ...line, variant_id: 'var_2' }] }],
    ['line total', { lines: [{ ...line, line_total: { amount: 1, currency: 'EUR' } }] }],
    ['currency', { currency: 'USD' }],
    ['sum row', { totals: content.totals.slice(1) }],
    ['address', { destination: { ...content.destination, street_address: 'Elsewhere 2' } }],
    ['buyer', { buyer: { ...content.buyer, email: 'eve@example.com' } }],
    ['delivery', { delivery: { ...content.delivery, id: 'express' } }],
  ])('is another one with another %s', (_, changes) => {
    expect(isSameOrder(exampleCheckout(), exampleQuoteContent(changes))).toBe(false);
  });
});
