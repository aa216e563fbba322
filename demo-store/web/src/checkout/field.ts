import type { Message } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';

interface Field {
  name: string;
  label: string;
  value: string | undefined;
  autocomplete: string;
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  /** Where an empty field is right, in words. */
  hint?: string;
  /** What the shop says about this field. */
  says: readonly Message[];
}

/** A labelled text input. Its saved value is the attribute, so that what somebody types stays apart from it. */
export function field({
  name,
  label,
  value,
  autocomplete,
  type,
  required,
  hint,
  says,
}: Field): TemplateResult {
  const wrong = says.length > 0;
  return html`
    <label class="field">
      <span>${label}${hint ? html` <small>(${hint})</small>` : nothing}</span>
      <input
        type=${type ?? 'text'}
        name=${name}
        value=${value ?? ''}
        autocomplete=${autocomplete}
        ?required=${required}
        aria-invalid=${wrong ? 'true' : nothing}
        aria-describedby=${wrong ? `${name}-says` : nothing}
      />
      ${wrong ? html`<span class="error" id="${name}-says">${says.map(({ content }) => content).join(' ')}</span>` : nothing}
    </label>
  `;
}

/** Messages about this member of the checkout and what it holds (RFC 9535 path, e.g. `$.discounts.codes`). */
export function messagesAbout(messages: readonly Message[], member: string): Message[] {
  return messages.filter(
    ({ path }) => path === member || path?.startsWith(`${member}.`) || path?.startsWith(`${member}[`),
  );
}
