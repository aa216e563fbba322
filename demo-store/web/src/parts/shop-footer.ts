import { html, LitElement, type TemplateResult } from 'lit';

const links = [
  ['refunds', 'Returns'],
  ['shipping', 'Delivery'],
  ['privacy', 'Privacy'],
  ['terms', 'Terms'],
  ['legal-notice', 'Legal notice'],
  ['contact', 'Contact'],
] as const;

/** What the law wants to be one click away. */
class ShopFooter extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`
      <footer class="site">
        <nav aria-label="Policies">
          ${links.map(([slug, text]) => html`<a href="/policies/${slug}">${text}</a>`)}
        </nav>
        <p>A demonstration shop: nothing is sold or delivered.</p>
      </footer>
    `;
  }
}

customElements.define('shop-footer', ShopFooter);
