import { createHttpStore } from '@vitrine/commerce/http';
import { CartDesk } from './cart/cart-desk.ts';
import { connect } from './connect.ts';
import { keepLanguage, languageOf } from './language.ts';
import { lateChannel } from './late-channel.ts';
import { createPageReads } from './page-reads.ts';
import { createRouter } from './router.ts';
import { ShopApp } from './shop-app.ts';

const router = createRouter(window);
const afterLoad = (then: () => void): void => {
  if (document.readyState === 'complete') setTimeout(then);
  else addEventListener('load', () => setTimeout(then), { once: true });
};
const store = createHttpStore({
  endpoint: '/api',
  navigate: (target) => router.go(target),
  broadcast: lateChannel(() => new BroadcastChannel('vitrine'), afterLoad),
});
const started = store.session.ask();
const after = (ms: number, then: () => void): void => void setTimeout(then, ms);
const shop = {
  store,
  router,
  started,
  reads: createPageReads((...request) => fetch(...request)),
  cart: new CartDesk({ store, started, after }),
  language: languageOf(document.documentElement.lang),
};
keepLanguage(document, router.url);

customElements.define('shop-app', ShopApp);
const app = document.querySelector<ShopApp>('shop-app');
// A task of its own: running all modules and drawing the first page at once would hold up whoever types or taps.
if (app) setTimeout(() => (app.shop = shop));
// The first formatter of prices takes longest: made while the shop's answers are on their way.
setTimeout(() => shop.language.format.money({ amount: 0, currency: 'USD' }));
connect(document, { shop, openCart: () => app?.openCart('beside') });
