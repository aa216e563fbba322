import { addToCart } from '@vitrine/commerce/http';
import type { Product, ReviewPage, Variant } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { faultText } from '../fault-words.ts';
import { formatMoney } from '../format.ts';
import { Loader } from '../loader.ts';
import { notes } from '../parts/notes.ts';
import { reviewList } from '../parts/review-list.ts';
import { variantPicker } from '../parts/variant-picker.ts';
import { ShopPage } from '../shop-page.ts';

type Adding = { at: 'idle' | 'adding' } | { at: 'added' | 'refused'; text: string };

/** The chosen variant stands in the query (`?variant=`), so that a link or a tool can show it. */
class ProductPage extends ShopPage {
  static override properties = { ...ShopPage.properties, adding: { state: true } };
  declare private adding: Adding;
  #product = new Loader<Product>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.product({ handle: this.name }),
  });
  #reviews = new Loader<ReviewPage>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.reviews({ handle: this.name }),
  });

  constructor() {
    super();
    this.adding = { at: 'idle' };
  }

  protected override render(): TemplateResult {
    return this.whenLoaded(this.#product.state, (product) => {
      const variant = this.#variant(product);
      const image = product.images[0] ?? product.image;
      return html`
        <div class="product">
          <img src=${image.url} alt=${image.alt} width="600" height="600" />
          <div>
            <h1>${product.title}</h1>
            <p>${product.summary}</p>
            ${this.#price(variant)} ${variantPicker(product, { chosen: variant, choose: this.#choose })}
            ${this.#addForm(variant)} ${notes(product.notices)}
            ${product.description.split('\n\n').map((text) => html`<p>${text}</p>`)}
          </div>
        </div>
        ${this.#reviews.state.at === 'ready' ? reviewList(this.#reviews.state.value, product.rating) : nothing}
      `;
    });
  }

  #price({ price, list_price }: Variant): TemplateResult {
    const before = list_price
      ? html`<span class="hidden">instead of</span> <s>${formatMoney(list_price)}</s>`
      : nothing;
    return html`<p class="price large">${formatMoney(price)} ${before}</p>`;
  }

  #addForm(variant: Variant): TemplateResult {
    const { adding } = this;
    const least =
      variant.quantity_min > 1
        ? html`<p class="quiet">Sold from ${variant.quantity_min} pieces.</p>`
        : nothing;
    return html`
      ${least}
      <button
        type="button"
        class="primary"
        aria-disabled=${variant.available ? 'false' : 'true'}
        @click=${() => variant.available && this.#add(variant)}
      >
        ${variant.available ? 'Add to cart' : 'Sold out'}
      </button>
      <p role="status" class="inline-status">
        ${adding.at === 'adding' ? 'Adding …' : nothing}
        ${adding.at === 'added' ? html`${adding.text} <a href="/cart">Go to cart</a>` : nothing}
      </p>
      ${adding.at === 'refused' ? html`<p role="alert" class="error">${adding.text}</p>` : nothing}
    `;
  }

  async #add(variant: Variant): Promise<void> {
    this.adding = { at: 'adding' };
    const { store } = this.shop;
    const answer = await addToCart(store, { variant_id: variant.id, quantity: await this.#step(variant) });
    if (!answer.ok) this.adding = { at: 'refused', text: faultText(answer.fault) };
    else
      this.adding = { at: 'added', text: `Added. There are ${answer.value.cart.item_count} in your cart.` };
  }

  /** The first of a variant that is sold from several pieces brings them all. */
  async #step({ id, quantity_min }: Variant): Promise<number> {
    if (quantity_min === 1) return 1;
    const cart = await this.shop.store.queries.cart({});
    return cart.ok && cart.value.line_items.some(({ item }) => item.id === id) ? 1 : quantity_min;
  }

  #choose = (variant: Variant): void => {
    this.adding = { at: 'idle' };
    this.shop.router.go(`/products/${this.name}?${new URLSearchParams({ variant: variant.id })}`, {
      replace: true,
    });
  };

  #variant({ variants }: Product): Variant {
    const named = variants.find(({ id }) => id === this.query.get('variant'));
    return named ?? variants.find(({ available }) => available) ?? (variants[0] as Variant);
  }
}

customElements.define('product-page', ProductPage);
