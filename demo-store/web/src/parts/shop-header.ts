import type { Cart, Collection } from '@vitrine/commerce/models';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import type { Shop } from '../shop.ts';

/** Name, collections, search, cart and account, on every page. */
class ShopHeader extends LitElement {
  static override properties = { shop: { attribute: false }, query: {}, leaving: { state: true } };
  declare shop: Shop;
  declare query: string;
  declare private leaving: boolean;
  #cart = new Loader<Cart>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.cart({}),
    on: ['cart', 'session', 'order'],
  });
  #collections = new Loader<{ collections: Collection[] }>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.collections({}),
  });

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const list = this.#collections.state.at === 'ready' ? this.#collections.state.value.collections : [];
    return html`
      <header class="site">
        <a class="brand" href="/">Vitrine Goods</a>
        <nav aria-label="Collections">
          ${list.map(({ handle, title }) => html`<a href="/collections/${handle}">${title}</a>`)}
          <a href="/collections/all">All</a>
        </nav>
        <form role="search" method="get" action="/search">
          <label class="hidden" for="site-search">Search products</label>
          <input id="site-search" type="search" name="q" .value=${this.query} placeholder="Search" required />
          <button type="submit">Search</button>
        </form>
        <nav class="account" aria-label="Account and cart">
          ${this.#account()}<a href="/cart">${this.#cartText()}</a>
        </nav>
      </header>
    `;
  }

  #cartText(): string {
    const { state } = this.#cart;
    return state.at === 'ready' ? `Cart (${state.value.item_count})` : 'Cart';
  }

  #account(): TemplateResult | typeof nothing {
    const session = this.shop.store.session.current;
    if (!session) return nothing;
    if (!session.subject) return html`<a href="/sign-in">Sign in</a>`;
    return html`
      <a href="/account/orders">${session.name ?? 'Orders'}</a>
      <button type="button" class="link" ?disabled=${this.leaving} @click=${this.#signOut}>Sign out</button>
    `;
  }

  #signOut = async (): Promise<void> => {
    this.leaving = true;
    const answer = await this.shop.store.account.signOut();
    this.leaving = false;
    if (answer.ok) this.shop.router.go('/');
  };
}

customElements.define('shop-header', ShopHeader);
