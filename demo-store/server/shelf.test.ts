import { productPage } from '@vitrine/commerce/models';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.fixture.ts';

const shop = await openShop();
const buyer = await shop.arrive();

interface Shelf {
  products: { handle: string; price_min: { amount: number } }[];
  total: number;
  page: number;
  pages: number;
  facets: {
    prices: { min: number; max: number } | null;
    available: number;
    sale: number;
    options: { name: string; values: { value: string; count: number }[] }[];
  };
}
const shelf = async (query: string) => (await buyer.get<Shelf>(`/api/shelf${query}`)).body;
const handles = async (query: string) => (await shelf(query)).products.map(({ handle }) => handle);

describe('a shelf', () => {
  it('without filters is the list the catalog has, in its order', async () => {
    const { body } = await buyer.get('/api/products?collection=table&sort=price_ascending&limit=12');
    expect(await handles('?collection=table&sort=price_ascending')).toEqual(
      productPage.parse(body).products.map(({ handle }) => handle),
    );
  });

  it('has numbered pages that show every product once', async () => {
    const { total, pages } = await shelf('?limit=5');
    const numbers = Array.from({ length: pages }, (_, index) => index + 1);
    const shown = (await Promise.all(numbers.map((page) => handles(`?limit=5&page=${page}`)))).flat();
    expect(pages).toBe(Math.ceil(total / 5));
    expect(new Set(shown).size).toBe(total);
    expect(shown).toHaveLength(total);
    expect(await handles(`?limit=5&page=${pages + 1}`)).toEqual([]);
  });

  it('shows a product by an option only if the variant with it meets the other filters too', async () => {
    expect(await handles('?q=speckled+mug&option=Color:Moss')).toEqual(['speckled-mug']);
    expect(await handles('?q=speckled+mug&option=Color:Moss&available=1')).toEqual([]);
    expect(await handles('?q=speckled+mug&option=Color:Moss&option=Color:Slate&available=1')).toHaveLength(2);
    expect(await handles('?q=speckled+mug&price_min=2000')).toEqual(['speckled-mug-large']);
    expect(await handles('?q=speckled+mug&price_max=2000')).toEqual(['speckled-mug']);
  });

  it('lists what is on sale', async () => {
    const { total, facets } = await shelf('?sale=1');
    expect(total).toBe(facets.sale);
    expect(await handles('?sale=1&limit=48')).toContain('enamel-pot');
  });

  it('tells what the whole list can be filtered by, whatever is filtered now', async () => {
    const { facets } = await shelf('?q=speckled+mug&price_max=1');
    expect(facets).toMatchObject({ prices: { min: 1800, max: 2400 }, available: 2 });
    expect(facets.options).toContainEqual({
      name: 'Color',
      values: [
        { value: 'Sand', count: 2 },
        { value: 'Slate', count: 2 },
        { value: 'Moss', count: 1 },
      ],
    });
  });

  it.each(['?page=0', '?limit=49', '?available=yes', '?price_min=-1', '?sort=random'])(
    'refuses %s',
    async (query) => {
      expect((await buyer.get(`/api/shelf${query}`)).status).toBe(400);
    },
  );

  it('is not found for an unknown collection', async () => {
    expect((await buyer.get('/api/shelf?collection=garden')).status).toBe(404);
  });
});

describe('suggestions', () => {
  const suggest = async (q: string) =>
    (
      await buyer.get<{ products: { handle: string }[]; collections: { handle: string }[] }>(
        `/api/suggestions?${new URLSearchParams({ q })}`,
      )
    ).body;

  it('name what begins as it was typed, titles first', async () => {
    const { products } = await suggest('spe mu');
    expect(products.slice(0, 2).map(({ handle }) => handle)).toEqual(['speckled-mug', 'speckled-mug-large']);
    expect((await suggest('Kit')).collections).toEqual([{ handle: 'kitchen', title: expect.any(String) }]);
  });

  it.each(['', '   ', '"%_*', 'zzzz'])('for "%s" are none', async (q) => {
    expect(await suggest(q)).toEqual({ products: [], collections: [] });
  });
});

describe('a delivery estimate', () => {
  it('lists the ways to a country, cheapest first, and what they cost for goods of that worth', async () => {
    const { body } = await buyer.get('/api/delivery-estimate?country=US&goods=1000');
    expect(body).toMatchObject({
      options: [
        { id: 'standard', amount: 595 },
        { id: 'express', amount: 1495 },
      ],
    });
    const free = await buyer.get('/api/delivery-estimate?country=US&goods=6000');
    expect(free.body).toMatchObject({ options: [{ id: 'standard', amount: 0 }, {}] });
  });

  it('is refused for a country the shop does not deliver to', async () => {
    expect((await buyer.get('/api/delivery-estimate?country=FR&goods=1')).status).toBe(400);
  });
});
