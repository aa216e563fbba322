import { areAlike, countWords, tellSame, toBag } from '../likeness.ts';
import type { SetHit, SetRule } from '../rule.ts';

const byId = {
  effect: 'read' as const,
  inputSchema: { type: 'object', properties: { product_id: { type: 'string' } } },
};

const by = (name: string, rest: object) => ({
  ...rest,
  inputSchema: { type: 'object', properties: { [name]: { type: 'string' } } },
});

/** A product page with two answers about a product, among other tools. */
const page = (first: string, second: string) => [
  { name: 'rate_fit', description: first, ...byId },
  { name: 'check_reach', description: second, ...byId },
  { name: 'get_cart', description: 'Returns the cart.', effect: 'read' as const },
  { name: 'get_hours', description: 'Returns the opening hours.', effect: 'read' as const },
];

const pair = (first: [string, string], second: [string, string]) => [
  { name: first[0], description: first[1] },
  { name: second[0], description: second[1] },
];

/** Tool that can hardly be told from another one of its set. */
export const nearDuplicate: SetRule = {
  id: 'near-duplicate',
  family: 'clarity',
  kind: 'set',
  severity: 'warning',
  reason: 'Two tools for one purpose make the agent choose by chance and double what stands in its context.',
  source: 'swissspidy webmcp-lint, similar-descriptions (idea); Chrome, WebMCP best practices',
  check(tools) {
    const bags = tools.map(toBag);
    // Among two or three tools any word is rare.
    const counts = countWords(bags.length < 4 ? [] : bags);
    const hits: SetHit[] = [];
    for (const [index, tool] of tools.entries()) {
      const other = tools
        .slice(0, index)
        .find(
          (earlier, at) =>
            earlier.name !== tool.name &&
            (areAlike(bags[at], bags[index]) || tellSame(bags[at], bags[index], counts)),
        );
      if (other) hits.push({ tool, args: { other: other.name } });
    }
    return hits;
  },
  good: [
    [
      by('query', { name: 'search_products', description: 'Finds products by words.' }),
      by('query', { name: 'search_orders', description: 'Finds orders of the customer.' }),
    ],
    [
      by('query', { name: 'search_products', description: 'Finds products by words.' }),
      by('product_id', { name: 'find_product', description: 'Returns one product.' }),
    ],
    page('Rates how a tent copes with wind and snow.', 'Tells how large a tent is when packed.'),
    pair(['get_cart', 'Returns the lines of the cart.'], ['get_order', 'Returns the lines of an order.']),
    pair(
      ['add_topping', 'Puts a topping on the pizza.'],
      ['remove_topping', 'Takes a topping off the pizza.'],
    ),
    pair(
      ['add_size_filter', 'Narrows the list on screen by the size that is given.'],
      ['remove_size_filter', 'Narrows the list on screen by the size that is given no more.'],
    ),
    pair(['open_cart', 'Opens the cart.'], ['open_checkout', 'Opens the checkout.']),
    pair(
      ['get_product', 'Returns a product by id.'],
      ['get_product_reviews', 'Returns what customers wrote about a product.'],
    ),
  ],
  bad: [
    [
      by('query', { name: 'search_products', description: 'Finds products by words.' }),
      by('category', { name: 'filter_by_category', description: 'Returns all products of a category.' }),
    ],
    page(
      'Rates a tent against the weather of the trip: wind, snow, waterproof floor.',
      'Tells if the tent can stand the wind and snow that the trip brings.',
    ),
    pair(
      ['list_events', 'Lists concerts and shows of a city by month.'],
      ['list_shows', 'Lists shows and concerts in a city by month.'],
    ),
    pair(
      ['list_events', 'Lists concerts and shows of a city by month.'],
      ['get_shows', 'Lists shows and concerts in a city by month.'],
    ),
    pair(
      ['get_cart', 'Read what the cart holds and its total'],
      ['get_cart_total', 'Read what everything in the cart costs in total'],
    ),
  ],
};
