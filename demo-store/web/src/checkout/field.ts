import type { Message } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';

interface Field {
  name: string;
  label: string;
  value: string | undefined;
  autocomplete: string;
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  /** What the shop says about this field. */
  says: readonly Message[];
}

/** A labelled text input. Its saved value is the attribute, so that what somebody types stays apart from it. */
export function field({ name, label, value, autocomplete, type, required, says }: Field): TemplateResult {
  const wrong = says.length > 0;
  return html`
    <label class="field">
      ${label}${required ? nothing : html` <small>(if any)</small>`}
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

/** Messages whose path ends in this member name (RFC 9535, e.g. `$.fulfillment.destination.postal_code`). */
export function messagesAbout(messages: readonly Message[], member: string): Message[] {
  return messages.filter(({ path }) => path?.endsWith(`.${member}`));
}
