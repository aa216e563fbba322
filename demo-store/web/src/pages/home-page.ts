import type { Collection, ProductPage } from '@vitrine/commerce/models';
import { html, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import { productList } from '../parts/product-list.ts';
import { ShopPage } from '../shop-page.ts';

class HomePage extends ShopPage {
  #shelves = new Loader<{ collections: Collection[]; page: ProductPage }>(this, {
    shop: () => this.shop,
    ask: async () => {
      const { queries } = this.shop.store;
      const [list, page] = await Promise.all([queries.collections({}), queries.browse({ limit: 6 })]);
      if (!list.ok) return list;
      return page.ok ? { ok: true, value: { ...list.value, page: page.value } } : page;
    },
  });

  protected override render(): TemplateResult {
    return this.whenLoaded(
      this.#shelves.state,
      ({ collections, page }) => html`
        <h1>Things for table, kitchen and desk</h1>
        <h2>Collections</h2>
        <ul class="grid">
          ${collections.map(tile)}
        </ul>
        <h2>Most liked</h2>
        ${productList(page, () => '/collections/all')}
      `,
    );
  }
}

function tile({ handle, title, description, product_count }: Collection): TemplateResult {
  return html`
    <li class="card tile">
      <a href="/collections/${handle}"><span class="title">${title}</span></a>
      <p class="quiet">${description}</p>
      <p class="quiet">${product_count} products</p>
    </li>
  `;
}

customElements.define('home-page', HomePage);
