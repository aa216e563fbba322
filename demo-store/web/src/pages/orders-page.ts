import type { OrderPage, OrderSummary } from '@vitrine/commerce/models';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import { guest, ShopPage } from '../shop-page.ts';

class OrdersPage extends ShopPage {
  #orders = new Loader<OrderPage>(this, {
    shop: () => this.shop,
    ask: async () => {
      const cursor = this.query.get('cursor');
      if (!this.shop.store.session.current?.subject) return guest;
      return this.shop.store.queries.orders(cursor ? { cursor } : {});
    },
    on: ['session', 'order'],
  });

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated && changed.has('query')) void this.#orders.load();
  }

  protected override render(): TemplateResult {
    const { order, account, cart } = this.words;
    return this.whenLoaded(this.#orders, {
      draw: ({ orders, next_cursor }) => html`
        <div class="page-head"><h1>${order.yours}</h1></div>
        <div class="two-thirds">
          <div>
            ${
              orders.length === 0
                ? html`<div class="nothing">
                    <p class="lead">${order.none}</p>
                    <a class="button primary" href="/collections/all">${cart.seeAll}</a>
                  </div>`
                : html`<ul class="lines">
                    ${orders.map((one) => this.#row(one))}
                  </ul>`
            }
            ${next_cursor ? html`<p><a class="button" href="?${new URLSearchParams({ cursor: next_cursor })}">${order.older}</a></p>` : nothing}
          </div>
          <nav class="aside" aria-label=${account.title}>
            <ul class="plain">
              <li><a href="/account/passkeys">${account.passkeys}</a></li>
              <li><a href="/account/activity">${account.activity}</a></li>
            </ul>
          </nav>
        </div>
      `,
    });
  }

  #row({ id, label, at, total, item_count }: OrderSummary): TemplateResult {
    const { format } = this.shop.language;
    return html`
      <li>
        <span class="grow"
          ><a href="/account/orders/${id}">${label}</a>
          <span class="quiet block">${format.date(at)}, ${this.words.items(item_count)}</span></span
        >
        <span class="amount">${format.money(total)}</span>
      </li>
    `;
  }
}

customElements.define('orders-page', OrdersPage);
