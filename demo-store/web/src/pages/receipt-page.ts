import type { Receipt } from '@vitrine/commerce/models';
import { html, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import { orderDetails } from '../parts/order-details.ts';
import { ShopPage } from '../shop-page.ts';

class ReceiptPage extends ShopPage {
  #receipt = new Loader<Receipt>(this, {
    shop: () => this.shop,
    ask: () => this.shop.store.queries.receipt({ id: this.name }),
    on: ['session'],
  });

  protected override render(): TemplateResult {
    return this.whenLoaded(
      this.#receipt.state,
      (receipt) => html`
        <h1>Thank you for your order ${receipt.label}</h1>
        <p>We have your order and write to ${receipt.buyer.email}.</p>
        ${orderDetails(receipt)}
        <p><a class="button" href="/">Back to the shop</a></p>
      `,
    );
  }
}

customElements.define('receipt-page', ReceiptPage);
