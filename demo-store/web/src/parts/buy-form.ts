import { addToCart } from '@vitrine/commerce/http';
import type { Variant } from '@vitrine/commerce/models';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { faultText } from '../fault-words.ts';
import type { Shop } from '../shop.ts';

type Adding = { at: 'idle' | 'adding' } | { at: 'added' | 'refused'; text: string };

const fewLeft = 5;

/** Stock in words, quantity, and the button that puts the variant into the cart. */
class BuyForm extends LitElement {
  static override properties = {
    shop: { attribute: false },
    variant: { attribute: false },
    adding: { state: true },
    quantity: { state: true },
  };
  declare shop: Shop;
  declare variant: Variant;
  declare private adding: Adding;
  declare private quantity: number;

  constructor() {
    super();
    this.adding = { at: 'idle' };
    this.quantity = 1;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('variant');
    if (!changed.has('variant') || before?.id === this.variant.id) return;
    this.quantity = this.variant.quantity_min;
    if (before) this.adding = { at: 'idle' };
  }

  protected override render(): TemplateResult {
    const { adding, variant } = this;
    const { product } = this.shop.language.words;
    const least =
      variant.quantity_min > 1 ? html`<p class="quiet">${product.least(variant.quantity_min)}</p>` : nothing;
    return html`
      ${this.#stock()} ${least}
      <div class="buy">
        <label class="field"
          ><span>${product.quantity}</span>
          <input
            type="number"
            inputmode="numeric"
            min="1"
            max="999"
            .value=${String(this.quantity)}
            @change=${this.#onQuantity}
        /></label>
        <button
          type="button"
          class="primary"
          aria-disabled=${variant.available ? 'false' : 'true'}
          @click=${() => variant.available && this.#add(variant)}
        >
          ${variant.available ? product.add : product.soldOut}
        </button>
      </div>
      <p role="status" class="inline-status">
        ${adding.at === 'adding' ? product.adding : nothing}${adding.at === 'added' ? adding.text : nothing}
      </p>
      ${adding.at === 'refused' ? html`<p role="alert" class="error">${adding.text}</p>` : nothing}
    `;
  }

  #stock(): TemplateResult {
    const { available, quantity_available } = this.variant;
    const { product } = this.shop.language.words;
    if (!available) return html`<p class="stock none">${product.soldOut}</p>`;
    if (quantity_available <= fewLeft)
      return html`<p class="stock low">${product.low(quantity_available)}</p>`;
    return html`<p class="stock">${product.inStock}</p>`;
  }

  #onQuantity = ({ target }: Event): void => {
    const wanted = Math.trunc(Number((target as HTMLInputElement).value));
    this.quantity = Math.min(999, Math.max(1, wanted || 1));
    (target as HTMLInputElement).value = String(this.quantity);
  };

  async #add({ id }: Variant): Promise<void> {
    this.adding = { at: 'adding' };
    const { store, language } = this.shop;
    const answer = await addToCart(store, { variant_id: id, quantity: this.quantity });
    if (!answer.ok) {
      this.adding = { at: 'refused', text: faultText(answer.fault, language.words) };
      return;
    }
    this.adding = { at: 'added', text: language.words.product.added(answer.value.cart.item_count) };
    this.dispatchEvent(new CustomEvent('open-cart', { bubbles: true }));
  }
}

customElements.define('buy-form', BuyForm);
