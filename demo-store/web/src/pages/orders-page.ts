import type { OrderPage, OrderSummary } from '@vitrine/commerce/models';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { formatDate, formatMoney } from '../format.ts';
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
    return this.whenLoaded(
      this.#orders.state,
      ({ orders, next_cursor }) => html`
        <h1>Your orders</h1>
        ${orders.length === 0 ? html`<p>You have not ordered anything yet.</p>` : nothing}
        <ul class="lines">
          ${orders.map(row)}
        </ul>
        ${next_cursor ? html`<p><a class="button" href="?${new URLSearchParams({ cursor: next_cursor })}">Older orders</a></p>` : nothing}
        <p><a href="/account/passkeys">Passkeys</a> · <a href="/account/activity">Activity of agents</a></p>
      `,
    );
  }
}

function row({ id, label, at, total, item_count }: OrderSummary): TemplateResult {
  return html`
    <li>
      <span class="grow"
        ><a href="/account/orders/${id}">${label}</a>
        <span class="quiet block"
          >${formatDate(at)}, ${item_count === 1 ? '1 item' : `${item_count} items`}</span
        ></span
      >
      <span class="amount">${formatMoney(total)}</span>
    </li>
  `;
}

customElements.define('orders-page', OrdersPage);
