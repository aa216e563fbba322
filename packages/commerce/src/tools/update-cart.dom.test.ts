import { createMemoryShop } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';
import { openPage } from './open-page.fixture.ts';

const putCount = (requests: { method: string }[]): number =>
  requests.filter(({ method }) => method === 'PUT').length;

describe('update_cart', () => {
  it('sets absolute quantities and tells the quantity before; repeating it changes nothing', async () => {
    const page = await openPage('/');
    const input = {
      lines: [{ handle: 'wool-scarf', options: [{ name: 'Color', value: 'red' }], quantity: 2 }],
    };
    expect(await page.call('update_cart', input)).toMatchObject({
      status: 'done',
      data: {
        item_count: 2,
        totals: [{ amount: 8400 }, {}],
        changes: [{ line_id: 'line-v-scarf-red', quantity_before: 0, quantity: 2 }],
      },
    });
    expect(await page.call('update_cart', input)).toMatchObject({
      status: 'nothing_changed',
      data: { item_count: 2 },
    });
  });

  it('changes nothing and answers choices for an ambiguous line', async () => {
    const page = await openPage('/');
    const answer = await page.call('update_cart', { lines: [{ handle: 'wool-scarf', quantity: 1 }] });
    expect(answer).toMatchObject({
      status: 'rejected',
      reason: 'ambiguous',
      side_effect: 'none',
      state: {
        choices: [
          { line: 0, variant_id: 'v-scarf-red', title: 'Wool scarf' },
          { variant_id: 'v-scarf-blue' },
        ],
      },
    });
  });

  it("leaves sellers' titles out of the choices of a third-party catalogue", async () => {
    const page = await openPage('/', { thirdPartyCatalog: true });
    const answer = await page.call('update_cart', { lines: [{ handle: 'wool-scarf', quantity: 1 }] });
    expect(JSON.stringify(answer)).toContain('v-scarf-red');
    expect(JSON.stringify(answer)).not.toMatch(/Wool|Red/);
  });

  it('names the lines that name nothing, too much, or options without a handle, and sends nothing', async () => {
    const page = await openPage('/');
    const options = [{ name: 'Color', value: 'Red' }];
    const answer = await page.call('update_cart', {
      lines: [
        { quantity: 1 },
        { variant_id: 'a', handle: 'b', quantity: 1 },
        { variant_id: 'a', options, quantity: 1 },
      ],
    });
    expect(answer).toMatchObject({
      code: 'invalid_arguments',
      fields: [
        { path: '/lines/0', got: 'none' },
        { path: '/lines/1', got: 'variant_id and handle' },
        { path: '/lines/2/options' },
      ],
    });
    expect(putCount(page.shop.requests)).toBe(0);
  });

  it('answers the cart as it is now where it moved on meanwhile', async () => {
    const shop = createMemoryShop();
    const page = await openPage('/', { shop });
    await page.call('get_cart');
    await shop.open().commands.setCartLines({ lines: [{ variant_id: 'v-mug', quantity: 4 }] });
    const answer = await page.call('update_cart', { lines: [{ variant_id: 'v-mug', quantity: 1 }] });
    expect(answer).toMatchObject({
      reason: 'conflict',
      state: {
        item_count: 4,
        totals: [{ amount: 7200 }, {}],
        lines: [{ line_id: 'line-v-mug', quantity: 4 }],
      },
    });
  });

  it('answers every line of a batch', async () => {
    const page = await openPage('/');
    const ids = ['v-mug', 'v-scarf-red', 'v-scarf-blue', 'v-bowl', 'v-lamp'];
    const answer = await page.call('update_cart', {
      lines: ids.map((variant_id) => ({ variant_id, quantity: 2 })),
    });
    expect(answer).toMatchObject({ data: { changes: [{}, {}, {}, {}, {}] } });
  });
});
