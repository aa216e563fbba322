import { defineTool, type ToolDefinition } from '@vitrine/core';
import { input, version } from '../generated/search-catalog.gen.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { originOf } from './origin.ts';
import { quotedLimit, quotes, toProductRows } from './product-rows.ts';
import { askPage } from './rows.ts';

export const searchCatalog = (thirdParty = false): ToolDefinition =>
  defineTool<Input<'search_catalog'>, Store, 'read'>({
    name: 'search_catalog',
    title: 'Search products',
    description:
      'Finds products by words. Use it when the shopper says what they want. Returns handle, title, price (minor units) and availability, best first. For variants and stock use get_product. Changes nothing.',
    input,
    effect: 'read',
    subject: 'anyone',
    scope: 'catalog.read',
    ...originOf(version, thirdParty),
    trim: {
      page: '/data/products',
      cut: ['/data/products/*/summary', '/data/products/*/title', '/quoted/*/text'],
    },
    run: async ({ query, collection, limit = 5, cursor }, { store }) => {
      const most = thirdParty ? Math.min(limit, quotedLimit) : limit;
      const page = await askPage(
        cursor,
        (here) => store.queries.search({ q: query, collection, limit: most, ...here }),
        ({ products }) => products,
      );
      if ('code' in page) return page;
      const { rows, paging } = page;
      return {
        status: 'done',
        data: { products: toProductRows(rows, thirdParty) },
        paging,
        ...quotes(rows, thirdParty),
      };
    },
  });
