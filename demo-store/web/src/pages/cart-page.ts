import type { Cart } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { cartLines } from '../cart/cart-lines.ts';
import { faultText } from '../fault-words.ts';
import { notes } from '../parts/notes.ts';
import { sums } from '../parts/sums.ts';
import { ShopPage } from '../shop-page.ts';

class CartPage extends ShopPage {
  override connectedCallback(): void {
    super.connectedCallback();
    this.shop.cart.watch(this);
  }

  protected override render(): TemplateResult {
    const { cart: desk } = this.shop;
    const { words } = this;
    const loader = { state: desk.state, again: () => void desk.load() };
    return this.whenLoaded(loader, {
      draw: (cart) => html`
        <div class="page-head"><h1>${words.cart.title}</h1></div>
        <p role="status" class="inline-status">${desk.sending ? words.saving : nothing}</p>
        ${desk.fault ? html`<p role="alert" class="error">${faultText(desk.fault, words)}</p>` : nothing}
        ${cart.line_items.length === 0 ? this.#empty() : this.#filled(cart)}
      `,
    });
  }

  #empty(): TemplateResult {
    const { cart } = this.words;
    return html`
      <div class="nothing">
        <p class="lead">${cart.isEmpty}</p>
        <p>${cart.emptyHint}</p>
        <a class="button primary" href="/collections/all">${cart.seeAll}</a>
      </div>
    `;
  }

  #filled(cart: Cart): TemplateResult {
    const { cart: desk, language } = this.shop;
    const { words } = this;
    return html`
      <div class="cart">
        <div>
          ${cartLines(cart, { desk, language, editable: true })}
          <button type="button" class="link" @click=${() => desk.clear()}>${words.cart.empty}</button>
        </div>
        <section class="summary" aria-labelledby="cart-summary">
          <h2 id="cart-summary">${words.cart.summary}</h2>
          ${sums(cart.totals, { currency: cart.currency, language })}
          <button type="button" class="primary" @click=${this.#checkout}>${words.cart.checkout}</button>
          ${notes(cart.messages, language)}
        </section>
      </div>
    `;
  }

  #checkout = async (): Promise<void> => {
    if (await this.shop.cart.startCheckout()) await this.shop.store.navigate('/checkout');
  };
}

customElements.define('cart-page', CartPage);
