import type { Cart, LineItem } from '../schemas/cart.ts';
import { toDisclosures, toNotices, toSums } from './rows.ts';

type ReceiptLine = {
  id: string;
  quantity: number;
  line_total: { amount: number };
  variant_id: string;
  title: string;
  variant_title: string;
};

/** A line of cart, checkout or receipt. Titles of a third-party catalogue are left out: ids tell the lines apart. */
export const toLineRow = (line: LineItem | ReceiptLine, thirdParty: boolean): { line: object } => {
  const { variant_id, title, variant_title } =
    'item' in line ? { ...line.item, variant_id: line.item.id } : line;
  const { id: line_id, quantity, line_total } = line;
  return {
    line: {
      line_id,
      variant_id,
      quantity,
      line_total: line_total.amount,
      ...(!thirdParty && { title, variant_title }),
    },
  };
};

/** Texts that may be cut in the rows of a cart or checkout; never money, disclosures or terms. */
export const rowTexts = [
  '/data/rows/*/line/title',
  '/data/rows/*/line/variant_title',
  '/data/rows/*/message/text',
];

/** Every row of a cart: disclosures, messages, lines. */
export const toCartRows = (cart: Cart, thirdParty: boolean): object[] => [
  ...toDisclosures(cart.messages),
  ...toNotices(cart.messages),
  ...cart.line_items.map((line) => toLineRow(line, thirdParty)),
];

/** A cart in short, as the state after a conflict. */
export const toCartState = (cart: Cart): object => ({
  ...toCartSums(cart),
  lines: cart.line_items
    .slice(0, 10)
    .map(({ id, item, quantity }) => ({ line_id: id, variant_id: item.id, quantity })),
});

export const toCartSums = ({ currency, totals, item_count }: Cart): object => ({
  currency,
  totals: toSums(totals),
  item_count,
});
