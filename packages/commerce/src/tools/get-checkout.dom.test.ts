import { createMemoryShop } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';
import { openCheckout, openPage, readAll } from './open-page.fixture.ts';

const rows = ({ data }: { data: { rows: Record<string, unknown>[] } }) => data.rows;

describe('get_checkout', () => {
  it('answers status and money first, then what is missing and who gives it', async () => {
    const page = await openCheckout();
    expect(await page.call('get_checkout')).toMatchObject({
      data: {
        status: 'incomplete',
        totals: [{ amount: 1800 }, {}],
        signed_in: false,
        rows: [{ missing: { part: 'buyer', who: 'agent' } }, {}, {}, {}, {}, {}],
      },
    });
  });

  it('answers everything the shopper gave, over as many pages as it takes', async () => {
    const page = await openCheckout({ filled: true });
    const all = await readAll(page, { name: 'get_checkout', list: rows });
    const names = all.flatMap((row) => Object.keys(row));
    expect(names).toEqual([
      'buyer',
      'destination',
      'delivery_option',
      'delivery_option',
      'payment_option',
      'line',
      'terms',
    ]);
    expect(all[2]).toMatchObject({ delivery_option: { id: 'standard', selected: true } });
  });

  it('says that no checkout is open', async () => {
    const page = await openPage('/checkout');
    expect(await page.call('get_checkout')).toMatchObject({ ok: true, data: { status: 'none' } });
  });

  it('answers the order on its receipt, to who made it', async () => {
    const shop = createMemoryShop();
    const checkout = await openCheckout({ shop, filled: true });
    const done = await checkout.call('complete_checkout');
    const id = [...shop.orders.keys()][0] ?? '';
    expect(done).toMatchObject({ moving_to: `/receipt/${id}` });
    const receipt = await openPage(`/receipt/${id}`, { shop });
    expect(await receipt.call('get_checkout')).toMatchObject({
      data: { status: 'completed', order: { id }, totals: [{}, {}, { type: 'total', amount: 2300 }] },
    });
    const stranger = await openPage(`/receipt/${id}x`, { shop });
    expect(await stranger.call('get_checkout')).toMatchObject({ code: 'final_authority_denied' });
  });

  it('that fails at checkout says to list the tools, read again and compare', async () => {
    const page = await openCheckout();
    page.shop.intercept = () => 'drop';
    const { next } = await page.call('get_checkout');
    expect(next).toEqual(
      expect.arrayContaining([
        { do: 'refresh_tools' },
        { do: 'call', tool: 'get_checkout' },
        { do: 'compare_then_send_difference' },
      ]),
    );
  });

  it('finds no order on a receipt whose path cannot be read', async () => {
    for (const path of ['/receipt/%E0', '/receipt/%zz']) {
      const page = await openPage(path);
      expect(await page.call('get_checkout')).toMatchObject({ code: 'rejected', reason: 'not_found' });
    }
  });

  it('keeps money whole with texts thirty times as long', async () => {
    const page = await openCheckout({ filled: true, shop: createMemoryShop({ stretch: 30 }) });
    const all = await readAll(page, { name: 'get_checkout', list: rows });
    expect(all.find((row) => 'line' in row)).toMatchObject({ line: { line_total: 1800 } });
    expect(all.filter((row) => 'terms' in row)).toEqual([
      { terms: { title: 'Terms of sale', path: '/policies/terms' } },
    ]);
  });
});
