import type { Collection, ProductPage } from '@vitrine/commerce/models';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import { productList } from '../parts/product-list.ts';
import { ShopPage } from '../shop-page.ts';

const sorts = {
  best_selling: 'Best selling',
  price_ascending: 'Price, low to high',
  price_descending: 'Price, high to low',
  title_ascending: 'Name',
  newest: 'Newest',
} as const;

type Sort = keyof typeof sorts;

/** `/collections/all` is every product; sort order and cursor stand in the query. */
class CollectionPage extends ShopPage {
  #collections = new Loader<{ collections: Collection[] }>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.collections({}),
  });
  #products = new Loader<ProductPage>(this, {
    shop: () => this.shop,
    ask: () => {
      const cursor = this.query.get('cursor');
      const sort = this.#sort();
      const collection = this.name === 'all' ? {} : { collection: this.name };
      return this.shop.store.queries.browse({
        sort,
        limit: 12,
        ...collection,
        ...(cursor ? { cursor } : {}),
      });
    },
  });

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated && changed.has('query')) void this.#products.load();
  }

  protected override render(): TemplateResult {
    return this.whenLoaded(this.#products.state, (page) => {
      const { state } = this.#collections;
      const all = state.at === 'ready' ? state.value.collections : [];
      const collection = all.find(({ handle }) => handle === this.name);
      const title = this.name === 'all' ? 'All products' : (collection?.title ?? this.name);
      return html`
        <h1>${title}</h1>
        <p>${collection?.description}</p>
        ${this.#sortForm()}
        <p class="quiet" role="status">${page.total} products</p>
        ${productList(page, (cursor) => this.#path({ cursor }))}
      `;
    });
  }

  #sortForm(): TemplateResult {
    const choose = (event: Event): void =>
      this.shop.router.go(this.#path({ sort: (event.target as HTMLSelectElement).value }));
    return html`
      <label class="inline">
        Sort by
        <select @change=${choose}>
          ${Object.entries(sorts).map(
            ([value, text]) =>
              html`<option value=${value} ?selected=${value === this.#sort()}>${text}</option>`,
          )}
        </select>
      </label>
    `;
  }

  #sort(): Sort {
    const sort = this.query.get('sort') ?? '';
    return sort in sorts ? (sort as Sort) : 'best_selling';
  }

  #path(query: Record<string, string>): string {
    return `/collections/${this.name}?${new URLSearchParams({ sort: this.#sort(), ...query })}`;
  }
}

customElements.define('collection-page', CollectionPage);
