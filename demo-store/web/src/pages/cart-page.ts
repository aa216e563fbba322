import type { Cart, LineItem } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { faultText } from '../fault-words.ts';
import { formatMoney } from '../format.ts';
import { Loader } from '../loader.ts';
import { notes } from '../parts/notes.ts';
import { sums } from '../parts/sums.ts';
import type { Answer } from '../shop.ts';
import { ShopPage } from '../shop-page.ts';

class CartPage extends ShopPage {
  static override properties = { ...ShopPage.properties, sending: { state: true }, problem: { state: true } };
  declare private sending: boolean;
  declare private problem: string | undefined;
  #cart = new Loader<Cart>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.cart({}),
    on: ['cart', 'session', 'order'],
  });

  protected override render(): TemplateResult {
    return this.whenLoaded(
      this.#cart.state,
      (cart) => html`
        <h1>Cart</h1>
        <p role="status" class="inline-status">${this.sending ? 'Saving …' : nothing}</p>
        ${this.problem ? html`<p role="alert" class="error">${this.problem}</p>` : nothing}
        ${cart.line_items.length === 0 ? empty : this.#filled(cart)}
      `,
    );
  }

  #filled(cart: Cart): TemplateResult {
    return html`
      <ul class="lines">
        ${repeat(
          cart.line_items,
          ({ id }) => id,
          (line) => this.#line(line),
        )}
      </ul>
      ${sums(cart.totals, cart.currency)} ${notes(cart.messages)}
      <div class="actions">
        <button type="button" class="primary" @click=${this.#checkout}>Checkout</button>
        <button type="button" @click=${() => this.#send(() => this.shop.store.commands.clearCart({}))}>
          Empty the cart
        </button>
      </div>
    `;
  }

  #line(line: LineItem): TemplateResult {
    const { id, item, quantity } = line;
    const title = item.variant_title ? `${item.title}, ${item.variant_title}` : item.title;
    const change = (event: Event): void => {
      const wanted = Math.max(0, Math.trunc(Number((event.target as HTMLInputElement).value)));
      void this.#set(id, wanted);
    };
    return html`
      <li>
        <img src=${item.image_url} alt="" width="72" height="72" />
        <span class="grow">
          <a href=${item.url}>${title}</a>
          <span class="quiet block">${formatMoney(item.unit_price)} each</span>
        </span>
        <label
          ><span class="hidden">Quantity of ${title}</span>
          <input type="number" min="0" max="999" .value=${String(quantity)} @change=${change} />
        </label>
        <button type="button" aria-label="Remove ${title}" @click=${() => this.#set(id, 0)}>Remove</button>
        <span class="amount">${formatMoney(line.line_total)}</span>
      </li>
    `;
  }

  #set(line_id: string, quantity: number): Promise<boolean> {
    return this.#send(() => this.shop.store.commands.setCartLines({ lines: [{ line_id, quantity }] }));
  }

  #checkout = async (): Promise<void> => {
    if (await this.#send(() => this.shop.store.commands.startCheckout({})))
      await this.shop.store.navigate('/checkout');
  };

  async #send(command: () => Promise<Answer<unknown>>): Promise<boolean> {
    this.sending = true;
    this.problem = undefined;
    const answer = await command();
    this.sending = false;
    if (answer.ok) return true;
    this.problem = faultText(answer.fault);
    // What was typed into a refused line goes back to what the shop has.
    for (const field of this.querySelectorAll('input')) field.value = field.defaultValue;
    await this.#cart.load();
    return false;
  }
}

const empty = html`<p>Your cart is empty.</p>
  <p><a class="button" href="/collections/all">See all products</a></p>`;

customElements.define('cart-page', CartPage);
