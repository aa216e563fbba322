import { defineTool, type Quoted, type ToolDefinition } from '@vitrine/core';
import { input, version } from '../generated/get-product.gen.ts';
import type { Product } from '../schemas/catalog.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { originOf } from './origin.ts';
import { handleOnScreen, quotedLimit, toVariantRow } from './product-rows.ts';
import { needsHandle, pageOf, toDisclosures, toNotices, unknownCursor } from './rows.ts';
import { toSentences } from './sentences.ts';

export const getProduct = (thirdParty = false): ToolDefinition =>
  defineTool<Input<'get_product'>, Store, 'read'>({
    name: 'get_product',
    title: 'Read a product',
    description:
      'Reads one product: notices the shopper must see, variants with variant_id, price (minor units) and stock, then the description. Use it before choosing a variant. Opens no page, adds nothing to the cart.',
    input,
    effect: 'read',
    subject: 'anyone',
    scope: 'catalog.read',
    ...originOf(version, thirdParty),
    trim: { page: '/data/rows', cut: ['/data/title', '/data/rows/*/message/text', '/quoted/*/text'] },
    run: async ({ handle, cursor }, { store, path }) => {
      const wanted = handle ?? handleOnScreen(path);
      if (!wanted) return needsHandle;
      const answer = await store.queries.product({ handle: wanted });
      if (!answer.ok) return answer.fault;
      const product = answer.value;
      const all = toRows(product, thirdParty);
      const page = thirdParty ? pageOf(all, cursor, quotedLimit) : pageOf(all, cursor);
      if (!page) return unknownCursor;
      const { title, available, rating } = product;
      return {
        status: 'done',
        data: {
          handle: wanted,
          ...(!thirdParty && { title }),
          available,
          ...(rating && { rating }),
          rows: page.rows,
        },
        paging: page.paging,
        ...(thirdParty && { quoted: toWords(product, page.rows) }),
      };
    },
  });

const toRows = (product: Product, thirdParty: boolean): object[] => [
  ...toDisclosures(product.notices),
  ...toNotices(product.notices),
  ...product.variants.map((variant) => ({ variant: toVariantRow(variant, thirdParty) })),
  ...(thirdParty ? [] : toSentences(product.description).map((text) => ({ text }))),
];

/** A seller's words: those of the product, and the options of the variants on this page. */
const toWords = ({ handle, title, description, variants }: Product, rows: object[]): Quoted[] => [
  { source: `${handle} title`, text: title },
  { source: `${handle} description`, text: description },
  ...variants
    .filter(({ id, options }) => options.length > 0 && rows.some((row) => isVariant(row, id)))
    .map(({ id, options }) => ({
      source: id,
      text: options.map(({ name, value }) => `${name}: ${value}`).join(', '),
    })),
];

const isVariant = (row: object, id: string): boolean =>
  'variant' in row && (row.variant as { variant_id: string }).variant_id === id;
