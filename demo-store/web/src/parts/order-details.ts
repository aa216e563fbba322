import type { Receipt } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { formatCountry, formatDate, formatDays, formatMoney } from '../format.ts';
import { notes } from './notes.ts';
import { sums } from './sums.ts';

/** An order whole, as receipt and order page show it. */
export function orderDetails(order: Receipt): TemplateResult {
  const { buyer, delivery } = order;
  return html`
    <div class="order">
      <p class="quiet">Placed on ${formatDate(order.at)}</p>
      ${notes(order.messages)}
      <h2>Items</h2>
      <ul class="lines">
        ${order.lines.map(
          (line) => html`
            <li>
              <span
                >${line.quantity} × ${line.title}${line.variant_title ? `, ${line.variant_title}` : ''}</span
              >
              <span>${formatMoney(line.line_total)}</span>
            </li>
          `,
        )}
      </ul>
      ${sums(order.totals, order.currency)}
      <h2>Delivery</h2>
      <p>
        ${buyer.first_name} ${buyer.last_name}<br />${addressLines(order.destination).map((line) => html`${line}<br />`)}
      </p>
      <p>${delivery.title}, ${formatDays(delivery.delivery_days)}</p>
      <h2>Payment</h2>
      <p>${order.payment_label}</p>
      ${order.disclosures.length > 0 ? html`<h2>Please note</h2>` : nothing}
      ${order.disclosures.map((text) => html`<p>${text}</p>`)}
    </div>
  `;
}

/** An address line by line, without the name. */
export function addressLines(address: Receipt['destination']): string[] {
  const { street_address, extended_address, postal_code, address_locality, address_region, address_country } =
    address;
  const place = [postal_code, address_locality, address_region].filter(Boolean).join(' ');
  return [street_address, extended_address ?? '', place, formatCountry(address_country)].filter(Boolean);
}
