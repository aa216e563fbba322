import type { Message, Missing } from '@vitrine/commerce/models';
import { addressProblems } from './address-rules.ts';
import { lineMessages } from './cart.ts';
import type { Parts } from './checkout-parts.ts';
import { concerns, orderDisclosures } from './disclosures.ts';
import type { Line } from './lines.ts';

interface Input {
  parts: Parts;
  lines: Line[];
  payment: readonly { id: string }[];
  discounts: Message[];
}

/** Everything that stands between a checkout and its order, all at once, and everything that must be shown with it. */
export function checkoutMessages({ parts, lines, payment, discounts }: Input): {
  missing: Missing[];
  messages: Message[];
} {
  const open = [...partsMissing(parts, payment), ...linesMissing(lines, parts), ...addressMissing(parts)];
  const missing = open.map(({ part, path, code }): Missing => ({ part, path, code, who: 'agent' }));
  const errors = open.map(({ path, code, content }): Message => ({
    type: 'error',
    code,
    content,
    path,
    severity: 'recoverable',
  }));
  const notices = lines
    .flatMap(lineMessages)
    .filter((notice) => notice.type !== 'error' && concerns(notice, parts.destination));
  return { missing, messages: [...errors, ...discounts, ...notices, ...orderDisclosures(parts.destination)] };
}

type Open = Pick<Missing, 'part' | 'path' | 'code'> & { content: string };

function partsMissing({ buyer, destination, payment_option }: Parts, payment: Input['payment']): Open[] {
  const open: Open[] = [];
  if (!buyer)
    open.push({
      part: 'buyer',
      path: '$.buyer',
      code: 'missing',
      content: 'Name and e-mail address of the buyer are missing.',
    });
  if (!destination) {
    open.push({
      part: 'fulfillment',
      path: '$.fulfillment.destination',
      code: 'missing',
      content: 'The delivery address is missing.',
    });
  }
  if (!payment.some(({ id }) => id === payment_option)) {
    const path = '$.payment.selected_option_id';
    open.push({
      part: 'payment_option',
      path,
      code: 'missing',
      content: 'Choose one of the payment options.',
    });
  }
  return open;
}

function linesMissing(lines: Line[], { destination }: Parts): Open[] {
  if (lines.length === 0)
    return [{ part: 'lines', path: '$.line_items', code: 'empty_cart', content: 'The cart is empty.' }];
  return lines.flatMap((line, index) => {
    const path = `$.line_items[${index}]`;
    const open: Open[] = lineMessages(line, index)
      .filter(({ type }) => type === 'error')
      .map(({ code, content }) => ({ part: 'lines', path, code, content }));
    if (destination && line.not_shipped_to.includes(destination.address_country)) {
      const content = `${line.item.item.title} cannot be delivered to ${destination.address_country}.`;
      open.push({ part: 'fulfillment', path, code: 'address_undeliverable', content });
    }
    return open;
  });
}

function addressMissing({ destination }: Parts): Open[] {
  return destination
    ? addressProblems(destination).map(({ field, code, content }) => ({
        part: 'fulfillment',
        path: `$.fulfillment.destination.${field}`,
        code,
        content,
      }))
    : [];
}
