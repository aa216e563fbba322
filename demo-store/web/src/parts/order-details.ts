import type { Receipt } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../language.ts';
import { said } from '../said.ts';
import { notes } from './notes.ts';
import { sums } from './sums.ts';

/** An order whole, as receipt and order page show it. */
export function orderDetails(order: Receipt, language: Language): TemplateResult {
  const { buyer, delivery } = order;
  const { words, format, contentLang } = language;
  return html`
    <p class="quiet">${words.order.placedOn(format.date(order.at))}</p>
    ${notes(order.messages, language)}
    <div class="order">
      <section aria-labelledby="order-items">
        <h2 id="order-items">${words.order.items}</h2>
        <ul class="lines">
          ${order.lines.map(
            (line) => html`
              <li>
                <span class="grow" lang=${contentLang}
                  >${line.quantity} ×
                  ${line.title}${line.variant_title ? `, ${line.variant_title}` : ''}</span
                >
                <span class="amount">${format.money(line.line_total)}</span>
              </li>
            `,
          )}
        </ul>
        ${sums(order.totals, { currency: order.currency, language })}
      </section>
      <div class="summary">
        <h2>${words.order.delivery}</h2>
        <p>
          ${buyer.first_name} ${buyer.last_name}<br />${addressLines(order.destination, language).map((line) => html`${line}<br />`)}
        </p>
        <p>${said(delivery.title, language)}, ${format.days(delivery.delivery_days)}</p>
        <h2>${words.order.payment}</h2>
        <p>${said(order.payment_label, language)}</p>
        ${order.disclosures.length > 0 ? html`<h2>${words.order.note}</h2>` : nothing}
        ${order.disclosures.map((text) => html`<p class="small">${said(text, language)}</p>`)}
      </div>
    </div>
  `;
}

/** An address line by line, without the name. */
function addressLines(address: Receipt['destination'], { format }: Language): string[] {
  const { street_address, extended_address, postal_code, address_locality, address_region, address_country } =
    address;
  const place = [postal_code, address_locality, address_region].filter(Boolean).join(' ');
  return [street_address, extended_address ?? '', place, format.country(address_country)].filter(Boolean);
}
