import { everybody, own, shopperFacing } from '../vocabulary/back-office.ts';
import { says, verb } from '../purpose.ts';
import type { Reading } from '../reading.ts';
import type { ToolRule } from '../rule.ts';

/** Back office on a page for shoppers. */
export const adminTool: ToolRule = {
  id: 'admin-tool',
  family: 'sensitive',
  kind: 'tool',
  severity: 'error',
  reason:
    'Tools act with the rights of whoever has the page open. A member of staff who visits the shop would lend those to any text that reaches the agent.',
  source: "Chrome, WebMCP tool security page; WebMCP draft, tools act with the user's identity",
  check(tool) {
    const { effect } = tool.definition;
    if (effect === 'admin-read' || effect === 'admin-write') return [{ args: { basis: `effect ${effect}` } }];
    return says(tool.nameWords, 'thing:staff') || manages(tool) || reports(tool) || actsForOthers(tool)
      ? [{ args: { basis: 'name and text' } }]
      : [];
  },
  good: [
    { name: 'get_product', description: 'Returns a product.' },
    {
      name: 'update_product_quantity',
      description: 'Sets the quantity of a product in the cart.',
      annotations: null,
    },
    { name: 'apply_coupon', description: 'Applies a coupon to the cart.', annotations: null },
    { name: 'list_orders', description: 'Lists the orders of the shopper.' },
    { name: 'check_stock', description: 'Tells whether a product is in stock.' },
    { name: 'request_refund', description: 'Asks for a refund of an order.', annotations: null },
    { name: 'update_filters', description: 'Sets filters for products.', annotations: null },
  ],
  bad: [
    { name: 'list_users', description: 'Lists all users of the shop.' },
    { name: 'listCustomers', description: 'Lists customers.' },
    { name: 'createCoupon', description: 'Makes a new coupon.', annotations: null },
    { name: 'update_inventory', description: 'Sets the stock of a product.', annotations: null },
    { name: 'sales_report', description: 'Returns sales by month.' },
    {
      name: 'issue_refund',
      description: 'Refunds an order.',
      annotations: null,
      inputSchema: { type: 'object', properties: { amount: { type: 'number' } } },
    },
    { name: 'produkt_anlegen', description: 'Legt ein neues Produkt im Shop an.', annotations: null },
    { name: 'all_orders', description: 'Returns orders of all customers.' },
  ],
};

const shopSide = [
  'thing:product',
  'thing:stock',
  'thing:coupon',
  'thing:setting',
  'thing:customer',
  'thing:staff',
] as const;

/** Makes, changes, blocks or deletes what belongs to the shop. */
function manages(tool: Reading): boolean {
  const { nameWords, headWords, risk } = tool;
  if (
    risk === 'read' ||
    risk === 'show' ||
    says(nameWords, 'thing:cart', 'thing:quantity', 'thing:review', 'do:find')
  )
    return false;
  if (says(headWords, 'thing:cart', 'do:show', 'do:find') || nameWords.some(({ word }) => own.test(word)))
    return false;
  const makes =
    says(nameWords, 'do:create') ||
    /^(update|edit|modify|delete|set|import|publish|unpublish|archive|disable|enable|change|änder\w*|lösch\w*|editar|modificar|eliminar|modifier|supprimer)$/.test(
      nameWords[0]?.word ?? '',
    );
  if (says(nameWords, 'do:block') && says(nameWords, 'thing:customer', 'thing:account')) return true;
  if (makes && says(nameWords, ...shopSide) && !(risk === 'change' && says(nameWords, 'thing:product')))
    return true;
  return givesRefund(tool);
}

/** Staff pay back by amount; shoppers ask for it. */
const givesRefund = ({ nameWords, parameters }: Reading): boolean =>
  says(nameWords, 'do:refund') &&
  !nameWords.some(({ word }) =>
    /^(request|ask|start|initiate|check|get|track|policy|status|list|estimate)$/.test(word),
  ) &&
  parameters.some(({ words }) =>
    words.some((word) => /^(amount|betrag|importe|montant|金额|金額|금액)$/.test(word)),
  );

/** Reads customers, sales or other people's orders. */
function reports(tool: Reading): boolean {
  const { nameWords, lower } = tool;
  if (
    nameWords.some(({ word }) =>
      /^(review|reviews|rating|service|support|story|stories|testimonials|policy|policies)$/.test(word),
    )
  )
    return false;
  if (says(verb(nameWords), 'do:read', 'do:find', 'do:export') && says(nameWords, 'thing:customers'))
    return true;
  const report =
    nameWords.some(({ word }) => /^(revenue|turnover|analytics|umsatz\w*|ingresos)$/.test(word)) ||
    /\b(sales (report|figures|sums|totals|stats|statistics|by)|report sales)\b/.test(
      `${nameWords.map(({ word }) => word).join(' ')} ${lower.slice(0, 80)}`,
    );
  if (report && (tool.risk === undefined || tool.risk === 'read')) return true;
  const all = everybody.exec(lower.slice(0, 400));
  return all !== null && !shopperFacing.test(lower.slice(Math.max(0, all.index - 25), all.index));
}

/** Makes or changes an order while naming its customer or state. */
function actsForOthers({ nameWords, parameters, risk }: Reading): boolean {
  if (
    risk === 'read' ||
    risk === 'show' ||
    !says(nameWords, 'thing:order') ||
    !says(verb(nameWords), 'do:create', 'do:change')
  )
    return false;
  return parameters.some(({ words }) =>
    /^(customer id|user id|client id|status|order status|kunden id|estado|statut)$/.test(words.join(' ')),
  );
}
