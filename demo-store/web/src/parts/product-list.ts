import type { ProductPage, ProductSummary } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { formatMoney, formatRange } from '../format.ts';

/** Products as a grid of links; `next` leads to the following page, which a cursor in the URL names. */
export function productList(page: ProductPage, next: (cursor: string) => string): TemplateResult {
  return html`
    <ul class="grid">
      ${page.products.map(productCard)}
    </ul>
    ${page.next_cursor ? html`<p><a class="button" rel="next" href=${next(page.next_cursor)}>More products</a></p>` : nothing}
  `;
}

function productCard(product: ProductSummary): TemplateResult {
  const { handle, title, summary, image, price_min, price_max, list_price, available } = product;
  return html`
    <li class="card">
      <a href="/products/${handle}">
        <img src=${image.url} alt=${image.alt} width="400" height="400" loading="lazy" />
        <span class="title">${title}</span>
      </a>
      <p class="quiet">${summary}</p>
      <p class="price">
        ${formatRange(price_min, price_max)}
        ${list_price ? html`<span class="hidden">instead of</span> <s>${formatMoney(list_price)}</s>` : nothing}
        ${available ? nothing : html`<span class="tag">Sold out</span>`}
      </p>
    </li>
  `;
}
