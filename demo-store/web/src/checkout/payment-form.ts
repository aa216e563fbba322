import { html, type TemplateResult } from 'lit';
import type { CheckoutPart } from '../shop.ts';
import { PartForm, textOf } from './part-form.ts';

class PaymentForm extends PartForm {
  protected override readonly heading = 'Payment';

  protected override fields(): TemplateResult {
    const { payment } = this.checkout;
    const submit = (event: Event): void => (event.target as HTMLInputElement).form?.requestSubmit();
    return html`
      <fieldset class="options">
        <legend class="hidden">Way to pay</legend>
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
              ${label}
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
