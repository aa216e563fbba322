import type { ProductPage } from '@vitrine/commerce/models';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import { productList } from '../parts/product-list.ts';
import { ShopPage } from '../shop-page.ts';

class SearchPage extends ShopPage {
  #products = new Loader<ProductPage>(this, {
    shop: () => this.shop,
    ask: async () => {
      const q = this.#words();
      const cursor = this.query.get('cursor');
      if (!q) return { ok: true, value: { products: [], total: 0, next_cursor: null } };
      return this.shop.store.queries.search({ q, limit: 12, ...(cursor ? { cursor } : {}) });
    },
  });

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated && changed.has('query')) void this.#products.load();
  }

  protected override render(): TemplateResult {
    const q = this.#words();
    return this.whenLoaded(
      this.#products.state,
      (page) => html`
        <h1>${q ? `Search: ${q}` : 'Search'}</h1>
        <p role="status">
          ${q ? found(page.total) : 'What are you looking for? Use the search field above.'}
        </p>
        ${productList(page, (cursor) => `/search?${new URLSearchParams({ q, cursor })}`)}
      `,
    );
  }

  #words(): string {
    return this.query.get('q')?.trim() ?? '';
  }
}

function found(total: number): string {
  if (total === 0) return 'Nothing found. Try fewer or other words.';
  return total === 1 ? '1 product' : `${total} products`;
}

customElements.define('search-page', SearchPage);
