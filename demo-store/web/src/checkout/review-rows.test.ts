import { describe, expect, it } from 'vitest';
import { exampleCheckout } from '../../example-checkout.ts';
import { createFormat } from '../format.ts';
import { en } from '../words/en.ts';
import { orderLabel } from './order-label.ts';
import { changedRows, reviewRows } from './review-rows.ts';

const format = createFormat('en', en);

describe('the review', () => {
  it('shows lines and sums in the order of the server', () => {
    const { lines, totals } = reviewRows(exampleCheckout(), format);
    expect(lines).toEqual([
      {
        key: 'line:var_1',
        label: '2 × Speckled Mug, Sand',
        value: '€36.00',
        image: '/pictures/speckled-mug.svg',
      },
    ]);
    expect(totals.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Subtotal €36.00',
      'Delivery €4.90',
      'Total €40.90',
    ]);
  });

  it('marks rows that are new or say something else, and no others', () => {
    const before = exampleCheckout();
    const discount = { type: 'discount', display_text: 'Welcome', amount: -500 } as const;
    const [subtotal, delivery, total] = before.totals;
    const after = exampleCheckout({ totals: [subtotal!, discount, delivery!, { ...total!, amount: 3590 }] });
    expect(changedRows({ before, after: before }, format)).toEqual(new Set());
    expect(changedRows({ before, after }, format)).toEqual(new Set(['discount:1', 'total:1']));
  });

  it('says on the button that ordering means paying, where the law has words for it', () => {
    expect(orderLabel('DE', 'Place order').text).toBe('Zahlungspflichtig bestellen');
    expect(orderLabel('ES', 'Place order').text).toBe('Comprar con obligación de pago');
    expect(orderLabel('US', 'Place order')).toEqual({ text: 'Place order' });
    expect(orderLabel(undefined, '提交订单')).toEqual({ text: '提交订单' });
  });
});
