import type { ProductSummary } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../language.ts';

/** Products as a grid of labelled pictures; the first `eager` pictures are on screen at once. */
export function productGrid(
  products: readonly ProductSummary[],
  { language, eager = 0 }: { language: Language; eager?: number },
): TemplateResult {
  return html`
    <ul class="grid">
      ${products.map((product, index) => productCard(product, { language, lazy: index >= eager }))}
    </ul>
  `;
}

/** As many empty cards, so that nothing moves when the products come. */
export function emptyGrid(count: number): TemplateResult {
  const card = html`<li class="card">
    <span class="picture"></span><span class="bar"></span><span class="bar short"></span>
  </li>`;
  return html`<ul class="grid waiting" aria-hidden="true">
    ${Array.from({ length: count }, () => card)}
  </ul>`;
}

function productCard(
  product: ProductSummary,
  { language, lazy }: { language: Language; lazy: boolean },
): TemplateResult {
  const { handle, title, summary, image, price_min, price_max, list_price, available } = product;
  const { words, format, contentLang } = language;
  const tag = available ? list_price && words.product.sale : words.product.soldOut;
  return html`
    <li class="card">
      <a href="/products/${handle}">
        <span class="picture"
          ><img
            src=${image.url}
            alt=${image.alt}
            lang=${contentLang}
            width="400"
            height="400"
            loading=${lazy ? 'lazy' : 'eager'}
          />${tag ? html`<span class="tag ${available ? 'sale' : ''}">${tag}</span>` : nothing}</span
        >
        <span class="title" lang=${contentLang}>${title}</span>
      </a>
      <p class="quiet" lang=${contentLang}>${summary}</p>
      <p class="price">
        ${format.range(price_min, price_max)}
        ${list_price ? html`<span class="hidden">${words.product.instead}</span> <s>${format.money(list_price)}</s>` : nothing}
      </p>
    </li>
  `;
}
