import type { Total } from '@vitrine/commerce/models';
import { html, type TemplateResult } from 'lit';
import type { Language } from '../language.ts';
import { said } from '../said.ts';

/** The rows of a sum as the server ordered them; the page adds nothing up. */
export function sums(
  totals: readonly Total[],
  { currency, language }: { currency: string; language: Language },
): TemplateResult {
  return html`
    <dl class="sums">
      ${totals.map(
        ({ type, display_text, amount }) => html`
          <div class=${type}>
            <dt>${said(display_text, language)}</dt>
            <dd>${language.format.money({ amount, currency })}</dd>
          </div>
        `,
      )}
    </dl>
  `;
}
