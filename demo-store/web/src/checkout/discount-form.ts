import { html, nothing, type TemplateResult } from 'lit';
import { said } from '../said.ts';
import type { CheckoutPart } from '../shop.ts';
import { errorLine, fieldErrors, messagesAbout } from './field.ts';
import { PartForm, textOf } from './part-form.ts';

class DiscountForm extends PartForm {
  protected override readonly step = undefined;
  protected override readonly about = 'discount_codes';

  protected override heading(): string {
    return this.words.checkout.discount;
  }

  protected override fields(): TemplateResult {
    const { discounts, messages } = this.checkout;
    const { language } = this.shop;
    const { checkout: words } = this.words;
    const errors = fieldErrors({
      says: messagesAbout(messages, '$.discounts'),
      wrong: this.wrong.get('code'),
    });
    return html`
      ${
        discounts.codes.length > 0
          ? html`<ul class="lines">
              ${discounts.codes.map((code) => this.#code(code))}
            </ul>`
          : nothing
      }
      <div class="joined">
        <label class="field"
          ><span>${words.code}</span>
          <input
            type="text"
            name="code"
            value=""
            autocomplete="off"
            maxlength="30"
            required
            aria-invalid=${errors ? 'true' : nothing}
            aria-describedby=${errors ? 'code-says' : nothing}
        /></label>
        <button type="submit">${words.apply}</button>
      </div>
      ${errorLine('code', { errors, language })}
    `;
  }

  protected override toPart(data: FormData): CheckoutPart {
    const code = textOf(data, 'code');
    return { discount_codes: [...new Set([...this.checkout.discounts.codes, ...(code ? [code] : [])])] };
  }

  #code(code: string): TemplateResult {
    const { discounts, currency } = this.checkout;
    const { language } = this.shop;
    const { words, format } = language;
    const applied = discounts.applied.find((one) => one.code === code);
    const worth = applied
      ? html`${said(applied.title, language)},
        −${format.money({ amount: Math.abs(applied.amount), currency })}`
      : nothing;
    return html`
      <li>
        <span class="grow">${code} <span class="quiet">${worth}</span></span>
        <button
          type="button"
          class="link"
          aria-label=${words.checkout.removeCode(code)}
          @click=${() => this.#without(code)}
        >
          ${words.remove}
        </button>
      </li>
    `;
  }

  #without(code: string): void {
    void this.save({ discount_codes: this.checkout.discounts.codes.filter((other) => other !== code) });
  }
}

customElements.define('discount-form', DiscountForm);
