import type { Receipt } from '@vitrine/commerce/models';
import { html, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import { orderDetails } from '../parts/order-details.ts';
import { guest, ShopPage } from '../shop-page.ts';

class OrderPage extends ShopPage {
  #order = new Loader<Receipt>(this, {
    shop: () => this.shop,
    ask: async () =>
      this.shop.store.session.current?.subject ? this.shop.store.queries.order({ id: this.name }) : guest,
    on: ['session', 'order'],
  });

  protected override render(): TemplateResult {
    const { order: words } = this.words;
    return this.whenLoaded(this.#order, {
      draw: (order) => html`
        <div class="page-head"><h1>${words.title(order.label)}</h1></div>
        ${orderDetails(order, this.shop.language)}
        <p><a href="/account/orders">${words.all}</a></p>
      `,
    });
  }
}

customElements.define('order-page', OrderPage);
