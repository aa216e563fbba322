import { createMemoryShop } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';
import { openPage, readAll } from './open-page.fixture.ts';

const rows = ({ data }: { data: { rows: Record<string, unknown>[] } }) => data.rows;

describe('get_product', () => {
  it('answers notices, then variants, then the description', async () => {
    const page = await openPage('/');
    const answer = await page.call('get_product', { handle: 'old-lamp' });
    expect(answer).toMatchObject({
      data: {
        title: 'Old lamp',
        rows: [
          { disclosure: 'Final sale. It cannot be returned. Repairs are possible for ten years.' },
          {
            variant: {
              variant_id: 'v-lamp',
              price: { amount: 7000, currency: 'USD' },
              quantity_available: 2,
            },
          },
          { text: 'A lamp from an attic.' },
        ],
      },
    });
  });

  it('takes the product on screen where no handle is given, and asks for one elsewhere', async () => {
    const onProduct = await openPage('/products/tea-set');
    expect(await onProduct.call('get_product')).toMatchObject({
      data: { handle: 'tea-set', rows: [{ variant: { quantity_min: 2 } }, {}] },
    });
    const elsewhere = await openPage('/cart');
    expect(await elsewhere.call('get_product')).toMatchObject({
      code: 'invalid_arguments',
      fields: [{ path: '/handle' }],
    });
  });

  it('pages texts of any length to their last word, disclosures and prices whole', async () => {
    const shop = createMemoryShop({ stretch: 40 });
    const page = await openPage('/', { shop });
    const all = await readAll(page, { name: 'get_product', input: { handle: 'old-lamp' }, list: rows });
    const words = (name: string): string => all.flatMap((row) => (name in row ? [row[name]] : [])).join(' ');
    const product = await shop.open().queries.product({ handle: 'old-lamp' });
    if (!product.ok) throw new Error('no product');
    expect(words('disclosure')).toBe(product.value.notices[0]?.content);
    expect(words('text')).toBe(product.value.description);
    expect(all.filter((row) => 'variant' in row)).toHaveLength(1);
  });

  it("quotes sellers' words where the catalogue is third-party", async () => {
    const page = await openPage('/', { thirdPartyCatalog: true });
    const answer = await page.call('get_product', { handle: 'clay-mug' });
    expect(answer).toMatchObject({
      ok: true,
      quoted: [{ text: 'Clay mug' }, { text: 'A mug for tea. Thrown by hand. It holds 300 ml.' }],
    });
    expect(JSON.stringify({ ...answer, quoted: [] })).not.toMatch(/Clay|Thrown/);
    const scarf = await page.call('get_product', { handle: 'wool-scarf' });
    expect(scarf).toMatchObject({
      data: { rows: [{ variant: { variant_id: 'v-scarf-red' } }, {}] },
      quoted: [{}, {}, { source: 'v-scarf-red', text: 'Color: Red' }, { source: 'v-scarf-blue' }],
    });
    expect(JSON.stringify({ ...scarf, quoted: [] })).not.toMatch(/Red|Color/);
  });
});
