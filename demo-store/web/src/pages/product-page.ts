import type { Product, Variant } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import { notes } from '../parts/notes.ts';
import { stars } from '../parts/review-list.ts';
import { variantPicker } from '../parts/variant-picker.ts';
import { ShopPage } from '../shop-page.ts';
import { paragraphs } from './policies-page.ts';
import '../parts/buy-form.ts';
import '../parts/delivery-estimate.ts';
import '../parts/product-gallery.ts';
import '../parts/product-reviews.ts';

/** The chosen variant stands in the query (`?variant=`), so that a link or a tool can show it. */
class ProductPage extends ShopPage {
  #product = new Loader<Product>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.product({ handle: this.name }),
    on: ['order'],
  });

  protected override render(): TemplateResult {
    const { words } = this;
    return this.whenLoaded(this.#product, {
      draw: (product) => {
        const variant = this.#variant(product);
        return html`
          <div class="product">
            <product-gallery
              .shop=${this.shop}
              .images=${product.images}
              .chosen=${variant.image_url}
            ></product-gallery>
            <div class="product-words">${this.#buy(product, variant)}</div>
          </div>
          <div class="product-more">
            <section aria-labelledby="details">
              <h2 id="details">${words.product.details}</h2>
              <div class="prose" lang=${this.shop.language.contentLang}>
                ${paragraphs(product.description)}
              </div>
            </section>
            <section aria-labelledby="delivery">
              <h2 id="delivery">${words.delivery.title}</h2>
              <delivery-estimate
                .shop=${this.shop}
                .goods=${variant.price.amount}
                .currency=${variant.price.currency}
              ></delivery-estimate>
            </section>
          </div>
          <product-reviews
            .shop=${this.shop}
            .name=${product.handle}
            .rating=${product.rating}
          ></product-reviews>
        `;
      },
      waiting: html`<h1 class="hidden">${words.loading}</h1>
        <div class="product waiting" aria-hidden="true">
          <span class="picture"></span><span><span class="bar"></span><span class="bar short"></span></span>
        </div>`,
    });
  }

  #buy(product: Product, variant: Variant): TemplateResult {
    const { language } = this.shop;
    const { words, contentLang, format } = language;
    const { rating } = product;
    return html`
      ${this.#trail(product)}
      <h1 lang=${contentLang}>${product.title}</h1>
      ${
        rating
          ? html`<p class="rating">
              ${stars(rating.average, words.reviews.stars(format.rating(rating.average)))}
              <a href="#reviews">${words.reviews.count(rating.count)}</a>
            </p>`
          : nothing
      }
      <p class="lead" lang=${contentLang}>${product.summary}</p>
      ${this.#price(variant)} ${variantPicker(product, { chosen: variant, choose: this.#choose, language })}
      <buy-form .shop=${this.shop} .variant=${variant}></buy-form>
      ${notes(product.notices, language)}
    `;
  }

  #trail({ collections: [handle] }: Product): TemplateResult | typeof nothing {
    if (!handle) return nothing;
    const { words, contentLang } = this.shop.language;
    const own = words.collectionNames[handle];
    const name = own ?? handle.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ');
    return html`<p class="trail">
      <a href="/collections/${handle}" lang=${own ? nothing : contentLang}>${name}</a>
    </p>`;
  }

  #price({ price, list_price }: Variant): TemplateResult {
    const { words, format } = this.shop.language;
    const before = list_price
      ? html`<span class="hidden">${words.product.instead}</span> <s>${format.money(list_price)}</s>
          <span class="tag sale">${words.product.sale}</span>`
      : nothing;
    return html`<p class="price large">${format.money(price)} ${before}</p>`;
  }

  #choose = (variant: Variant): void => {
    this.shop.router.go(`/products/${this.name}?${new URLSearchParams({ variant: variant.id })}`, {
      replace: true,
    });
  };

  #variant({ variants }: Product): Variant {
    const named = variants.find(({ id }) => id === this.query.get('variant'));
    return named ?? variants.find(({ available }) => available) ?? (variants[0] as Variant);
  }
}

customElements.define('product-page', ProductPage);
