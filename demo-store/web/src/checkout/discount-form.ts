import { html, type TemplateResult } from 'lit';
import { formatMoney } from '../format.ts';
import type { CheckoutPart } from '../shop.ts';
import { messagesAbout } from './field.ts';
import { PartForm, textOf } from './part-form.ts';

class DiscountForm extends PartForm {
  protected override readonly heading = 'Discount code';

  protected override fields(): TemplateResult {
    const { discounts, currency, messages } = this.checkout;
    const says = messagesAbout(messages, '$.discounts');
    return html`
      <ul class="lines">
        ${discounts.codes.map((code) => {
          const applied = discounts.applied.find((one) => one.code === code);
          const worth = applied
            ? `${applied.title}, −${formatMoney({ amount: Math.abs(applied.amount), currency })}`
            : '';
          return html`
            <li>
              <span class="grow">${code} <span class="quiet">${worth}</span></span>
              <button type="button" aria-label="Remove code ${code}" @click=${() => this.#without(code)}>
                Remove
              </button>
            </li>
          `;
        })}
      </ul>
      <div class="joined">
        <label class="field"
          >Code <input type="text" name="code" value="" autocomplete="off" maxlength="30" required
        /></label>
        <button type="submit">Apply</button>
      </div>
      ${says.map(({ content }) => html`<p class="error">${content}</p>`)}
    `;
  }

  protected override toPart(data: FormData): CheckoutPart {
    const code = textOf(data, 'code');
    return { discount_codes: [...new Set([...this.checkout.discounts.codes, ...(code ? [code] : [])])] };
  }

  #without(code: string): void {
    void this.save({ discount_codes: this.checkout.discounts.codes.filter((other) => other !== code) });
  }
}

customElements.define('discount-form', DiscountForm);
