import type { Product } from '@vitrine/commerce/models';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Shop } from '../shop.ts';

/** One large picture, and buttons for the others. */
class ProductGallery extends LitElement {
  static override properties = {
    shop: { attribute: false },
    images: { attribute: false },
    chosen: {},
    shown: { state: true },
  };
  declare shop: Shop;
  declare images: Product['images'];
  /** Address of the chosen variant's picture, where it has one of its own. */
  declare chosen: string | undefined;
  declare private shown: number;

  constructor() {
    super();
    this.shown = 0;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('chosen'))
      this.shown = Math.max(
        0,
        this.images.findIndex(({ url }) => url === this.chosen),
      );
  }

  protected override render(): TemplateResult | typeof nothing {
    const image = this.images[this.shown] ?? this.images[0];
    if (!image) return nothing;
    const { contentLang } = this.shop.language;
    return html`
      <div class="picture">
        <img
          src=${image.url}
          alt=${image.alt}
          lang=${contentLang}
          width="800"
          height="800"
          fetchpriority="high"
        />
      </div>
      ${this.images.length > 1 ? this.#thumbs() : nothing}
    `;
  }

  #thumbs(): TemplateResult {
    const { product } = this.shop.language.words;
    const { length } = this.images;
    return html`<div class="thumbs" role="group" aria-label=${product.pictures}>
      ${this.images.map(
        ({ url }, index) =>
          html`<button
            type="button"
            class="plain"
            aria-label=${product.picture(index + 1, length)}
            aria-pressed=${index === this.shown}
            @click=${() => (this.shown = index)}
          >
            <img src=${url} alt="" width="80" height="80" />
          </button>`,
      )}
    </div>`;
  }
}

customElements.define('product-gallery', ProductGallery);
