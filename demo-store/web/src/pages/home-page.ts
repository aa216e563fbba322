import type { Collection, ProductSummary } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import type { Shelf } from '../page-reads.ts';
import { emptyGrid, productGrid } from '../parts/product-list.ts';
import type { Answer } from '../shop.ts';
import { ShopPage } from '../shop-page.ts';

interface Shelves {
  best: Shelf;
  newest: Shelf;
  reduced: Shelf;
}

const perShelf = 4;
// Known before any answer, so that the first picture need not wait for one.
const heroPictures = ['speckled-mug', 'brass-desk-lamp', 'linen-napkins'];

class HomePage extends ShopPage {
  #collections = new Loader<{ collections: Collection[] }>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.collections({}),
  });
  #shelves = new Loader<Shelves>(this, { shop: () => this.shop, ask: () => this.#ask() });

  protected override render(): TemplateResult {
    const { home } = this.words;
    return html`
      <section class="hero">
        <div class="hero-words">
          <h1>${home.title}</h1>
          <p class="lead">${home.lead}</p>
          <div class="actions">
            <a class="button primary" href="/collections/all">${home.browse}</a>
            <a class="button quiet-button" href="/collections/all?sale=1">${home.sale}</a>
          </div>
        </div>
        <div class="hero-pictures" aria-hidden="true">
          ${heroPictures.map(
            (handle) =>
              html`<img
                src="/pictures/${handle}.svg"
                alt=""
                width="400"
                height="400"
                fetchpriority="high"
              />`,
          )}
        </div>
      </section>
      <section aria-labelledby="home-collections">
        <h2 id="home-collections">${home.collections}</h2>
        ${this.#collectionTiles()}
      </section>
      ${this.whenLoaded(this.#shelves, {
        draw: (shelves) => html`
          ${this.#shelf('best', { products: shelves.best.products, href: '/collections/all' })}
          ${this.#values()}
          ${this.#shelf('newest', { products: shelves.newest.products, href: '/collections/all?sort=newest' })}
          ${this.#shelf('reduced', { products: shelves.reduced.products, href: '/collections/all?sale=1' })}
        `,
        waiting: html`<div class="shelf-head"><h2>${home.best}</h2></div>
          ${emptyGrid(perShelf)}`,
      })}
    `;
  }

  #collectionTiles(): TemplateResult {
    const { state } = this.#collections;
    const { words, contentLang } = this.shop.language;
    const list = state.at === 'ready' ? state.value.collections : [];
    return html`<ul class="tiles">
      ${list.map(
        ({ handle, title, description, product_count }) => html`
          <li lang=${contentLang}>
            <a href="/collections/${handle}">${words.collectionNames[handle] ?? title}</a>
            <p>${description}</p>
            <p class="quiet" lang=${this.shop.language.tag}>${words.shelf.count(product_count)}</p>
          </li>
        `,
      )}
    </ul>`;
  }

  #shelf(
    name: keyof Shelves,
    { products, href }: { products: readonly ProductSummary[]; href: string },
  ): TemplateResult | typeof nothing {
    if (products.length === 0) return nothing;
    const { home } = this.words;
    return html`
      <section aria-labelledby="home-${name}">
        <div class="shelf-head">
          <h2 id="home-${name}">${home[name]}</h2>
          <a href=${href} aria-label="${home.more}: ${home[name]}">${home.more}</a>
        </div>
        ${productGrid(products, { language: this.shop.language })}
      </section>
    `;
  }

  #values(): TemplateResult {
    return html`<ul class="values">
      ${this.words.home.values.map(
        ([title, text]) =>
          html`<li>
            <h2>${title}</h2>
            <p>${text}</p>
          </li>`,
      )}
    </ul>`;
  }

  async #ask(): Promise<Answer<Shelves>> {
    const shelf = (query: Record<string, string>) =>
      this.shop.reads.shelf(new URLSearchParams({ limit: String(perShelf), ...query }));
    const asked = [shelf({}), shelf({ sort: 'newest' }), shelf({ sale: '1' })] as const;
    const [best, newest, reduced] = await Promise.all(asked);
    if (!best.ok) return best;
    if (!newest.ok) return newest;
    if (!reduced.ok) return reduced;
    return { ok: true, value: { best: best.value, newest: newest.value, reduced: reduced.value } };
  }
}

customElements.define('home-page', HomePage);
