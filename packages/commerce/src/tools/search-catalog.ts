import { defineTool, fromCursor, type ToolDefinition } from '@vitrine/core';
import { input, version } from '../generated/search-catalog.gen.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { originOf } from './origin.ts';
import { quotedLimit, toProductRow, toQuoted } from './product-rows.ts';
import { unknownCursor } from './rows.ts';

export const searchCatalog = (thirdParty = false): ToolDefinition =>
  defineTool<Input<'search_catalog'>, Store, 'read'>({
    name: 'search_catalog',
    title: 'Search products',
    description:
      'Finds products by words, when the shopper says what they want. Returns handle, title, prices (minor units) and availability, best match first; total counts all matches. It opens no page and changes nothing; variants, notices and exact stock come from get_product.',
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
      const at = fromCursor(cursor);
      if (!at) return unknownCursor;
      const answer = await store.queries.search({
        q: query,
        collection,
        limit: thirdParty ? Math.min(limit, quotedLimit) : limit,
        cursor: at.here || undefined,
      });
      if (!answer.ok) return answer.fault;
      const { total, next_cursor: next } = answer.value;
      const products = answer.value.products.slice(at.skip);
      return {
        status: 'done',
        data: { products: products.map((product) => toProductRow(product, thirdParty)) },
        paging: { ...at, next, total },
        ...(thirdParty && { quoted: toQuoted(products) }),
      };
    },
  });
