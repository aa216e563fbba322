import type { Total } from '@vitrine/commerce/models';
import { html, type TemplateResult } from 'lit';
import { formatMoney } from '../format.ts';

/** The rows of a sum as the server ordered them; the page adds nothing up. */
export function sums(totals: readonly Total[], currency: string): TemplateResult {
  return html`
    <dl class="sums">
      ${totals.map(
        ({ type, display_text, amount }) => html`
          <div class=${type}>
            <dt>${display_text}</dt>
            <dd>${formatMoney({ amount, currency })}</dd>
          </div>
        `,
      )}
    </dl>
  `;
}
