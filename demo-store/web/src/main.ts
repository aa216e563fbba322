import { createHttpStore } from '@vitrine/commerce/http';
import { connect } from './connect.ts';
import { createRouter } from './router.ts';
import type { Shop } from './shop.ts';
import { ShopApp } from './shop-app.ts';

const router = createRouter(window);
const store = createHttpStore({ endpoint: '/api', navigate: (target) => router.go(target) });
const shop: Shop = { store, router, started: store.session.ask() };

customElements.define('shop-app', ShopApp);
const app = document.querySelector<ShopApp>('shop-app');
if (app) app.shop = shop;
connect(document, shop);
