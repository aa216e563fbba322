import type { Checkout } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { formatCountry, formatDays, formatMoney } from '../format.ts';
import type { CheckoutPart } from '../shop.ts';
import { field, messagesAbout } from './field.ts';
import { PartForm, textOf } from './part-form.ts';

type Address = NonNullable<Checkout['fulfillment']['destination']>;

const countries = ['US', 'DE', 'ES', 'CN', 'GB'] as const;

const inputs = [
  { name: 'street_address', label: 'Street and number', autocomplete: 'address-line1', required: true },
  { name: 'extended_address', label: 'Apartment, floor', autocomplete: 'address-line2', hint: 'if any' },
  { name: 'postal_code', label: 'Postal code', autocomplete: 'postal-code' },
  { name: 'address_locality', label: 'City', autocomplete: 'address-level2', required: true },
  {
    name: 'address_region',
    label: 'State, province or region',
    autocomplete: 'address-level1',
    hint: 'where addresses have one',
  },
] as const;

/** Address and way of delivery are one part: what a country asks for beyond the required fields the shop says at the field. */
class DeliveryForm extends PartForm {
  protected override readonly heading = 'Delivery';

  protected override fields(): TemplateResult {
    const { fulfillment, messages } = this.checkout;
    const address = fulfillment.destination;
    return html`
      ${this.#countrySelect(address)}
      ${inputs.map((input) =>
        field({
          ...input,
          value: address?.[input.name],
          says: messagesAbout(messages, `$.fulfillment.destination.${input.name}`),
        }),
      )}
      <button type="submit">Save address</button>
      ${fulfillment.options.length > 0 ? this.#options(fulfillment) : nothing}
    `;
  }

  protected override toPart(data: FormData): CheckoutPart {
    const option_id = textOf(data, 'option_id');
    const optional = ['extended_address', 'address_region', 'postal_code'] as const;
    const given = optional.flatMap((name) => {
      const text = textOf(data, name);
      return text ? [[name, text] as const] : [];
    });
    const destination: Address = {
      street_address: textOf(data, 'street_address') ?? '',
      address_locality: textOf(data, 'address_locality') ?? '',
      address_country: textOf(data, 'address_country') as Address['address_country'],
      ...Object.fromEntries(given),
    };
    return { fulfillment: { destination, ...(option_id ? { option_id } : {}) } };
  }

  #countrySelect(address: Address | null): TemplateResult {
    const says = messagesAbout(this.checkout.messages, '$.fulfillment.destination.address_country');
    const saved = (code: string): boolean => code === address?.address_country;
    return html`
      <label class="field">
        Country
        <select name="address_country" autocomplete="country" required>
          <option value="">Please choose</option>
          ${countries.map((code) => html`<option value=${code} ?selected=${saved(code)}>${formatCountry(code)}</option>`)}
        </select>
        ${says.map(({ content }) => html`<span class="error">${content}</span>`)}
      </label>
    `;
  }

  #options({ options, selected_option_id }: Checkout['fulfillment']): TemplateResult {
    const { currency } = this.checkout;
    const submit = (event: Event): void => (event.target as HTMLInputElement).form?.requestSubmit();
    return html`
      <fieldset class="options">
        <legend>Way of delivery</legend>
        ${options.map(
          ({ id, title, amount, delivery_days }) => html`
            <label>
              <input
                type="radio"
                name="option_id"
                value=${id}
                ?checked=${id === selected_option_id}
                @change=${submit}
              />
              ${title}, ${formatDays(delivery_days)},
              ${amount === 0 ? 'free' : formatMoney({ amount, currency })}
            </label>
          `,
        )}
      </fieldset>
    `;
  }
}

customElements.define('delivery-form', DeliveryForm);
