import { formatMoney } from './format-money.ts';
import type { QuoteAddress, QuoteContent, QuoteLine } from './quote-content.ts';
import type { Row, Section, Sheet } from './sheet.ts';
import { orderLabel } from './words.ts';

/** The sheet of an order: every line, every total, who, where to, how, on which terms. */
export function quoteSheet(content: QuoteContent, { locale }: { locale: string }): Sheet {
  const approve = orderLabel(content.destination.address_country);
  return {
    heading: `Order from ${content.merchant}?`,
    intro: `A shopping agent prepared this order for you. “${approve.text}” places it with an obligation to pay.`,
    sections: [
      { title: 'Items', layout: 'lines', rows: content.lines.map((line) => lineRow(line, locale)) },
      { title: 'To pay', layout: 'totals', rows: totalRows(content, locale) },
      { title: 'Please note', layout: 'list', rows: content.disclosures.map(disclosureRow) },
      { title: 'Delivery', layout: 'facts', rows: deliveryRows(content, locale) },
      { title: 'Buyer', layout: 'facts', rows: buyerRows(content) },
      { title: 'Payment and terms', layout: 'facts', rows: paymentRows(content) },
    ].filter((section) => section.rows.length > 0) as Section[],
    approve,
  };
}

function lineRow(line: QuoteLine, locale: string): Row {
  const title = line.variant_title ? `${line.title}, ${line.variant_title}` : line.title;
  const each = formatMoney(line.unit_price, locale);
  return {
    key: `line:${line.variant_id}`,
    label: title,
    value: formatMoney(line.line_total, locale),
    note: `${line.quantity} × ${each}`,
  };
}

function totalRows({ totals, currency }: QuoteContent, locale: string): Row[] {
  return totals.map((total, index) => ({
    key: total.type === 'total' || total.type === 'subtotal' ? total.type : `${total.type}:${index}`,
    label: total.display_text,
    value: formatMoney({ amount: total.amount, currency }, locale),
    ...(total.type === 'total' ? { strong: true } : {}),
  }));
}

// A disclosure is its own key: a changed sentence is a new one, and the old one is gone.
function disclosureRow(text: string): Row {
  return { key: `disclosure:${text}`, label: '', value: text };
}

function deliveryRows({ destination, delivery, buyer }: QuoteContent, locale: string): Row[] {
  const { min, max } = delivery.delivery_days;
  const days = min === max ? `${max} ${max === 1 ? 'day' : 'days'}` : `${min} to ${max} days`;
  return [
    {
      key: 'address',
      label: 'To',
      value: `${buyer.first_name} ${buyer.last_name}, ${addressText(destination, locale)}`,
    },
    { key: 'delivery', label: 'Method', value: `${delivery.title}, ${days}` },
  ];
}

function addressText(address: QuoteAddress, locale: string): string {
  const country = new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(address.address_country);
  const { street_address, extended_address, address_locality, address_region, postal_code } = address;
  const parts = [street_address, extended_address, address_locality, address_region, postal_code, country];
  return parts.filter(Boolean).join(', ');
}

function buyerRows({ account, buyer }: QuoteContent): Row[] {
  return [
    { key: 'account', label: 'Account', value: account ?? 'Guest, not signed in' },
    { key: 'name', label: 'Name', value: `${buyer.first_name} ${buyer.last_name}` },
    { key: 'email', label: 'Email', value: buyer.email },
    ...(buyer.phone_number ? [{ key: 'phone', label: 'Phone', value: buyer.phone_number }] : []),
  ];
}

function paymentRows({ payment_label, discounts, terms_version }: QuoteContent): Row[] {
  return [
    { key: 'payment', label: 'Payment', value: payment_label },
    ...(discounts.length > 0 ? [{ key: 'discounts', label: 'Discounts', value: discounts.join(', ') }] : []),
    { key: 'terms', label: 'Terms', value: `Version ${terms_version}` },
  ];
}
