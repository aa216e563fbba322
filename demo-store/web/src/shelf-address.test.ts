import { describe, expect, it } from 'vitest';
import { ShelfAddress } from './shelf-address.ts';

const address = (query: string) => new ShelfAddress('/collections/table', new URLSearchParams(query));
const asked = (query: string) => String(address(query).toShelfQuery('table'));

describe('the address of a list', () => {
  it('asks the shop for what it says, prices in minor units', () => {
    expect(asked('sort=newest&page=2&available=1&price_max=30&option=Color:Sand&option=Color:Moss')).toBe(
      'limit=12&collection=table&sort=newest&page=2&available=1&price_max=3000&option=Color%3ASand&option=Color%3AMoss',
    );
  });

  it('leaves out what makes no sense', () => {
    expect(asked('sort=random&page=-1&available=yes&price_min=1.5&price_max=cheap')).toBe(
      'limit=12&collection=table&page=1',
    );
  });

  it('leads to its neighbours: another order or filter begins at the first page', () => {
    const here = address('sort=newest&available=1&page=3&lang=es');
    expect(here.page(2)).toBe('/collections/table?sort=newest&available=1&page=2');
    expect(here.page(1)).toBe('/collections/table?sort=newest&available=1');
    expect(here.sorted('title_ascending')).toBe('/collections/table?sort=title_ascending&available=1');
    expect(here.cleared).toBe('/collections/table?sort=newest');
    expect([here.filtered, address('sort=newest').filtered]).toEqual([true, false]);
  });
});
