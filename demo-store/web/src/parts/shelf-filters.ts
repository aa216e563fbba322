import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../language.ts';
import type { Shelf } from '../page-reads.ts';
import type { ShelfAddress } from '../shelf-address.ts';
import { swatch } from './swatches.ts';

interface Filters {
  facets: Shelf['facets'];
  address: ShelfAddress;
  language: Language;
}

/** A form whose fields are the address: every change goes there, and Back undoes it. */
export function shelfFilters({ facets, address, language }: Filters): TemplateResult {
  const { words } = language;
  const send = ({ target }: Event): void => (target as HTMLInputElement).form?.requestSubmit();
  const check = (
    name: string,
    { value, label, count }: { value: string; label: unknown; count: number },
  ) => html`
    <label class="check">
      <input
        type="checkbox"
        name=${name}
        value=${value}
        .checked=${address.has(name, value)}
        @change=${send}
      />
      <span>${label}</span> <small>${count}</small>
    </label>
  `;
  const price = (name: 'price_min' | 'price_max', label: string): TemplateResult => html`
    <label class="field"
      ><span>${label}</span>
      <input
        type="number"
        inputmode="numeric"
        name=${name}
        min="0"
        step="1"
        .value=${address.get(name)}
        @change=${send}
    /></label>
  `;
  return html`
    <details class="fold" ?open=${matchMedia('(min-width: 60rem)').matches}>
      <summary>${words.shelf.filter}</summary>
      <form class="filters" method="get" action=${address.path} aria-label=${words.shelf.filter}>
        ${address.q ? html`<input type="hidden" name="q" value=${address.q} />` : nothing}
        ${address.get('sort') ? html`<input type="hidden" name="sort" value=${address.get('sort')} />` : nothing}
        <fieldset>
          <legend>${words.shelf.filter}</legend>
          ${check('available', { value: '1', label: words.shelf.inStock, count: facets.available })}
          ${check('sale', { value: '1', label: words.shelf.onSale, count: facets.sale })}
        </fieldset>
        <fieldset class="prices">
          <legend>${words.shelf.price}</legend>
          ${price('price_min', words.shelf.priceFrom)}${price('price_max', words.shelf.priceTo)}
        </fieldset>
        ${mostUsed(facets.options).map(
          ({ name, values }) => html`
            <details
              ?open=${/^colou?r$/i.test(name) || values.some(({ value }) => address.has('option', `${name}:${value}`))}
            >
              <summary lang=${language.contentLang}>${name}</summary>
              <div class="values-list">
                ${values.map(({ value, count }) =>
                  check('option', {
                    value: `${name}:${value}`,
                    label: html`${/^colou?r$/i.test(name) ? swatch(value) : nothing}<span
                        lang=${language.contentLang}
                        >${value}</span
                      >`,
                    count,
                  }),
                )}
              </div>
            </details>
          `,
        )}
        <button type="submit">${words.shelf.apply}</button>
        ${address.filtered ? html`<a href=${address.cleared}>${words.shelf.clear}</a>` : nothing}
      </form>
    </details>
  `;
}

const mostOptions = 5;

/** The options most products have, and in each the values most of them come in first. */
function mostUsed(options: Shelf['facets']['options']): Shelf['facets']['options'] {
  const uses = ({ values }: (typeof options)[number]): number =>
    values.reduce((sum, { count }) => sum + count, 0);
  return [...options]
    .filter(({ values }) => values.length > 1)
    .sort((a, b) => uses(b) - uses(a))
    .slice(0, mostOptions)
    .map(({ name, values }) => ({ name, values: [...values].sort((a, b) => b.count - a.count) }));
}
