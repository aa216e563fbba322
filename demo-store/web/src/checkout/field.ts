import type { Message } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../language.ts';
import { said } from '../said.ts';

interface Field {
  name: string;
  label: string;
  value: string | undefined;
  autocomplete: string;
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  /** Where an empty field is right, or what is meant, in words. */
  hint?: string | undefined;
  /** What the shop says about this field. */
  says: readonly Message[];
  /** What the page found wrong with what was typed. */
  wrong?: string | undefined;
  language: Language;
}

/** A labelled text input. Its saved value is the attribute, so that what somebody types stays apart from it. */
export function field(options: Field): TemplateResult {
  const { name, label, value, autocomplete, type, required, hint, language } = options;
  const errors = fieldErrors(options);
  return html`
    <label class="field">
      <span>${label}${hint ? html` <small>(${hint})</small>` : nothing}</span>
      <input
        type=${type ?? 'text'}
        name=${name}
        value=${value ?? ''}
        autocomplete=${autocomplete}
        ?required=${required}
        aria-invalid=${errors ? 'true' : nothing}
        aria-describedby=${errors ? `${name}-says` : nothing}
      />
      ${errorLine(name, { errors, language })}
    </label>
  `;
}

type Errors = readonly string[] | undefined;

/** What stands under a field: the page's own finding first, otherwise the shop's. */
export function fieldErrors({ says, wrong }: Pick<Field, 'says' | 'wrong'>): Errors {
  if (wrong) return [wrong];
  return says.length > 0 ? says.map(({ content }) => content) : undefined;
}

export function errorLine(
  name: string,
  { errors, language }: { errors: Errors; language: Language },
): TemplateResult | typeof nothing {
  if (!errors) return nothing;
  return html`<span class="error" id="${name}-says"
    >${errors.map((text) => html`${said(text, language)} `)}</span
  >`;
}

/** Messages about this member of the checkout and what it holds (RFC 9535 path, e.g. `$.discounts.codes`). */
export function messagesAbout(messages: readonly Message[], member: string): Message[] {
  return messages.filter(
    ({ path }) => path === member || path?.startsWith(`${member}.`) || path?.startsWith(`${member}[`),
  );
}
