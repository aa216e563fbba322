import { formatMoney } from './format-money.ts';
import type { QuoteAddress, QuoteContent, QuoteLine } from './quote-content.ts';
import type { Row, Section, Sheet } from './sheet.ts';
import { confirmWords, orderLabel, type ConfirmWords } from './words.ts';

/** The sheet of an order: every line, every total, who, where to, how, on which terms. */
export function quoteSheet(content: QuoteContent, { locale }: { locale: string }): Sheet {
  const words = confirmWords(locale);
  const { order, sections } = words;
  const approve = orderLabel(content.destination.address_country, words);
  return {
    heading: order.heading(content.merchant),
    intro: order.intro(approve.text),
    sections: [
      { title: sections.items, layout: 'lines', rows: content.lines.map((line) => lineRow(line, locale)) },
      { title: sections.totals, layout: 'totals', rows: totalRows(content, locale) },
      { title: sections.disclosures, layout: 'list', rows: content.disclosures.map(disclosureRow) },
      { title: sections.delivery, layout: 'facts', rows: deliveryRows(content, locale) },
      { title: sections.buyer, layout: 'facts', rows: buyerRows(content, words) },
      { title: sections.payment, layout: 'facts', rows: paymentRows(content, words) },
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
  const { rows, days } = confirmWords(locale);
  return [
    {
      key: 'address',
      label: rows.to,
      value: `${buyer.first_name} ${buyer.last_name}, ${addressText(destination, locale)}`,
    },
    { key: 'delivery', label: rows.method, value: `${delivery.title}, ${days(min, max)}` },
  ];
}

function addressText(address: QuoteAddress, locale: string): string {
  const country = new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(address.address_country);
  const { street_address, extended_address, address_locality, address_region, postal_code } = address;
  const parts = [street_address, extended_address, address_locality, address_region, postal_code, country];
  return parts.filter(Boolean).join(', ');
}

function buyerRows({ account, buyer }: QuoteContent, { rows, guest }: ConfirmWords): Row[] {
  return [
    { key: 'account', label: rows.account, value: account ?? guest },
    { key: 'name', label: rows.name, value: `${buyer.first_name} ${buyer.last_name}` },
    { key: 'email', label: rows.email, value: buyer.email },
    ...(buyer.phone_number ? [{ key: 'phone', label: rows.phone, value: buyer.phone_number }] : []),
  ];
}

function paymentRows(content: QuoteContent, { rows, version }: ConfirmWords): Row[] {
  const { payment_label, discounts, terms_version } = content;
  return [
    { key: 'payment', label: rows.payment, value: payment_label },
    ...(discounts.length > 0
      ? [{ key: 'discounts', label: rows.discounts, value: discounts.join(', ') }]
      : []),
    { key: 'terms', label: rows.terms, value: version(terms_version) },
  ];
}
