import type { Product, Review } from '@vitrine/commerce/models';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { faultText } from '../fault-words.ts';
import type { Fault, Shop } from '../shop.ts';
import { reviewList } from './review-list.ts';

/** Reviews of a product, a page at a time, each under the one before. */
class ProductReviews extends LitElement {
  static override properties = {
    shop: { attribute: false },
    name: {},
    rating: { attribute: false },
    list: { state: true },
    fault: { state: true },
  };
  declare shop: Shop;
  declare name: string;
  declare rating: Product['rating'];
  declare private list: { reviews: Review[]; total: number; next: string | null } | undefined;
  declare private fault: Fault | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    void this.#load();
  }

  protected override render(): TemplateResult {
    const { language } = this.shop;
    const { list, fault, rating } = this;
    if (!list && !fault) return html`<p class="quiet" role="status">${language.words.loading}</p>`;
    return html`
      ${
        list
          ? reviewList({
              ...list,
              rating,
              language,
              more: list.next ? () => void this.#load(list.next ?? undefined) : undefined,
            })
          : nothing
      }
      ${fault ? html`<p role="alert" class="error">${faultText(fault, language.words)}</p>` : nothing}
    `;
  }

  async #load(cursor?: string): Promise<void> {
    const answer = await this.shop.store.queries.reviews({ handle: this.name, cursor });
    this.fault = answer.ok ? undefined : answer.fault;
    if (!answer.ok) return;
    const { reviews, total, next_cursor: next } = answer.value;
    this.list = { reviews: [...(cursor ? (this.list?.reviews ?? []) : []), ...reviews], total, next };
  }
}

customElements.define('product-reviews', ProductReviews);
