import { html, type TemplateResult } from 'lit';
import type { CheckoutPart } from '../shop.ts';
import { field, messagesAbout } from './field.ts';
import { PartForm, textOf } from './part-form.ts';

class ContactForm extends PartForm {
  protected override readonly step = 1;
  protected override readonly about = 'buyer';

  protected override heading(): string {
    return this.words.checkout.contact;
  }

  protected override fields(): TemplateResult {
    const { buyer, messages } = this.checkout;
    const { checkout: words, optional } = this.words;
    const input = (name: 'first_name' | 'last_name' | 'email' | 'phone_number') => ({
      name,
      value: buyer?.[name],
      says: messagesAbout(messages, `$.buyer.${name}`),
      wrong: this.wrong.get(name),
      language: this.shop.language,
    });
    return html`
      <div class="two">
        ${field({ ...input('first_name'), label: words.firstName, autocomplete: 'given-name', required: true })}
        ${field({ ...input('last_name'), label: words.lastName, autocomplete: 'family-name', required: true })}
      </div>
      <div class="two">
        ${field({ ...input('email'), label: words.email, type: 'email', autocomplete: 'email', required: true })}
        ${field({ ...input('phone_number'), label: words.phone, type: 'tel', autocomplete: 'tel', hint: optional })}
      </div>
      <button type="submit">${words.saveContact}</button>
    `;
  }

  protected override toPart(data: FormData): CheckoutPart {
    const phone_number = textOf(data, 'phone_number');
    return {
      buyer: {
        first_name: textOf(data, 'first_name') ?? '',
        last_name: textOf(data, 'last_name') ?? '',
        email: textOf(data, 'email') ?? '',
        ...(phone_number ? { phone_number } : {}),
      },
    };
  }
}

customElements.define('contact-form', ContactForm);
