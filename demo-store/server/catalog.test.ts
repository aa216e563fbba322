import { collectionList, policyPage, product, productPage, reviewPage } from '@vitrine/commerce/models';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.fixture.ts';

const shop = await openShop();
const buyer = await shop.arrive();
const list = async (query: string) => productPage.parse((await buyer.get(`/api/products${query}`)).body);
const handles = async (query: string) => (await list(query)).products.map(({ handle }) => handle);

describe('the catalog', () => {
  it('has sixty products in six collections', async () => {
    const { collections } = collectionList.parse((await buyer.get('/api/collections')).body);
    expect(collections.map(({ handle, product_count }) => [handle, product_count])).toEqual([
      ['table', 13],
      ['kitchen', 12],
      ['desk', 8],
      ['bath', 8],
      ['home', 10],
      ['wear', 9],
    ]);
    expect(await list('')).toMatchObject({ total: 60, next_cursor: expect.any(String) });
  });

  it('shows a product with its variants, sale price and stock', async () => {
    const { body } = await buyer.get('/api/products/enamel-pot');
    expect(product.parse(body)).toMatchObject({
      price_min: { amount: 3900, currency: 'USD' },
      price_max: { amount: 5400 },
      list_price: { amount: 4900 },
      variants: [{ title: '2 litres', available: true, quantity_available: 16 }, { title: '4 litres' }],
      rating: { average: 4.5, count: 2 },
    });
    const mug = product.parse((await buyer.get('/api/products/speckled-mug')).body);
    expect(mug.variants.map(({ available }) => available)).toEqual([true, true, false]);
  });

  it('shows each variant by the picture of its colour, which is one of the product', async () => {
    const { images, variants } = product.parse((await buyer.get('/api/products/speckled-mug')).body);
    expect(images.map(({ url }) => url)).toEqual(
      ['', '-slate', '-moss', '-above'].map((view) => `/pictures/speckled-mug${view}.svg`),
    );
    expect(variants.map(({ image_url }) => image_url)).toEqual(images.slice(0, 3).map(({ url }) => url));
    expect(new Set(images.map(({ alt }) => alt)).size).toBe(4);
  });

  it('names only variants that need a name', async () => {
    const { variants } = product.parse((await buyer.get('/api/products/cast-iron-pan')).body);
    expect(variants.map(({ title }) => title)).toEqual(['']);
  });

  it('answers an unknown product with those that may be meant', async () => {
    const reply = await buyer.get<{ choices: { handle: string }[] }>('/api/products/large-mug');
    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(reply.body.choices[0]?.handle).toBe('speckled-mug-large');
    expect((await buyer.get('/api/products?collection=garden')).status).toBe(404);
    expect((await buyer.get('/api/products/nothing/reviews')).status).toBe(404);
  });
});

describe('search', () => {
  it.each([
    ['mug', ['bud-vase', 'speckled-mug', 'speckled-mug-large', 'stoneware-teapot']],
    ['large speckled mug', ['speckled-mug-large']],
    ['SPECKLED', ['espresso-cup', 'speckled-mug', 'speckled-mug-large']],
    ['candles', ['beeswax-pillar', 'beeswax-taper']],
    ['"mug" (large', ['speckled-mug-large']],
    ['zzzz', []],
    ['!!!', []],
  ])('for %j finds %j', async (q, expected) => {
    expect((await handles(`?q=${encodeURIComponent(q)}`)).sort()).toEqual(expected);
  });

  it('falls back to any of the words when none has all', async () => {
    expect(await handles('?q=lamp%20notebook')).toEqual(
      expect.arrayContaining(['brass-desk-lamp', 'dot-grid-notebook']),
    );
  });

  it('stays in the collection and keeps the order asked for', async () => {
    expect((await handles('?collection=desk&sort=price_descending')).slice(0, 4)).toEqual([
      'brass-desk-lamp',
      'oak-desk-tray',
      'fountain-pen',
      'steel-scissors',
    ]);
    expect((await handles('?collection=desk&sort=newest')).slice(0, 4)).toEqual([
      'fountain-pen',
      'bottled-ink',
      'dot-grid-notebook',
      'dot-grid-notebook-pocket',
    ]);
    expect((await handles('?sort=title_ascending'))[0]).toBe('beech-bath-brush');
    expect(await handles('?q=mug&collection=desk')).toEqual([]);
  });

  it('goes page by page without losing or doubling one', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list(
        `?collection=table&limit=5&sort=price_ascending${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.products.map(({ handle }) => handle));
      cursor = page.next_cursor ?? '';
    } while (cursor);
    expect(seen).toEqual(await handles('?collection=table&sort=price_ascending'));
    expect(new Set(seen).size).toBe(13);
  });

  it('refuses a cursor of another list', async () => {
    const { next_cursor } = await list('?limit=5');
    expect(await buyer.get(`/api/products?sort=newest&cursor=${next_cursor}`)).toMatchObject({
      status: 400,
      body: { code: 'unknown_cursor' },
    });
  });
});

describe('texts', () => {
  it('are reviews as their authors wrote them, newest first', async () => {
    const page = reviewPage.parse((await buyer.get('/api/products/speckled-mug/reviews?limit=4')).body);
    expect(page.reviews.map(({ at }) => at)).toEqual(
      page.reviews
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(page.reviews[0]!.text.length).toBeGreaterThan(1500);
    expect(page.reviews.some(({ text }) => text.includes('<script>'))).toBe(true);
    const rest = reviewPage.parse(
      (await buyer.get(`/api/products/speckled-mug/reviews?limit=4&cursor=${page.next_cursor}`)).body,
    );
    expect(rest).toMatchObject({ reviews: { length: 1 }, total: 5, next_cursor: null });
  });

  it('are policies and answers, all of them or those that fit words and types', async () => {
    const all = policyPage.parse((await buyer.get('/api/policies?limit=50')).body);
    expect(all.total).toBe(28);
    expect(all.policies.filter(({ type }) => type === 'faq')).toHaveLength(20);
    const found = policyPage.parse((await buyer.get('/api/policies?q=return&types=refund')).body);
    expect(found.policies.map(({ slug }) => slug)).toEqual(['refunds']);
    const two = policyPage.parse((await buyer.get('/api/policies?q=dishwasher&types=faq&types=refund')).body);
    expect(two.policies[0]).toMatchObject({ slug: 'faq-dishwasher', url: '/policies/faq-dishwasher' });
    expect((await buyer.get('/api/policies?types=rumours')).status).toBe(400);
  });
});
