import type { Product, ReviewPage } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { formatDate } from '../format.ts';

/** What buyers wrote, as text. */
export function reviewList(
  { reviews, total }: ReviewPage,
  rating: Product['rating'],
): TemplateResult | typeof nothing {
  if (reviews.length === 0) return nothing;
  return html`
    <section aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      <p class="quiet">
        ${rating ? `${rating.average.toFixed(1)} of 5 from ${rating.count} reviews` : `${total} reviews`}
      </p>
      <ul class="plain">
        ${reviews.map(
          ({ title, text, author, at, rating: stars }) => html`
            <li class="review">
              <h3><bdi>${title}</bdi></h3>
              <p class="quiet">${stars} of 5 · <bdi>${author}</bdi> · ${formatDate(at)}</p>
              <p dir="auto">${text}</p>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}
