import { createMemoryShop } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';
import { openPage, readAll } from './open-page.fixture.ts';

const products = ({ data }: { data: { products: { handle: string; price: object; title: string }[] } }) =>
  data.products;

describe('search_catalog', () => {
  it('answers products with price and availability, and how many there are', async () => {
    const page = await openPage('/');
    const answer = await page.call('search_catalog', { query: 'tea', limit: 2 });
    expect(answer).toMatchObject({
      ok: true,
      total: 3,
      data: {
        products: [
          { handle: 'clay-mug', price: { amount: 1800, currency: 'USD' }, available: true },
          { handle: 'oak-tray', available: false },
        ],
      },
    });
  });

  it('continues over cursors without a gap or a double, however long the texts', async () => {
    const page = await openPage('/', { shop: createMemoryShop({ stretch: 30 }) });
    const rows = await readAll(page, {
      name: 'search_catalog',
      input: { query: 'tea', limit: 2 },
      list: products,
    });
    expect(rows.map(({ handle }) => handle)).toEqual(['clay-mug', 'oak-tray', 'tea-set']);
    for (const { price } of rows) expect(price).toMatchObject({ currency: 'USD' });
  });

  it('refuses a cursor that no result carried', async () => {
    const page = await openPage('/');
    const answer = await page.call('search_catalog', { query: 'tea', cursor: 'made up' });
    expect(answer).toMatchObject({ code: 'invalid_arguments', fields: [{ path: '/cursor' }] });
    expect(page.shop.requests.filter(({ path }) => path.startsWith('/products'))).toEqual([]);
  });

  it("puts sellers' words under quoted and nowhere else where the catalogue is third-party", async () => {
    const page = await openPage('/', { thirdPartyCatalog: true, shop: createMemoryShop({ stretch: 30 }) });
    const answer = await page.call('search_catalog', { query: 'tea', limit: 10 });
    expect(answer).toMatchObject({
      ok: true,
      quoted: [{ source: 'clay-mug' }, { source: 'oak-tray' }, { source: 'tea-set' }],
    });
    expect(JSON.stringify({ ...answer, quoted: [] })).not.toMatch(/Clay|Thrown/);
  });
});
