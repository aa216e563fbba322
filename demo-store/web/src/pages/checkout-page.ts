import type { Checkout, NoCheckout } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { faultText } from '../fault-words.ts';
import { Loader } from '../loader.ts';
import { receiptPath } from '../routes.ts';
import { ShopPage } from '../shop-page.ts';
import '../checkout/contact-form.ts';
import '../checkout/delivery-form.ts';
import '../checkout/discount-form.ts';
import '../checkout/payment-form.ts';
import '../checkout/review-order.ts';

const steps = [
  ['contact', 'buyer'],
  ['delivery', 'fulfillment'],
  ['payment', 'payment_option'],
] as const;

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
    return this.whenLoaded(this.#checkout, {
      draw: (checkout) => html`
        <div class="page-head"><h1>${this.words.checkout.title}</h1></div>
        ${checkout.status === 'none' ? this.#nothingOpen() : this.#parts(checkout)}
      `,
    });
  }

  #parts(checkout: Checkout): TemplateResult {
    if (checkout.order) return this.#placed(checkout.order);
    const { shop } = this;
    return html`
      ${this.#steps(checkout)}
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

  #steps({ missing }: Checkout): TemplateResult {
    const { checkout: words } = this.words;
    return html`<nav class="steps" aria-label=${words.steps}>
      <ol>
        ${steps.map(([name, part]) => {
          const done = missing.every((one) => one.part !== part);
          return html`<li class=${done ? 'done' : ''}>
            <a href="#${name}-form-title">${words[name]}</a>
            <span class="hidden">${done ? words.done : words.todo}</span>
          </li>`;
        })}
      </ol>
    </nav>`;
  }

  #placed({ id, label }: NonNullable<Checkout['order']>): TemplateResult {
    const { checkout: words, goToCart } = this.words;
    return html`
      <p class="lead">${words.placed(label)}</p>
      <div class="actions">
        <a class="button primary" href=${receiptPath(id)}>${words.seeReceipt}</a>
        <a class="button" href="/cart">${goToCart}</a>
      </div>
    `;
  }

  #nothingOpen(): TemplateResult {
    const { checkout: words, goToCart } = this.words;
    return html`
      <p class="lead">${words.none}</p>
      <div class="actions">
        <button type="button" class="primary" @click=${this.#start}>${words.start}</button>
        <a class="button" href="/cart">${goToCart}</a>
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
    this.problem = answer.ok ? undefined : faultText(answer.fault, this.words);
  };
}

customElements.define('checkout-page', CheckoutPage);
