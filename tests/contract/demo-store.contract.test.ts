import { createHttpStore, type HttpStore } from '@vitrine/commerce/http';
import { type KnownGoods, storeContract } from '@vitrine/testkit/contract';
import * as vitest from 'vitest';
import { createShop } from '../../demo-store/server/create-shop.ts';
import { Browser } from './browser.ts';

const goods: KnownGoods = {
  single: { handle: 'cast-iron-pan', variant_id: 'variant-pan-26' },
  several: {
    handle: 'speckled-mug-large',
    variant_ids: ['variant-mugl-sand', 'variant-mugl-slate'],
    option: { name: 'Color', value: 'Slate' },
  },
  sold_out: { variant_id: 'variant-mug-moss' },
  least: { variant_id: 'variant-taper', quantity_min: 6 },
  dear: { variant_id: 'variant-pan-26', quantity: 2 },
  collection: 'kitchen',
  word: 'dishwasher',
  policy_word: 'return',
  buyer: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' },
  destination: {
    street_address: 'Gasse 2',
    address_locality: 'Berlin',
    postal_code: '10115',
    address_country: 'DE',
  },
  discount_code: 'WELCOME10',
  payment_option: 'invoice',
};

const accounts = {
  first: { email: 'ada@example.com', password: 'correct horse battery' },
  second: { email: 'grace@example.com', password: 'staple apple orchard' },
};

const countOrders = async (origin: string): Promise<number> => {
  const response = await fetch(`${origin}/lab/state`);
  const { orders } = (await response.json()) as { orders: unknown[] };
  return orders.length;
};

storeContract({
  name: 'http adapter on the demo server',
  vitest,
  open: async () => {
    let later_ms = 0;
    const shop = await createShop({ lab: true, ports: { clock: () => Date.now() + later_ms } });
    const browser = new Browser(shop.url);
    const open = (of: Browser): HttpStore =>
      createHttpStore({ navigate: () => {}, fetch: of.fetch, storage: null, broadcast: null });
    return {
      store: open(browser),
      goods,
      tab: () => open(browser),
      stranger: () => open(new Browser(shop.url)),
      signIn: async (store, who = 'first') => {
        const answer = await (store as HttpStore).account.signIn(accounts[who]);
        if (!answer.ok) throw new Error(answer.fault.code);
      },
      pass: (seconds) => {
        later_ms += seconds * 1000;
      },
      endSession: () => {
        browser.cookie = '';
      },
      failNext: (how) => {
        browser.mishap = how;
      },
      orders: () => countOrders(shop.url),
      close: () => shop.close(),
    };
  },
});
