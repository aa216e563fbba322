import type { Collection, ProductPage } from '@vitrine/commerce/models';
import { html, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import { productList } from '../parts/product-list.ts';
import { ShopPage } from '../shop-page.ts';

class HomePage extends ShopPage {
  #collections = new Loader<{ collections: Collection[] }>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.collections({}),
  });
  #products = new Loader<ProductPage>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.browse({ limit: 6 }),
  });

  protected override render(): TemplateResult {
    return html`
      <h1>Things for table, kitchen and desk</h1>
      <h2>Collections</h2>
      ${this.whenLoaded(
        this.#collections.state,
        ({ collections }) =>
          html`<ul class="grid">
            ${collections.map(tile)}
          </ul>`,
      )}
      <h2>Most liked</h2>
      ${this.whenLoaded(this.#products.state, (page) => productList(page, () => '/collections/all'))}
    `;
  }
}

function tile({ handle, title, description, product_count }: Collection): TemplateResult {
  return html`
    <li class="card">
      <a href="/collections/${handle}"><span class="title">${title}</span></a>
      <p class="quiet">${description}</p>
      <p class="quiet">${product_count} products</p>
    </li>
  `;
}

customElements.define('home-page', HomePage);
