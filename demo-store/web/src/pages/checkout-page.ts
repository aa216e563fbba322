import type { Checkout, NoCheckout } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { faultText } from '../fault-words.ts';
import { Loader } from '../loader.ts';
import { ShopPage } from '../shop-page.ts';
import '../checkout/contact-form.ts';
import '../checkout/delivery-form.ts';
import '../checkout/discount-form.ts';
import '../checkout/payment-form.ts';
import '../checkout/review-order.ts';

/** One page with all parts; it stays where it is with nothing to check out, and never redirects. */
class CheckoutPage extends ShopPage {
  static override properties = { ...ShopPage.properties, problem: { state: true } };
  declare private problem: string | undefined;
  #own: string | undefined;
  #checkout = new Loader<Checkout | NoCheckout>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.checkout({}),
    on: ['cart', 'checkout', 'order', 'session'],
  });

  protected override render(): TemplateResult {
    return this.whenLoaded(
      this.#checkout.state,
      (checkout) => html`
        <h1>Checkout</h1>
        ${checkout.status === 'none' ? this.#nothingOpen() : this.#parts(checkout)}
      `,
    );
  }

  #parts(checkout: Checkout): TemplateResult {
    if (checkout.order) return this.#placed(checkout.order);
    const { shop } = this;
    return html`
      <div class="checkout" @checkout-saved=${this.#onSaved} @checkout-stale=${() => this.#checkout.load()}>
        <div class="parts">
          <contact-form .shop=${shop} .checkout=${checkout}></contact-form>
          <delivery-form .shop=${shop} .checkout=${checkout}></delivery-form>
          <discount-form .shop=${shop} .checkout=${checkout}></discount-form>
          <payment-form .shop=${shop} .checkout=${checkout}></payment-form>
        </div>
        <review-order .shop=${shop} .checkout=${checkout} .own=${this.#own}></review-order>
      </div>
    `;
  }

  #placed({ label, permalink_url }: NonNullable<Checkout['order']>): TemplateResult {
    return html`
      <p>Your order ${label} is placed.</p>
      <div class="actions">
        <a class="button primary" href=${permalink_url}>See the receipt</a>
        <a class="button" href="/cart">Go to cart</a>
      </div>
    `;
  }

  #nothingOpen(): TemplateResult {
    return html`
      <p>No checkout is open.</p>
      <div class="actions">
        <button type="button" class="primary" @click=${this.#start}>Check out the cart</button>
        <a class="button" href="/cart">Go to cart</a>
      </div>
      ${this.problem ? html`<p role="alert" class="error">${this.problem}</p>` : nothing}
    `;
  }

  #onSaved = ({ detail }: CustomEvent<Checkout>): void => {
    this.#own = detail.version;
    this.#checkout.take(detail);
  };

  #start = async (): Promise<void> => {
    const answer = await this.shop.store.commands.startCheckout({});
    this.problem = answer.ok ? undefined : faultText(answer.fault);
  };
}

customElements.define('checkout-page', CheckoutPage);
