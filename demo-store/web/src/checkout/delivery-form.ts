import type { Checkout, Country } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { countries } from '../countries.ts';
import { said } from '../said.ts';
import type { CheckoutPart } from '../shop.ts';
import { countryRules } from './country-rules.ts';
import { errorLine, field, fieldErrors, messagesAbout } from './field.ts';
import { PartForm, textOf } from './part-form.ts';

type Address = NonNullable<Checkout['fulfillment']['destination']>;
type Member = Exclude<keyof Address, 'address_country'>;

/** Address and way of delivery are one part; the fields follow the country, and what it asks beyond them the shop says at the field. */
class DeliveryForm extends PartForm {
  static override properties = { ...PartForm.properties, country: { state: true } };
  protected override readonly step = 2;
  protected override readonly about = 'fulfillment';
  /** Chosen, but maybe not saved yet. */
  declare private country: Country | undefined;

  protected override heading(): string {
    return this.words.checkout.delivery;
  }

  protected override fields(): TemplateResult {
    const { fulfillment } = this.checkout;
    const address = fulfillment.destination;
    const { checkout: words, optional } = this.words;
    const { postal, region } = countryRules(this.country ?? address?.address_country, this.words);
    const line = (
      name: Member,
      rest: { label: string; autocomplete: string; required?: boolean; hint?: string },
    ) => field({ ...rest, ...this.#about(name), name, value: address?.[name] });
    return html`
      ${this.#countrySelect(address)}
      ${line('street_address', { label: words.street, autocomplete: 'address-line1', required: true })}
      ${line('extended_address', { label: words.extended, autocomplete: 'address-line2', hint: optional })}
      <div class="two">
        ${line('postal_code', { label: postal, autocomplete: 'postal-code', required: true })}
        ${line('address_locality', { label: words.city, autocomplete: 'address-level2', required: true })}
      </div>
      ${region || address?.address_region ? line('address_region', { ...(region ?? { label: words.region.other, hint: optional }), autocomplete: 'address-level1', required: region !== undefined }) : nothing}
      <button type="submit">${words.saveAddress}</button>
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

  #about(name: keyof Address) {
    const says = messagesAbout(this.checkout.messages, `$.fulfillment.destination.${name}`);
    return { says, wrong: this.wrong.get(name), language: this.shop.language };
  }

  #countrySelect(address: Address | null): TemplateResult {
    const { language } = this.shop;
    const { checkout: words } = this.words;
    const errors = fieldErrors(this.#about('address_country'));
    const saved = (code: string): boolean => code === address?.address_country;
    const choose = ({ target }: Event): void => {
      this.country = ((target as HTMLSelectElement).value || undefined) as Country | undefined;
    };
    return html`
      <label class="field">
        <span>${words.country}</span>
        <select
          name="address_country"
          autocomplete="country"
          required
          aria-invalid=${errors ? 'true' : nothing}
          aria-describedby=${errors ? 'address_country-says' : nothing}
          @change=${choose}
        >
          <option value="">${words.choose}</option>
          ${countries.map((code) => html`<option value=${code} ?selected=${saved(code)}>${language.format.country(code)}</option>`)}
        </select>
        ${errorLine('address_country', { errors, language })}
      </label>
    `;
  }

  #options({ options, selected_option_id }: Checkout['fulfillment']): TemplateResult {
    const { language } = this.shop;
    const { words, format } = language;
    const { currency } = this.checkout;
    const submit = (event: Event): void => (event.target as HTMLInputElement).form?.requestSubmit();
    return html`
      <fieldset class="choices">
        <legend>${words.checkout.way}</legend>
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
              <span class="grow">${said(title, language)}, ${format.days(delivery_days)}</span>
              <span>${amount === 0 ? words.delivery.free : format.money({ amount, currency })}</span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }
}

customElements.define('delivery-form', DeliveryForm);
