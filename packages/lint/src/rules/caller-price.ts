import type { Parameter } from '../parameters.ts';
import { says, verb } from '../purpose.ts';
import type { Reading } from '../reading.ts';
import type { ToolRule } from '../rule.ts';

const parameter = (name: string, schema: object) => ({
  inputSchema: { type: 'object', properties: { [name]: schema } },
});

/** Price or total taken from the caller. */
export const callerPrice: ToolRule = {
  id: 'caller-price',
  family: 'money',
  kind: 'tool',
  severity: 'error',
  reason:
    'A price that comes in as an argument is the price somebody else chose. The server knows what its goods cost.',
  source: 'OWASP, parameter tampering; field reports of carts that took the price from the call',
  check: (tool) =>
    changes(tool) && !sets(tool)
      ? tool.parameters
          .filter((one) => isPrice(tool, one))
          .map(({ path, label }) => ({ path, args: { parameter: label } }))
      : [],
  good: [
    { name: 'search_products', ...parameter('max_price', { type: 'number' }) },
    { name: 'add_alert', annotations: null, ...parameter('target_price', { type: 'number' }) },
    { name: 'add_to_cart', annotations: null, ...parameter('quantity', { type: 'integer' }) },
    {
      name: 'filter_results',
      annotations: null,
      ...parameter('price', { type: 'string', enum: ['0-50', '50-100'] }),
    },
    {
      name: 'update_product',
      effect: 'admin-write',
      annotations: null,
      ...parameter('price', { type: 'number' }),
    },
  ],
  bad: [
    {
      name: 'add_to_cart',
      annotations: null,
      description: 'Adds an item.',
      ...parameter('price', { type: 'number' }),
    },
    {
      name: 'place_order',
      annotations: null,
      description: 'Orders.',
      ...parameter('totalAmount', { type: 'number' }),
    },
    {
      name: 'in_den_warenkorb',
      annotations: null,
      description: 'Legt einen Artikel hinein.',
      ...parameter('preis', { type: 'number' }),
    },
  ],
};

const limits =
  /^(max|min|maximum|minimum|target|budget|range|limit|from|to|up|low|high|lower|upper|under|over|below|above|lowest|highest|bis|ab|von|desde|hasta|sort|order|alert|type|tier|currency|id|list|level|band|class|drop|threshold|rule|type)$/;

/** True where the tool puts something into a cart or an order, or pays. */
function changes(tool: Reading): boolean {
  if (tool.risk === 'read' || tool.risk === 'show' || tool.hints.readOnlyHint === true) return false;
  const first = [...verb(tool.nameWords), ...verb(tool.headWords)];
  if (tool.risk === undefined && says(first, 'do:find', 'do:read')) return false;
  return (
    says(
      tool.nameWords,
      'thing:cart',
      'thing:order',
      'thing:checkout',
      'thing:booking',
      'do:buy',
      'do:order',
      'do:book',
      'do:finish',
    ) ||
    says(
      tool.headWords,
      'thing:cart',
      'thing:order',
      'thing:checkout',
      'thing:booking',
      'do:buy',
      'do:order',
      'do:book',
    ) ||
    (says(tool.nameWords, 'do:add') && says(tool.headWords, 'do:add'))
  );
}

/** True where naming a price is the purpose: the back office, a refund, an offer, a gift or a top-up. */
function sets(tool: Reading): boolean {
  const given =
    /^(bid|offer|donate|donation|tip|topup|gift|refund|alert|negotiate|haggle|spende|donar|don|invoice)$/;
  return (
    tool.definition.effect === 'admin-write' ||
    says(tool.nameWords, 'do:refund', 'thing:staff', 'thing:coupon') ||
    [...tool.nameWords, ...tool.headWords].some(({ word }) => given.test(word)) ||
    (says(verb(tool.nameWords), 'do:create', 'do:change') &&
      says(tool.nameWords, 'thing:product') &&
      !says(tool.nameWords, 'thing:cart'))
  );
}

function isPrice(tool: Reading, { words, schema }: Parameter): boolean {
  if (schema.enum || schema.type === 'boolean' || schema.type === 'object' || schema.type === 'array')
    return false;
  return says(tool.meanings(words), 'thing:price') && !words.some((word) => limits.test(word));
}
