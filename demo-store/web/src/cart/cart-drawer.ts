import type { Cart } from '@vitrine/commerce/models';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { faultText } from '../fault-words.ts';
import { sums } from '../parts/sums.ts';
import type { Shop } from '../shop.ts';
import { cartLines } from './cart-lines.ts';

/** `beside`: an assistant changed the cart; the page keeps the focus. `front`: the shopper did, and decides here how to go on. */
export type DrawerState = 'closed' | 'beside' | 'front';

/** The cart at the side of any page. */
class CartDrawer extends LitElement {
  static override properties = { shop: { attribute: false }, state: {} };
  declare shop: Shop;
  declare state: DrawerState;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.shop.cart.watch(this);
    this.ownerDocument.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.ownerDocument.removeEventListener('keydown', this.#onKey);
  }

  protected override updated(): void {
    const dialog = this.querySelector('dialog');
    if (!dialog) return;
    if (this.state === 'closed' && dialog.open) dialog.close();
    if (this.state === 'front' && !dialog.matches(':modal')) {
      dialog.removeAttribute('open');
      dialog.showModal();
      // Not by attribute: in a frame of another origin the browser logs that as an error.
      dialog.querySelector('h2')?.focus();
    }
    // Unlike show(), the attribute leaves the focus where the shopper has it.
    if (this.state === 'beside') dialog.setAttribute('open', '');
  }

  protected override render(): TemplateResult {
    const { words } = this.shop.language;
    return html`
      <dialog
        class="drawer"
        data-state=${this.state}
        aria-labelledby="drawer-title"
        @close=${this.#close}
        @click=${this.#onClick}
      >
        ${this.state === 'closed' ? nothing : this.#content(words)}
      </dialog>
    `;
  }

  #content(words: Shop['language']['words']): TemplateResult {
    const { cart } = this.shop;
    return html`
      <div class="drawer-head">
        <h2 id="drawer-title" tabindex="-1">
          ${this.state === 'beside' ? words.cart.byAssistant : words.cart.added}
        </h2>
        <button type="button" class="plain" aria-label=${words.close} @click=${this.#close}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m2 2 12 12M14 2 2 14" />
          </svg>
        </button>
      </div>
      ${
        cart.state.at === 'ready'
          ? this.#cart(cart.state.value)
          : html`<p role="status">
              ${cart.state.at === 'loading' ? words.loading : faultText(cart.state.fault, words)}
            </p>`
      }
    `;
  }

  #cart(value: Cart): TemplateResult {
    const { cart: desk, language } = this.shop;
    const { words } = language;
    if (value.line_items.length === 0) return html`<p>${words.cart.isEmpty}</p>`;
    return html`
      ${cartLines(value, { desk, language, editable: false })}
      ${desk.fault ? html`<p role="alert" class="error">${faultText(desk.fault, words)}</p>` : nothing}
      <div class="drawer-foot">
        ${sums(value.totals, { currency: value.currency, language })}
        <a class="button primary" href="/cart">${words.goToCart}</a>
      </div>
    `;
  }

  #close = (): void => {
    if (this.state !== 'closed') this.dispatchEvent(new CustomEvent('drawer-close', { bubbles: true }));
  };

  /** A click on the backdrop reaches the dialog itself. */
  #onClick = ({ target, currentTarget }: Event): void => {
    if (target === currentTarget && this.state === 'front') this.#close();
  };

  #onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key === 'Escape' && !defaultPrevented && this.state === 'beside') this.#close();
  };
}

customElements.define('cart-drawer', CartDrawer);
