import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../language.ts';
import type { Shelf } from '../page-reads.ts';
import type { Router } from '../router.ts';
import { type ShelfAddress, sorts } from '../shelf-address.ts';
import { productGrid } from './product-list.ts';
import { shelfFilters } from './shelf-filters.ts';

interface Place {
  address: ShelfAddress;
  language: Language;
  router: Router;
}

/** A filtered list with its filters beside it, its order above and its pages below. */
export function shelfView(shelf: Shelf, { address, language, router }: Place): TemplateResult {
  const { words } = language;
  const chosen = address.get('sort') || (address.q ? '' : 'best_selling');
  const choose = ({ target }: Event): void => router.go(address.sorted((target as HTMLSelectElement).value));
  return html`
    <div class="shelf">
      ${shelfFilters({ facets: shelf.facets, address, language })}
      <div>
        <div class="shelf-bar">
          <p class="quiet" role="status">${words.shelf.count(shelf.total)}</p>
          <label class="inline"
            >${words.shelf.sortBy}
            <select @change=${choose}>
              ${address.q ? html`<option value="" ?selected=${chosen === ''}>–</option>` : nothing}
              ${sorts.map((sort) => html`<option value=${sort} ?selected=${sort === chosen}>${words.shelf.sorts[sort]}</option>`)}
            </select></label
          >
        </div>
        ${
          shelf.products.length > 0
            ? productGrid(shelf.products, { language, eager: 6 })
            : html`<p class="nothing">
                ${words.shelf.none} <a href=${address.cleared}>${words.shelf.clear}</a>
              </p>`
        }
        ${shelf.pages > 1 ? pages(shelf, { address, language }) : nothing}
      </div>
    </div>
  `;
}

function pages(
  { page, pages: count }: Shelf,
  { address, language: { words } }: Omit<Place, 'router'>,
): TemplateResult {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return html`
    <nav class="pages" aria-label=${words.shelf.pages}>
      ${page > 1 ? html`<a rel="prev" href=${address.page(page - 1)}>${words.shelf.previous}</a>` : nothing}
      ${numbers.map(
        (number) =>
          html`<a
            href=${address.page(number)}
            aria-label=${words.shelf.page(number, count)}
            aria-current=${number === page ? 'page' : nothing}
            >${number}</a
          >`,
      )}
      ${page < count ? html`<a rel="next" href=${address.page(page + 1)}>${words.shelf.next}</a>` : nothing}
    </nav>
  `;
}
