import type { Product, Review } from '@vitrine/commerce/models';
import { html, type TemplateResult } from 'lit';
import type { Language } from '../language.ts';

interface Shown {
  reviews: readonly Review[];
  total: number;
  rating: Product['rating'];
  /** Brings the next page; undefined at the end. */
  more?: (() => void) | undefined;
  language: Language;
}

/** What buyers wrote, as text in whatever language: hence `lang=""` and each text's own direction. */
export function reviewList({ reviews, total, rating, more, language }: Shown): TemplateResult {
  const { words, format } = language;
  return html`
    <section class="reviews" aria-labelledby="reviews">
      <div class="review-summary">
        <h2 id="reviews">${words.reviews.title}</h2>
        ${
          rating
            ? html`<p class="score">${format.rating(rating.average)}</p>
                <p>${stars(rating.average, words.reviews.stars(format.rating(rating.average)))}</p>
                <p class="quiet">${words.reviews.count(rating.count)}</p>`
            : html`<p class="quiet">${words.reviews.none}</p>`
        }
      </div>
      <div>
        <ul class="plain">
          ${reviews.map((review) => oneReview(review, language))}
        </ul>
        ${total > 0 ? html`<p class="quiet" role="status">${words.reviews.shown(reviews.length, total)}</p>` : ''}
        ${more ? html`<button type="button" @click=${more}>${words.reviews.more}</button>` : ''}
      </div>
    </section>
  `;
}

function oneReview({ title, text, author, at, rating }: Review, { words, format }: Language): TemplateResult {
  return html`
    <li class="review">
      <h3 lang="" dir="auto">${title}</h3>
      <p class="quiet">
        ${stars(rating, words.reviews.stars(String(rating)))} <bdi lang="">${author}</bdi> ·
        ${format.date(at)}
      </p>
      <p class="text" lang="" dir="auto">${text}</p>
    </li>
  `;
}

/** Five stars, so many of them filled; read out as words. */
export function stars(rating: number, inWords: string): TemplateResult {
  const full = Math.round(rating);
  return html`<span class="stars" role="img" aria-label=${inWords}
    >${'★'.repeat(full)}<span>${'★'.repeat(5 - full)}</span></span
  >`;
}
