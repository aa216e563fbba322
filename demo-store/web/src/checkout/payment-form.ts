import { html, type TemplateResult } from 'lit';
import { said } from '../said.ts';
import type { CheckoutPart } from '../shop.ts';
import { PartForm, textOf } from './part-form.ts';

class PaymentForm extends PartForm {
  protected override readonly step = 3;
  protected override readonly about = 'payment_option';

  protected override heading(): string {
    return this.words.checkout.payment;
  }

  protected override fields(): TemplateResult {
    const { payment } = this.checkout;
    const submit = (event: Event): void => (event.target as HTMLInputElement).form?.requestSubmit();
    return html`
      <fieldset class="choices">
        <legend class="hidden">${this.words.checkout.wayToPay}</legend>
        ${payment.options.map(
          ({ id, label }) => html`
            <label>
              <input
                type="radio"
                name="payment_option"
                value=${id}
                required
                ?checked=${id === payment.selected_option_id}
                @change=${submit}
              />
              <span class="grow">${said(label, this.shop.language)}</span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  protected override toPart(data: FormData): CheckoutPart {
    return { payment_option: textOf(data, 'payment_option') ?? '' };
  }
}

customElements.define('payment-form', PaymentForm);
