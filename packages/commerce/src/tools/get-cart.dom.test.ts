import { createMemoryShop } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';
import { openPage, readAll } from './open-page.fixture.ts';

const lines = [
  { variant_id: 'v-lamp', quantity: 1 },
  { variant_id: 'v-mug', quantity: 2 },
];
const rows = ({ data }: { data: { rows: Record<string, unknown>[] } }) => data.rows;

describe('get_cart', () => {
  it('answers money first, then disclosures, then lines', async () => {
    const page = await openPage('/cart');
    await page.store.commands.setCartLines({ lines });
    const answer = await page.call('get_cart');
    expect(answer).toMatchObject({
      data: {
        currency: 'USD',
        totals: [
          { type: 'subtotal', amount: 10600 },
          { type: 'total', amount: 10600 },
        ],
        item_count: 3,
        signed_in: false,
        rows: [
          { disclosure: expect.stringContaining('Final sale') },
          { line: { line_id: 'line-v-lamp', quantity: 1, line_total: 7000, title: 'Old lamp' } },
          { line: { variant_id: 'v-mug', quantity: 2, line_total: 3600 } },
        ],
      },
    });
  });

  it('tells whether somebody is signed in', async () => {
    const page = await openPage('/', { signedIn: true });
    expect(await page.call('get_cart')).toMatchObject({ data: { signed_in: true } });
  });

  it('keeps totals and disclosures whole and pages lines, however long the titles', async () => {
    const page = await openPage('/', { shop: createMemoryShop({ stretch: 40 }) });
    await page.store.commands.setCartLines({ lines });
    const all = await readAll(page, { name: 'get_cart', list: rows });
    expect(all.filter((row) => 'line' in row)).toHaveLength(2);
    expect(all.filter((row) => 'disclosure' in row).length).toBeGreaterThan(1);
  });

  it("tells what became of a call that was cut off, and leaves sellers' titles out of a third-party catalogue", async () => {
    const page = await openPage('/', { thirdPartyCatalog: true });
    await page.call('get_cart');
    page.shop.intercept = ({ method }) => {
      if (method !== 'PUT') return undefined;
      page.shop.intercept = undefined;
      return 'lose';
    };
    expect(await page.call('update_cart', { lines })).toMatchObject({
      code: 'outcome_unknown',
      next: [{}, { do: 'call', tool: 'get_cart' }],
    });
    const answer = await page.call('get_cart');
    expect(answer).toMatchObject({
      data: { item_count: 3, last_write: { tool: 'update_cart', status: 'done' } },
    });
    expect(JSON.stringify(answer)).not.toContain('Old lamp');
  });
});
