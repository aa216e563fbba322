import { says, verb } from '../purpose.ts';
import type { Reading } from '../reading.ts';
import type { ToolRule } from '../rule.ts';
import { changesNothing, ordersNothing } from '../vocabulary/denials.ts';

/** Name that promises less, more or something else than what happens. */
export const nameDiffers: ToolRule = {
  id: 'name-differs',
  family: 'clarity',
  kind: 'tool',
  severity: 'warning',
  reason:
    'Permission and trust go by the name. "get" that moves the page, or "order" that only fills the cart, makes agents and shoppers mistaken about what was done.',
  source: 'WebMCP draft, security section, misrepresented intent',
  check(tool) {
    const differs =
      answersByName(tool) || promisesLess(tool) || promisesMore(tool) || contradicts(tool) || manages(tool);
    return differs ? [{ path: '/name', args: { name: tool.name } }] : [];
  },
  good: [
    { name: 'get_cart', description: 'Returns the cart.', effect: 'read' },
    { name: 'view_product', description: 'Opens a product.', effect: 'ui', annotations: null },
    { name: 'search_products', description: 'Finds products.', effect: 'ui', annotations: null },
    { name: 'book_table', description: 'Books a table.', effect: 'commit', annotations: null },
    { name: 'order_by_price', description: 'Sorts the list.', effect: 'ui', annotations: null },
    { name: 'manage_orders', description: 'Alters an order.', effect: 'commit', annotations: null },
    {
      name: 'manage_orders',
      description: 'Opens the orders. Changes no order.',
      effect: 'navigate',
      annotations: null,
    },
    {
      name: 'reorder',
      description: 'Fills the cart with what an order held. Orders nothing.',
      effect: 'write',
      annotations: null,
    },
    { name: 'cancel_cart', description: 'Empties the cart.', effect: 'write', annotations: null },
  ],
  bad: [
    { name: 'get_specifications', description: 'Tells the size.', effect: 'ui', annotations: null },
    { name: 'search_catalog', description: 'Takes the visitor to an item.', effect: 'ui', annotations: null },
    {
      name: 'reorder_product',
      description: 'Puts an item in the basket.',
      effect: 'draft',
      annotations: null,
    },
    {
      name: 'reorder',
      description: 'Orders it once more. Charges nothing.',
      effect: 'draft',
      annotations: null,
    },
    { name: 'manage_orders', description: 'Opens the orders.', effect: 'navigate', annotations: null },
    { name: 'confirm_order', description: 'Closes the screen.', effect: 'ui', annotations: null },
    { name: 'get_cart', description: 'Empties the cart.', annotations: null },
    { name: 'view_order', description: 'Cancels the order.', effect: 'irrev', annotations: null },
    { name: 'buy_now', description: 'Opens checkout.', effect: 'order-prep', annotations: null },
    {
      name: 'manage_pizza',
      description: 'Changes the pizza.',
      annotations: null,
      inputSchema: {
        type: 'object',
        properties: { action: { type: 'string', enum: ['reset', 'remove_last'] } },
      },
    },
  ],
};

const returning = /^(get|fetch|retrieve|lookup|query|read|look|hole|lies|obtener|leer|obtenir|lire)$/;

/** A name that answers, on a tool that changes the screen. Where it also claims read-only, `read-only-wrong` says so. */
function answersByName({ nameWords, headWords, risk, hints }: Reading): boolean {
  if (risk !== 'show' || hints.readOnlyHint === true) return false;
  if (returning.test(nameWords[0]?.word ?? '')) return true;
  const wanders = /^(browse|explore|discover|stöbern)$/.test(nameWords[0]?.word ?? '');
  return !wanders && says(verb(nameWords), 'do:find') && says(verb(headWords), 'do:move');
}

/** A name that only looks, on a tool that changes or binds. `read-only-wrong` and `mixed-actions` speak of other cases. */
function promisesLess({ nameWords, risk, hints }: Reading): boolean {
  const first = nameWords[0]?.word ?? '';
  if (hints.readOnlyHint === true || (risk !== 'change' && risk !== 'commit')) return false;
  return returning.test(first) || (risk === 'commit' && /^(view|list|show|search|find|preview)$/.test(first));
}

const buys = /^(buy|purchase|pay|kaufen|comprar|pagar|acheter|payer)$/;
const binds = /^(reorder|order|book|confirm|bestellen|commander)$/;

/** A name of something binding, on a tool that only fills or shows. */
function promisesMore(tool: Reading): boolean {
  const { nameWords, risk, definition } = tool;
  const [first, second] = nameWords;
  if (!first || second?.word === 'by' || (risk !== 'show' && risk !== 'change') || definition.confirm)
    return false;
  if (buys.test(first.word)) return true;
  if (definition.effect === 'order-prep') return false;
  if (first.word === 'place') return second?.word === 'order';
  const meant = first.word !== 'confirm' || says(nameWords, 'thing:order', 'thing:payment', 'thing:booking');
  return binds.test(first.word) && meant && !takesBack(tool);
}

/** The first sentence speaks of the cart and the text says that nothing is ordered: then nobody is mistaken. */
const takesBack = ({ headWords, lower }: Reading): boolean =>
  says(headWords, 'thing:cart') && ordersNothing.test(lower);

/** Without an effect: a name that reads and a text that begins with a change. */
function contradicts({ nameWords, headWords, risk }: Reading): boolean {
  if (risk !== undefined || !returning.test(nameWords[0]?.word ?? '')) return false;
  return (
    says(verb(headWords), 'do:drop', 'do:buy', 'do:move', 'do:cancel', 'do:send') &&
    !says(verb(headWords), 'do:read', 'do:find', 'do:show')
  );
}

/** "Manage" that only opens a page and does not say that it changes nothing, or whose every action takes away. */
const manages = ({ nameWords, headWords, lower, parameters, meanings, risk }: Reading): boolean =>
  says(verb(nameWords), 'do:manage') &&
  ((risk === 'show' && says(verb(headWords), 'do:move') && !changesNothing.test(lower)) ||
    parameters.some(
      ({ schema, words }) =>
        words.join() === 'action' &&
        Array.isArray(schema.enum) &&
        schema.enum.length > 0 &&
        schema.enum.every(
          (value) =>
            typeof value === 'string' &&
            says(meanings(value.split(/[^a-z]+/i).map((word) => word.toLowerCase())), 'do:drop'),
        ),
    ));
