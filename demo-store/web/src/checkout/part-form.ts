import type { Checkout } from '@vitrine/commerce/models';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { faultText } from '../fault-words.ts';
import type { CheckoutPart, Fault, Shop } from '../shop.ts';
import { hasTyped } from '../unsaved-forms.ts';

type Sending = { at: 'idle' | 'sending' | 'saved' } | { at: 'refused'; fault: Fault };

/** One part of the checkout: saves by itself, and keeps what was typed while the rest of the page is redrawn. */
export abstract class PartForm extends LitElement {
  static override properties = {
    shop: { attribute: false },
    checkout: { attribute: false },
    sending: { state: true },
  };
  declare shop: Shop;
  declare checkout: Checkout;
  declare protected sending: Sending;
  #takeSaved = true;

  constructor() {
    super();
    this.sending = { at: 'idle' };
  }

  protected abstract readonly heading: string;
  protected abstract fields(): TemplateResult;
  protected abstract toPart(data: FormData): CheckoutPart;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(): void {
    const form = this.querySelector('form');
    this.#takeSaved ||= !form || !hasTyped(form);
  }

  protected override updated(): void {
    if (this.#takeSaved) this.querySelector('form')?.reset();
    this.#takeSaved = false;
  }

  protected override render(): TemplateResult {
    const { sending } = this;
    return html`
      <form data-vitrine-keep aria-labelledby="${this.localName}-title" @submit=${this.#submit}>
        <h2 id="${this.localName}-title">${this.heading}</h2>
        ${this.fields()}
        <p role="status" class="inline-status">
          ${sending.at === 'sending' ? 'Saving …' : nothing}${sending.at === 'saved' ? 'Saved.' : nothing}
        </p>
        ${sending.at === 'refused' ? html`<p role="alert" class="error">${refusalText(sending.fault)}</p>` : nothing}
      </form>
    `;
  }

  /** Sends one part; the answer's checkout replaces what the form showed. */
  protected async save(part: CheckoutPart): Promise<void> {
    if (this.sending.at === 'sending') return;
    this.sending = { at: 'sending' };
    const answer = await this.shop.store.commands.updateCheckout({ parts: [part] });
    if (!answer.ok) {
      this.sending = { at: 'refused', fault: answer.fault };
      return;
    }
    this.#takeSaved = true;
    this.checkout = answer.value;
    this.sending = { at: 'saved' };
    this.dispatchEvent(new CustomEvent('checkout-saved', { detail: answer.value, bubbles: true }));
  }

  #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void this.save(this.toPart(new FormData(event.target as HTMLFormElement)));
  };
}

/** Text of a field, without surrounding blanks; undefined when empty. */
export function textOf(data: FormData, name: string): string | undefined {
  return String(data.get(name) ?? '').trim() || undefined;
}

function refusalText(fault: Fault): string {
  const names = fault.fields?.map(
    ({ path, accepted }) => `${path.split('/').at(-1)?.replaceAll('_', ' ')}: ${accepted}`,
  );
  return names && names.length > 0 ? `${faultText(fault)} ${names.join('; ')}.` : faultText(fault);
}
