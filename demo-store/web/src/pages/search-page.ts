import type { Collection } from '@vitrine/commerce/models';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import type { Shelf } from '../page-reads.ts';
import { emptyGrid, productGrid } from '../parts/product-list.ts';
import { shelfView } from '../parts/shelf-view.ts';
import { ShelfAddress } from '../shelf-address.ts';
import type { Answer } from '../shop.ts';
import { ShopPage } from '../shop-page.ts';

interface Found {
  shelf: Shelf | undefined;
  /** What to offer where nothing was asked or found. */
  ideas: { collections: Collection[]; liked: Shelf } | undefined;
}

class SearchPage extends ShopPage {
  #found = new Loader<Found>(this, { shop: () => this.shop, ask: () => this.#ask() });

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated && changed.has('query')) void this.#found.load();
  }

  protected override render(): TemplateResult {
    const address = this.#address();
    const { search } = this.words;
    const { language, router } = this.shop;
    return html`
      <div class="page-head"><h1>${address.q ? search.resultsFor(address.q) : search.title}</h1></div>
      ${this.whenLoaded(this.#found, {
        draw: ({ shelf, ideas }) =>
          shelf && !ideas ? shelfView(shelf, { address, language, router }) : this.#ideas(ideas),
        waiting: html`<div class="shelf">
          <div class="filters"></div>
          ${emptyGrid(6)}
        </div>`,
      })}
    `;
  }

  #ideas(ideas: Found['ideas']): TemplateResult {
    const { search, collectionNames } = this.words;
    const { language } = this.shop;
    const { q } = this.#address();
    return html`
      <p class="lead" role="status">${q ? search.nothing(q) : search.ask}</p>
      <p>${search.hint}</p>
      <ul class="chips" aria-label=${search.ideas}>
        ${search.words.map((word) => html`<li><a href="/search?q=${word}" lang=${language.contentLang}>${word}</a></li>`)}
        ${ideas?.collections.map(
          ({ handle, title }) =>
            html`<li><a href="/collections/${handle}">${collectionNames[handle] ?? title}</a></li>`,
        )}
      </ul>
      <h2>${search.liked}</h2>
      ${productGrid(ideas?.liked.products ?? [], { language })}
    `;
  }

  async #ask(): Promise<Answer<Found>> {
    const { reads, store } = this.shop;
    const address = this.#address();
    const shelf = address.q ? await reads.shelf(address.toShelfQuery()) : undefined;
    if (shelf && !shelf.ok) return shelf;
    if (shelf && (shelf.value.facets.prices || address.filtered))
      return { ok: true, value: { shelf: shelf.value, ideas: undefined } };
    const [list, liked] = await Promise.all([
      store.queries.collections({}),
      reads.shelf(new URLSearchParams({ limit: '4' })),
    ]);
    if (!list.ok) return list;
    if (!liked.ok) return liked;
    const ideas = { collections: list.value.collections, liked: liked.value };
    return { ok: true, value: { shelf: shelf?.value, ideas } };
  }

  #address(): ShelfAddress {
    return new ShelfAddress('/search', this.query);
  }
}

customElements.define('search-page', SearchPage);
