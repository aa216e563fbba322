import type { Collection } from '@vitrine/commerce/models';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import type { Shop } from '../shop.ts';
import './search-box.ts';

/** Name, search, account and cart, and below them the collections, on every page. */
class ShopHeader extends LitElement {
  static override properties = {
    shop: { attribute: false },
    url: { attribute: false },
    leaving: { state: true },
  };
  declare shop: Shop;
  declare url: URL;
  declare private leaving: boolean;
  #collections = new Loader<{ collections: Collection[] }>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.collections({}),
  });

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.shop.cart.watch(this);
  }

  protected override render(): TemplateResult {
    const { shop, url } = this;
    const { words } = shop.language;
    const list = this.#collections.state.at === 'ready' ? this.#collections.state.value.collections : [];
    return html`
      <header class="site">
        <p class="promise">${words.header.promise}</p>
        <div class="bar-top">
          <a class="brand" href="/" lang="en">Vitrine <span>Goods</span></a>
          <search-box .shop=${shop} .query=${url.searchParams.get('q') ?? ''}></search-box>
          <nav class="account" aria-label=${words.header.account}>
            ${this.#account()}<a class="cart-link" href="/cart">${this.#cartText()}</a>
          </nav>
        </div>
        <nav class="collections" aria-label=${words.header.collections}>
          ${this.#link({ handle: 'all', title: words.header.all })} ${list.map((one) => this.#link(one))}
        </nav>
      </header>
    `;
  }

  #link({ handle, title }: Pick<Collection, 'handle' | 'title'>): TemplateResult {
    const { words, contentLang } = this.shop.language;
    const href = `/collections/${handle}`;
    const own = words.collectionNames[handle];
    const lang = own === undefined && handle !== 'all' ? contentLang : nothing;
    return html`<a href=${href} lang=${lang} aria-current=${this.url.pathname === href ? 'page' : nothing}
      >${own ?? title}</a
    >`;
  }

  #cartText(): string {
    const { cart, language } = this.shop;
    const { header } = language.words;
    return cart.state.at === 'ready' ? header.cartCount(cart.state.value.item_count) : header.cart;
  }

  #account(): TemplateResult | typeof nothing {
    const session = this.shop.store.session.current;
    const { header } = this.shop.language.words;
    if (!session) return nothing;
    if (!session.subject) return html`<a href="/sign-in">${header.signIn}</a>`;
    return html`
      <a href="/account/orders">${session.name ?? header.orders}</a>
      <button type="button" class="link" ?disabled=${this.leaving} @click=${this.#signOut}>
        ${header.signOut}
      </button>
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
