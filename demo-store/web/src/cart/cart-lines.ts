import type { Cart, LineItem } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Language } from '../language.ts';
import type { CartDesk } from './cart-desk.ts';

interface Means {
  desk: CartDesk;
  language: Language;
  /** Whether quantities can be typed here; otherwise they are only told. */
  editable: boolean;
}

/** The lines of a cart; those an assistant changed a moment ago are marked and say so. */
export function cartLines({ line_items }: Cart, means: Means): TemplateResult {
  return html`
    <ul class="lines cart-lines">
      ${repeat(
        line_items,
        ({ id }) => id,
        (line) => cartLine(line, means),
      )}
    </ul>
  `;
}

function cartLine(line: LineItem, { desk, language, editable }: Means): TemplateResult {
  const { id, item, quantity } = line;
  const { words, format, contentLang } = language;
  const title = item.variant_title ? `${item.title}, ${item.variant_title}` : item.title;
  const marked = desk.marked.has(item.id);
  const change = async ({ target }: Event): Promise<void> => {
    const field = target as HTMLInputElement;
    const wanted = Math.max(0, Math.trunc(Number(field.value)));
    // What was typed into a refused line goes back to what the shop has.
    if (!(await desk.set(id, wanted))) field.value = field.defaultValue;
  };
  const amount = editable
    ? html`<label
        ><span class="hidden">${words.cart.quantityOf(title)}</span>
        <input
          type="number"
          inputmode="numeric"
          min="0"
          max="999"
          value=${quantity}
          .value=${String(quantity)}
          @change=${change}
      /></label>`
    : html`<span class="quiet">× ${quantity}</span>`;
  return html`
    <li class=${marked ? 'changed' : ''}>
      <img src=${item.image_url} alt="" width="88" height="88" />
      <span class="what">
        <a href=${item.url} lang=${contentLang}>${item.title}</a>
        <span class="quiet block" lang=${contentLang}>${item.variant_title}</span>
        <span class="quiet block">${format.money(item.unit_price)} ${words.cart.each}</span>
        ${marked ? html`<span class="badge">${words.changed}</span>` : nothing}
      </span>
      <span class="amount">${format.money(line.line_total)}</span>
      <span class="line-actions">
        ${amount}
        <button
          type="button"
          class="link"
          aria-label=${words.cart.removeOf(title)}
          @click=${() => desk.set(id, 0)}
        >
          ${words.remove}
        </button>
      </span>
    </li>
  `;
}
