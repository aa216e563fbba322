import { html, type TemplateResult } from 'lit';
import { ShopPage } from '../shop-page.ts';

/** Pages that only say something. */
class PlainPage extends ShopPage {
  protected override render(): TemplateResult {
    const { account, problem, order, goToShop, search, home } = this.words;
    if (this.name === 'not-found') {
      return html`
        <div class="problem">
          <svg class="numeral" viewBox="0 0 300 120" width="300" height="120" aria-hidden="true">
            <text x="0" y="105">404</text>
          </svg>
          <h1>${problem.notFound}</h1>
          <p>${problem.nothing}</p>
          <div class="actions">
            <a class="button primary" href="/">${goToShop}</a>
            <a class="button" href="/collections/all">${home.browse}</a>
            <a class="button" href="/search">${search.title}</a>
          </div>
        </div>
      `;
    }
    const passkeys = this.name === 'passkeys';
    return html`
      <div class="problem">
        <h1>${passkeys ? account.passkeys : account.activity}</h1>
        <p>${passkeys ? account.passkeysText : account.activityText}</p>
        <div class="actions">
          <a class="button" href="/account/orders">${order.yours}</a>
          <a class="button" href="/">${goToShop}</a>
        </div>
      </div>
    `;
  }
}

customElements.define('plain-page', PlainPage);
