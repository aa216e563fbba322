import { type Done, defineTool, type Fault, type ToolDefinition } from '@vitrine/core';
import { input, version } from '../generated/browse-store.gen.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Queries, Store } from '../store.ts';
import { originOf } from './origin.ts';
import { quotedLimit, quotes, toProductRows } from './product-rows.ts';
import { askPage, pageOf, unknownCursor } from './rows.ts';

const sortAlone: Fault = {
  code: 'invalid_arguments',
  fields: [{ path: '/sort', got: 'sort without collection', accepted: 'sort together with collection' }],
};

export const browseStore = (thirdParty = false): ToolDefinition =>
  defineTool<Input<'browse_store'>, Store, 'navigate'>({
    name: 'browse_store',
    title: 'Browse collections',
    description:
      'Opens a collection in the page and returns its products; without collection, the start page and all collections. Use it to look around. With cursor the page stays. To find something in words use search_catalog. Adds nothing to the cart.',
    input,
    effect: 'navigate',
    subject: 'anyone',
    scope: 'catalog.read',
    ...originOf(version, thirdParty),
    trim: { page: '/data/items', cut: ['/data/items/*/summary', '/data/items/*/title', '/quoted/*/text'] },
    run: async ({ collection, sort, cursor }, { store }) => {
      if (sort && !collection) return sortAlone;
      const result = collection
        ? await listProducts(store, { collection, sort, cursor }, thirdParty)
        : await listCollections(store, cursor);
      if ('code' in result || cursor) return result;
      const moved = await store.navigate(
        collection ? `/collections/${collection}${sort ? `?sort=${sort}` : ''}` : '/',
      );
      return moved.ok ? result : moved.fault;
    },
  });

type Shelf = { queries: Queries };

const listProducts = async (
  { queries }: Shelf,
  { cursor, ...shelf }: Input<'browse_store'>,
  thirdParty: boolean,
): Promise<Done | Fault> => {
  const limit = thirdParty ? quotedLimit : 10;
  const page = await askPage(
    cursor,
    (here) => queries.browse({ ...shelf, limit, ...here }),
    ({ products }) => products,
  );
  if ('code' in page) return page;
  const { rows, paging } = page;
  return {
    status: 'done',
    data: { items: toProductRows(rows, thirdParty) },
    paging,
    ...quotes(rows, thirdParty),
  };
};

const listCollections = async ({ queries }: Shelf, cursor: string | undefined): Promise<Done | Fault> => {
  const answer = await queries.collections({});
  if (!answer.ok) return answer.fault;
  const { collections } = answer.value;
  const page = pageOf(
    collections.map(({ handle, title, product_count }) => ({ handle, title, product_count })),
    cursor,
  );
  return page ? { status: 'done', data: { items: page.rows }, paging: page.paging } : unknownCursor;
};
