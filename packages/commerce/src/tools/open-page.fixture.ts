import {
  createMemoryShop,
  memoryGoods,
  openToolPage,
  type ToolPage,
  type ToolPageOptions,
} from '@vitrine/testkit/contract';
import { Window } from 'happy-dom';
import { accountSets } from '../account.ts';
import { checkoutSets } from '../checkout.ts';
import { storefrontSet } from '../storefront.ts';

type Options = Omit<ToolPageOptions, 'document' | 'sets'> & { thirdPartyCatalog?: boolean };

/** A page at a path with every tool set; what it displays follows from the path. */
export const openPage = (
  path: string,
  { thirdPartyCatalog = false, ...options }: Options = {},
): Promise<ToolPage> => {
  const document = new Window({ url: `https://shop.example${path}` }).document as unknown as Document;
  const sets = [
    storefrontSet({ thirdPartyCatalog }),
    ...checkoutSets({ thirdPartyCatalog }),
    ...accountSets({ thirdPartyCatalog }),
  ];
  return openToolPage({ document, sets, ...options });
};

/** A page at checkout with one mug in the checkout; `filled`: ready for its order. */
export const openCheckout = async (options: Options & { filled?: boolean } = {}): Promise<ToolPage> => {
  const shop = options.shop ?? createMemoryShop();
  const { commands } = shop.open();
  await commands.setCartLines({ lines: [{ variant_id: 'v-mug', quantity: 1 }] });
  await commands.startCheckout({});
  const { buyer, destination, payment_option } = memoryGoods;
  if (options.filled)
    await commands.updateCheckout({
      parts: [{ buyer }, { fulfillment: { destination } }, { payment_option }],
    });
  const { filled: _, ...rest } = options;
  return openPage('/checkout', { ...rest, shop });
};

/** Every row of a paged answer, by its cursors. */
export const readAll = async <Row>(
  page: ToolPage,
  call: { name: string; input?: object; list: (answer: never) => Row[] },
): Promise<Row[]> => {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (let count = 0; count < 200; count++) {
    const answer = await page.call(call.name, { ...call.input, ...(cursor && { cursor }) });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    rows.push(...call.list(answer as never));
    cursor = answer.next_cursor;
    if (!cursor) return rows;
  }
  throw new Error('the list does not end');
};

/** A page of a shopper who is signed in and has bought one mug, or what `goods` says; `order_id` is that order. */
export const openAccount = async ({
  goods = { variant_id: 'v-mug', quantity: 1 },
  path = '/',
  ...options
}: Options & { goods?: { variant_id: string; quantity: number }; path?: string } = {}): Promise<
  ToolPage & { order_id: string }
> => {
  const shop = options.shop ?? createMemoryShop();
  const { account, commands, commits } = shop.open();
  await account.signIn(shop.account);
  const { buyer, destination, payment_option } = memoryGoods;
  await commands.setCartLines({ lines: [goods] });
  await commands.startCheckout({});
  await commands.updateCheckout({ parts: [{ buyer }, { fulfillment: { destination } }, { payment_option }] });
  const quote = await commits.prepare({ kind: 'order' });
  if (!quote.ok) throw new Error(quote.fault.code);
  const { id: quote_id, digest } = quote.value;
  await commits.approve({ quote_id, digest });
  await commits.complete({ quote_id });
  const page = await openPage(path, { ...options, shop, signedIn: true });
  await page.waitFor('list_orders');
  const [order_id = ''] = [...shop.orders.keys()];
  return { ...page, order_id };
};
