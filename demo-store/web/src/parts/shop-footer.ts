import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { languages } from '../language.ts';
import type { Shop } from '../shop.ts';

/** What the law wants to be one click away, and the languages. */
class ShopFooter extends LitElement {
  static override properties = { shop: { attribute: false }, url: { attribute: false } };
  declare shop: Shop;
  declare url: URL;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { words } = this.shop.language;
    return html`
      <footer class="site">
        <div class="footer-name">
          <p class="brand" lang="en">Vitrine <span>Goods</span></p>
          <p>${words.footer.promise}</p>
        </div>
        <nav aria-label=${words.footer.policies}>
          ${Object.entries(words.footer.links).map(([slug, text]) => html`<a href="/policies/${slug}">${text}</a>`)}
          <a href="/policies">${words.footer.questions}</a>
        </nav>
        <nav aria-label=${words.footer.language}>
          ${languages.map((language) => this.#language(language))}
        </nav>
        <p class="small">${words.footer.demo}</p>
      </footer>
    `;
  }

  /** Leads to the same page anew: another language is another document. */
  #language({ code, name, tag }: (typeof languages)[number]): TemplateResult {
    const query = new URLSearchParams(this.url.searchParams);
    query.set('lang', code);
    const current = tag === this.shop.language.tag;
    return html`<a
      href="${this.url.pathname}?${query}"
      lang=${tag}
      hreflang=${tag}
      aria-current=${current ? 'true' : nothing}
      >${name}</a
    >`;
  }
}

customElements.define('shop-footer', ShopFooter);
