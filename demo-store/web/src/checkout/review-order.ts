import type { Checkout, Message } from '@vitrine/commerce/models';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { faultText } from '../fault-words.ts';
import { notes } from '../parts/notes.ts';
import { said } from '../said.ts';
import type { Shop } from '../shop.ts';
import { unsavedForms } from '../unsaved-forms.ts';
import { messagesAbout } from './field.ts';
import { orderLabel } from './order-label.ts';
import { placeOrder, type Placed } from './place-order.ts';
import { changedRows, reviewRows, type ReviewRow } from './review-rows.ts';

type Placing = { at: 'idle' | 'placing' } | { at: 'stopped'; text: string };

/** Everything the buyer agrees to, and the button that places the order. Here the click itself is the buyer's word. */
class ReviewOrder extends LitElement {
  static override properties = {
    shop: { attribute: false },
    checkout: { attribute: false },
    own: { attribute: false },
    placing: { state: true },
    marked: { state: true },
  };
  declare shop: Shop;
  declare checkout: Checkout;
  /** The version that the buyer's own last save made: it needs no mark. */
  declare own: string | undefined;
  declare private placing: Placing;
  declare private marked: ReadonlySet<string>;

  constructor() {
    super();
    this.placing = { at: 'idle' };
    this.marked = new Set();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('checkout');
    if (!before || before.version === this.checkout.version) return;
    this.marked =
      this.checkout.version === this.own
        ? new Set()
        : changedRows({ before, after: this.checkout }, this.shop.language.format);
  }

  protected override render(): TemplateResult {
    const { checkout, placing } = this;
    const { language } = this.shop;
    const { checkout: words } = language.words;
    const rows = reviewRows(checkout, language.format);
    const label = orderLabel(checkout.fulfillment.destination?.address_country, words.place);
    return html`
      <section class="review-order summary" aria-labelledby="review-title">
        <h2 id="review-title">${words.review}</h2>
        <ul class="lines">
          ${rows.lines.map((row) => this.#line(row))}
        </ul>
        <dl class="sums">${rows.totals.map((row) => this.#total(row))}</dl>
        ${notes(this.#notes(), language)} ${this.#terms()}
        <button
          type="button"
          class="primary"
          lang=${label.lang ?? nothing}
          ?disabled=${placing.at === 'placing' || checkout.status !== 'ready_for_complete'}
          @click=${this.#place}
        >
          ${label.text}
        </button>
        <p role="status" class="inline-status">${placing.at === 'placing' ? words.placing : this.#hint()}</p>
        ${placing.at === 'stopped' ? html`<p role="alert" class="error">${placing.text}</p>` : nothing}
      </section>
    `;
  }

  #line({ key, label, value, image }: ReviewRow): TemplateResult {
    return html`
      <li class=${this.#mark(key)}>
        <img src=${image ?? ''} alt="" width="56" height="56" />
        <span class="grow"
          ><span lang=${this.shop.language.contentLang}>${label}</span>${this.#badge(key)}</span
        ><span class="amount">${value}</span>
      </li>
    `;
  }

  #total({ key, label, value }: ReviewRow): TemplateResult {
    const type = key.split(':')[0] ?? '';
    return html`
      <div class="${type} ${this.#mark(key)}">
        <dt>${said(label, this.shop.language)}${this.#badge(key)}</dt>
        <dd>${value}</dd>
      </div>
    `;
  }

  #mark(key: string): string {
    return this.marked.has(key) ? 'changed' : '';
  }

  #badge(key: string): TemplateResult | typeof nothing {
    return this.marked.has(key)
      ? html` <span class="badge">${this.shop.language.words.changed}</span>`
      : nothing;
  }

  #terms(): TemplateResult {
    const { words, contentLang } = this.shop.language;
    const links = this.checkout.terms.map(
      ({ title, url }) => html`<li><a href=${url} target="_blank" lang=${contentLang}>${title}</a></li>`,
    );
    return html`<div class="terms">
      <p>${words.checkout.terms}</p>
      <ul>
        ${links}
      </ul>
    </div>`;
  }

  /** What the forms do not say at their fields. */
  #notes(): Message[] {
    const { messages } = this.checkout;
    const atForm = messagesAbout(messages, '$.discounts');
    return messages.filter(
      (one) => !atForm.includes(one) && (one.type !== 'error' || one.path?.startsWith('$.line_items')),
    );
  }

  #hint(): string {
    const { missing, status } = this.checkout;
    const { checkout: words } = this.shop.language.words;
    if (status === 'ready_for_complete') return '';
    const names = [...new Set(missing.map(({ part }) => words.parts[part]))];
    return names.length > 0 ? words.missing(names.join(', ')) : words.notYet;
  }

  #place = async (): Promise<void> => {
    if (this.placing.at === 'placing') return;
    const { checkout: words } = this.shop.language.words;
    if (unsavedForms(this.ownerDocument).length > 0) return this.#stop(words.unsaved);
    const { crypto } = window;
    if (!crypto.subtle) return this.#stop(words.insecure);
    this.placing = { at: 'placing' };
    this.marked = new Set();
    await this.#take(
      await placeOrder(this.checkout, { commits: this.shop.store.commits, subtle: crypto.subtle }),
    );
  };

  async #take(placed: Placed): Promise<void> {
    if (placed.at === 'placed') return this.#finish(placed.receipt);
    this.dispatchEvent(new CustomEvent('checkout-stale', { bubbles: true }));
    const { words } = this.shop.language;
    this.#stop(placed.at === 'changed' ? words.checkout.moved : faultText(placed.fault, words));
  }

  #finish(receipt: string | undefined): void {
    this.placing = { at: 'idle' };
    if (receipt !== undefined) this.shop.router.go(receipt, { replace: true });
  }

  #stop(text: string): void {
    this.placing = { at: 'stopped', text };
  }
}

customElements.define('review-order', ReviewOrder);
