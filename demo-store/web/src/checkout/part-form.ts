import type { Checkout } from '@vitrine/commerce/models';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { faultText } from '../fault-words.ts';
import type { CheckoutPart, Fault, Shop } from '../shop.ts';
import { hasTyped } from '../unsaved-forms.ts';
import { findWrong } from './find-wrong.ts';
import { changedFields, markFields, savedValues } from './saved-values.ts';

type Sending = { at: 'idle' | 'sending' | 'saved' } | { at: 'refused'; fault: Fault };

/**
 * One part of the checkout: saves by itself, keeps what was typed while the rest of the page is redrawn, and marks for
 * a moment what somebody else changed.
 */
export abstract class PartForm extends LitElement {
  static override properties = {
    shop: { attribute: false },
    checkout: { attribute: false },
    sending: { state: true },
    wrong: { state: true },
  };
  declare shop: Shop;
  declare checkout: Checkout;
  declare protected sending: Sending;
  /** What the page found wrong, by field. */
  declare protected wrong: ReadonlyMap<string, string>;
  #takeSaved = true;
  #own = true;
  #shown: Map<string, string> | undefined;

  constructor() {
    super();
    this.sending = { at: 'idle' };
    this.wrong = new Map();
  }

  /** Its place in the order of steps; undefined where it may be left out. */
  protected abstract readonly step: number | undefined;
  protected abstract readonly about: 'buyer' | 'fulfillment' | 'discount_codes' | 'payment_option';
  protected abstract heading(): string;
  protected abstract fields(): TemplateResult;
  protected abstract toPart(data: FormData): CheckoutPart;

  protected get words(): Shop['language']['words'] {
    return this.shop.language.words;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(): void {
    const form = this.querySelector('form');
    this.#takeSaved ||= !form || !hasTyped(form);
  }

  protected override updated(): void {
    const form = this.querySelector('form');
    if (!form || !this.#takeSaved) return;
    form.reset();
    const saved = savedValues(form);
    if (this.#shown && !this.#own) markFields(form, changedFields(this.#shown, saved));
    this.#shown = saved;
    this.#own = false;
    this.#takeSaved = false;
  }

  protected override render(): TemplateResult {
    const { sending, words } = this;
    const done = this.checkout.missing.every(({ part }) => part !== this.about);
    return html`
      <form
        class=${done ? 'step done' : 'step'}
        novalidate
        data-vitrine-keep
        aria-labelledby="${this.localName}-title"
        @submit=${this.#submit}
      >
        <h2 id="${this.localName}-title">
          ${this.step ? html`<span class="number" aria-hidden="true">${this.step}</span>` : nothing}${this.heading()}
          ${this.step ? html`<span class="hidden">, ${done ? words.checkout.done : words.checkout.todo}</span>` : nothing}
        </h2>
        ${this.fields()}
        <p role="status" class="inline-status">
          ${sending.at === 'sending' ? words.saving : nothing}${sending.at === 'saved' ? words.saved : nothing}
        </p>
        ${this.wrong.size > 0 ? html`<p role="alert" class="error">${words.fields.wrong}</p>` : nothing}
        ${sending.at === 'refused' ? html`<p role="alert" class="error">${this.#refusal(sending.fault)}</p>` : nothing}
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
    this.#own = true;
    this.checkout = answer.value;
    this.sending = { at: 'saved' };
    this.dispatchEvent(new CustomEvent('checkout-saved', { detail: answer.value, bubbles: true }));
  }

  #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    this.wrong = findWrong(form, this.words);
    const [first] = this.wrong.keys();
    if (first === undefined) return void this.save(this.toPart(new FormData(form)));
    this.sending = { at: 'idle' };
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  #refusal(fault: Fault): string {
    const names = fault.fields?.map(
      ({ path, accepted }) => `${path.split('/').at(-1)?.replaceAll('_', ' ')}: ${accepted}`,
    );
    const text = faultText(fault, this.words);
    return names && names.length > 0 ? `${text} ${names.join('; ')}.` : text;
  }
}

/** Text of a field, without surrounding blanks; undefined when empty. */
export function textOf(data: FormData, name: string): string | undefined {
  return String(data.get(name) ?? '').trim() || undefined;
}
