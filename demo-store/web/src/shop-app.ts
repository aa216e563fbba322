import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { pageTemplate } from './page-template.ts';
import type { Cause } from './router.ts';
import { matchRoute } from './routes.ts';
import type { Shop } from './shop.ts';
import './parts/shop-header.ts';
import './parts/shop-footer.ts';

const shopName = 'Vitrine Goods';

/** The frame around every page: header, the page of the URL, footer; moves title, focus and scroll with the route. */
export class ShopApp extends LitElement {
  static override properties = { shop: { attribute: false }, url: { state: true } };
  declare shop: Shop;
  declare private url: URL | undefined;
  #stop = (): void => {};
  #moved = false;

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
    this.#stop = this.shop.router.start(this.#show);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { shop, url } = this;
    if (!shop || !url) return nothing;
    return html`
      <a class="skip" href="#main">Skip to content</a>
      <shop-header .shop=${shop} .query=${url.searchParams.get('q') ?? ''}></shop-header>
      <main id="main" tabindex="-1" @shop-heading=${this.#onHeading}>
        ${keyed(url.pathname, pageTemplate(matchRoute(url.pathname), { shop, url }))}
      </main>
      <shop-footer .shop=${shop}></shop-footer>
    `;
  }

  #show = (url: URL, cause: Cause): void => {
    const samePage = url.pathname === this.url?.pathname;
    this.url = url;
    if (samePage || cause === 'start') return;
    this.#moved = true;
    if (cause !== 'pop') window.scrollTo(0, 0);
  };

  /** The page's heading is there: it names the document, and after a move it takes the focus, which screen readers announce. */
  #onHeading = ({ detail: heading }: CustomEvent<HTMLElement>): void => {
    const text = heading.textContent?.trim() ?? '';
    document.title = matchRoute(location.pathname).page === 'home' ? shopName : `${text} · ${shopName}`;
    if (!this.#moved) return;
    this.#moved = false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, this.shop.router.scrollY);
  };
}
