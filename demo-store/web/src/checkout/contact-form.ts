import { html, type TemplateResult } from 'lit';
import type { CheckoutPart } from '../shop.ts';
import { field, messagesAbout } from './field.ts';
import { PartForm, textOf } from './part-form.ts';

class ContactForm extends PartForm {
  protected override readonly heading = 'Contact';

  protected override fields(): TemplateResult {
    const { buyer, messages } = this.checkout;
    const about = (name: string) => ({ name, says: messagesAbout(messages, `$.buyer.${name}`) });
    return html`
      <div class="two">
        ${field({
          ...about('first_name'),
          label: 'First name',
          value: buyer?.first_name,
          autocomplete: 'given-name',
          required: true,
        })}
        ${field({
          ...about('last_name'),
          label: 'Last name',
          value: buyer?.last_name,
          autocomplete: 'family-name',
          required: true,
        })}
      </div>
      ${field({
        ...about('email'),
        label: 'Email',
        type: 'email',
        value: buyer?.email,
        autocomplete: 'email',
        required: true,
      })}
      ${field({
        ...about('phone_number'),
        label: 'Phone',
        type: 'tel',
        value: buyer?.phone_number,
        autocomplete: 'tel',
        hint: 'if you like',
      })}
      <button type="submit">Save contact</button>
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
