import type { Message } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../language.ts';
import { said } from '../said.ts';

/** What the shop has to say, errors first; a disclosure is always shown whole. */
export function notes(messages: readonly Message[], language: Language): TemplateResult | typeof nothing {
  if (messages.length === 0) return nothing;
  const rank = { error: 0, warning: 1, info: 2 };
  const sorted = [...messages].sort((a, b) => rank[a.type] - rank[b.type]);
  return html`
    <ul class="notes">
      ${sorted.map(({ type, content }) => html`<li class=${type}>${said(content, language)}</li>`)}
    </ul>
  `;
}
