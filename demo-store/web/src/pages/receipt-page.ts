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
    const { order } = this.words;
    return this.whenLoaded(this.#receipt, {
      draw: (receipt) => html`
        <div class="page-head">
          <h1>${order.thanks(receipt.label)}</h1>
          <p class="lead">${order.mailed(receipt.buyer.email)}</p>
        </div>
        ${orderDetails(receipt, this.shop.language)}
        <div class="actions">
          <a class="button primary" href="/">${order.back}</a>
          <button type="button" @click=${() => window.print()}>${order.print}</button>
        </div>
      `,
    });
  }
}

customElements.define('receipt-page', ReceiptPage);
