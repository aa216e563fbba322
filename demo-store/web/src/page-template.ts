import { html, type TemplateResult } from 'lit';
import type { PageName, Route } from './routes.ts';
import type { Shop } from './shop.ts';
import './pages/cart-page.ts';
import './pages/checkout-page.ts';
import './pages/collection-page.ts';
import './pages/home-page.ts';
import './pages/order-page.ts';
import './pages/orders-page.ts';
import './pages/plain-page.ts';
import './pages/policies-page.ts';
import './pages/policy-page.ts';
import './pages/product-page.ts';
import './pages/receipt-page.ts';
import './pages/search-page.ts';
import './pages/sign-in-page.ts';

interface Place {
  shop: Shop;
  url: URL;
}

type Draw = (place: { shop: Shop; name: string; query: URLSearchParams }) => TemplateResult;

const pages: Record<PageName, Draw> = {
  home: ({ shop }) => html`<home-page .shop=${shop}></home-page>`,
  collection: ({ shop, name, query }) =>
    html`<collection-page .shop=${shop} .name=${name} .query=${query}></collection-page>`,
  product: ({ shop, name, query }) =>
    html`<product-page .shop=${shop} .name=${name} .query=${query}></product-page>`,
  search: ({ shop, query }) => html`<search-page .shop=${shop} .query=${query}></search-page>`,
  cart: ({ shop }) => html`<cart-page .shop=${shop}></cart-page>`,
  checkout: ({ shop }) => html`<checkout-page .shop=${shop}></checkout-page>`,
  receipt: ({ shop, name }) => html`<receipt-page .shop=${shop} .name=${name}></receipt-page>`,
  'sign-in': ({ shop, query }) => html`<sign-in-page .shop=${shop} .query=${query}></sign-in-page>`,
  orders: ({ shop, query }) => html`<orders-page .shop=${shop} .query=${query}></orders-page>`,
  order: ({ shop, name }) => html`<order-page .shop=${shop} .name=${name}></order-page>`,
  passkeys: ({ shop }) => html`<plain-page .shop=${shop} .name=${'passkeys'}></plain-page>`,
  activity: ({ shop }) => html`<plain-page .shop=${shop} .name=${'activity'}></plain-page>`,
  policies: ({ shop }) => html`<policies-page .shop=${shop}></policies-page>`,
  policy: ({ shop, name }) => html`<policy-page .shop=${shop} .name=${name}></policy-page>`,
  'not-found': ({ shop }) => html`<plain-page .shop=${shop} .name=${'not-found'}></plain-page>`,
};

/** The element of a route. */
export function pageTemplate({ page, name }: Route, { shop, url }: Place): TemplateResult {
  return pages[page]({ shop, name, query: url.searchParams });
}
