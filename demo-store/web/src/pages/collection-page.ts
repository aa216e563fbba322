import type { Collection } from '@vitrine/commerce/models';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import type { Shelf } from '../page-reads.ts';
import { emptyGrid } from '../parts/product-list.ts';
import { shelfView } from '../parts/shelf-view.ts';
import { ShelfAddress } from '../shelf-address.ts';
import { ShopPage } from '../shop-page.ts';

/** `/collections/all` is every product; order, filters and page stand in the query. */
class CollectionPage extends ShopPage {
  #collections = new Loader<{ collections: Collection[] }>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.collections({}),
  });
  #shelf = new Loader<Shelf>(this, {
    shop: () => this.shop,
    ask: () =>
      this.shop.reads.shelf(this.#address().toShelfQuery(this.name === 'all' ? undefined : this.name)),
  });

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated && changed.has('query')) void this.#shelf.load();
  }

  protected override render(): TemplateResult {
    const { language, router } = this.shop;
    return this.whenLoaded(this.#shelf, {
      draw: (shelf) => html`
        ${this.#head()} ${shelfView(shelf, { address: this.#address(), language, router })}
      `,
      waiting: html`${this.#head()}
        <div class="shelf">
          <div class="filters"></div>
          ${emptyGrid(6)}
        </div>`,
    });
  }

  #head(): TemplateResult {
    const { words, contentLang } = this.shop.language;
    const { state } = this.#collections;
    const all = state.at === 'ready' ? state.value.collections : [];
    const collection = all.find(({ handle }) => handle === this.name);
    const own = this.name === 'all' ? words.shelf.all : words.collectionNames[this.name];
    return html`
      <div class="page-head">
        <h1 lang=${own === undefined ? contentLang : nothing}>${own ?? collection?.title ?? this.name}</h1>
        ${this.name === 'all' ? nothing : html`<p class="lead" lang=${contentLang}>${collection?.description}</p>`}
      </div>
    `;
  }

  #address(): ShelfAddress {
    return new ShelfAddress(`/collections/${this.name}`, this.query);
  }
}

customElements.define('collection-page', CollectionPage);
