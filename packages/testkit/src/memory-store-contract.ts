import type { HttpStore } from '@vitrine/commerce/http';
import type { KnownGoods, ShopUnderTest } from './contract-kit.ts';
import { createMemoryShop } from './memory-store.ts';

/** What the memory shop sells, in the suite's words. */
export const memoryGoods: KnownGoods = {
  single: { handle: 'clay-mug', variant_id: 'v-mug' },
  several: {
    handle: 'wool-scarf',
    variant_ids: ['v-scarf-red', 'v-scarf-blue'],
    option: { name: 'Color', value: 'Blue' },
  },
  sold_out: { variant_id: 'v-tray' },
  least: { variant_id: 'v-bowl', quantity_min: 2 },
  dear: { variant_id: 'v-lamp', quantity: 2 },
  collection: 'kitchen',
  word: 'tea',
  policy_word: 'return',
  buyer: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' },
  destination: {
    street_address: 'Lindenweg 3',
    address_locality: 'Berlin',
    postal_code: '10115',
    address_country: 'DE',
  },
  discount_code: 'WELCOME10',
  payment_option: 'invoice',
};

/** The memory shop as the contract suite wants it. */
export const openMemoryShop = (): ShopUnderTest => {
  const shop = createMemoryShop();
  return {
    store: shop.open(),
    goods: memoryGoods,
    tab: () => shop.open(),
    stranger: () => shop.open({}, shop.browser()),
    signIn: async (store, who = 'first') => {
      const credentials = who === 'first' ? shop.account : shop.otherAccount;
      const answer = await (store as HttpStore).account.signIn(credentials);
      if (!answer.ok) throw new Error(answer.fault.code);
    },
    pass: shop.pass,
    endSession: () => shop.endSession(),
    failNext: (how) => {
      shop.intercept = ({ method, path }) => {
        if (method === 'GET' || path === '/calls/settle') return undefined;
        shop.intercept = undefined;
        return how;
      };
    },
    orders: () => shop.orders.size,
  };
};
