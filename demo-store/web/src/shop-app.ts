import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { DrawerState } from './cart/cart-drawer.ts';
import { pageTemplate } from './page-template.ts';
import type { Cause } from './router.ts';
import { matchRoute, type PageName } from './routes.ts';
import type { Shop } from './shop.ts';
import './cart/cart-drawer.ts';
import './parts/shop-header.ts';
import './parts/shop-footer.ts';

const withoutDrawer: readonly PageName[] = ['cart', 'checkout', 'receipt', 'sign-in'];

/** The frame around every page: header, the page of the URL, footer, the cart at the side; moves title, focus and scroll with the route. */
export class ShopApp extends LitElement {
  static override properties = {
    shop: { attribute: false },
    url: { state: true },
    drawer: { state: true },
  };
  declare shop: Shop;
  declare private url: URL | undefined;
  declare private drawer: DrawerState;
  #stop = (): void => {};
  #moved = false;

  constructor() {
    super();
    this.drawer = 'closed';
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('shop') || !this.shop) return;
    this.#stop();
    const { router, store } = this.shop;
    const stops = [
      router.start(this.#show),
      store.subscribe(({ what, via }) => {
        if (what === 'cart' && via === 'tool' && this.drawer === 'closed') this.openCart('beside');
      }),
    ];
    this.#stop = () => stops.forEach((stop) => stop());
  }

  protected override render(): TemplateResult | typeof nothing {
    const { shop, url } = this;
    if (!shop || !url) return nothing;
    return html`
      <a class="skip" href="#main">${shop.language.words.skip}</a>
      <shop-header .shop=${shop} .url=${url}></shop-header>
      <main
        id="main"
        tabindex="-1"
        @shop-heading=${this.#onHeading}
        @open-cart=${() => this.openCart('front')}
      >
        ${keyed(url.pathname, pageTemplate(matchRoute(url.pathname), { shop, url }))}
      </main>
      <shop-footer .shop=${shop} .url=${url}></shop-footer>
      <cart-drawer
        .shop=${shop}
        .state=${this.drawer}
        @drawer-close=${() => (this.drawer = 'closed')}
      ></cart-drawer>
    `;
  }

  /** Shows the cart at the side, on pages that are not about the cart already. */
  openCart(state: Exclude<DrawerState, 'closed'>): void {
    if (!withoutDrawer.includes(matchRoute(location.pathname).page)) this.drawer = state;
  }

  #show = (url: URL, cause: Cause): void => {
    const samePage = url.pathname === this.url?.pathname;
    this.url = url;
    if (samePage || cause === 'start') return;
    this.drawer = 'closed';
    this.#moved = true;
    if (cause !== 'pop') window.scrollTo(0, 0);
  };

  /** The page's heading is there: it names the document, and after a move it takes the focus, which screen readers announce. */
  #onHeading = ({ detail: heading }: CustomEvent<HTMLElement>): void => {
    const { name } = this.shop.language.words;
    const text = heading.textContent?.trim() ?? '';
    document.title = matchRoute(location.pathname).page === 'home' ? name : `${text} · ${name}`;
    if (!this.#moved) return;
    this.#moved = false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, this.shop.router.scrollY);
  };
}
