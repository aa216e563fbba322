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
    return this.whenLoaded(
      this.#order.state,
      (order) => html`
        <h1>Order ${order.label}</h1>
        ${orderDetails(order)}
        <p><a href="/account/orders">All orders</a></p>
      `,
    );
  }
}

customElements.define('order-page', OrderPage);
