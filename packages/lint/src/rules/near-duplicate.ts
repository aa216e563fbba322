import { areAlike, toBag } from '../likeness.ts';
import type { SetHit, SetRule } from '../rule.ts';

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
    const hits: SetHit[] = [];
    for (const [index, tool] of tools.entries()) {
      const other = tools
        .slice(0, index)
        .find((earlier, at) => earlier.name !== tool.name && areAlike(bags[at], bags[index]));
      if (other) hits.push({ tool, args: { other: other.name } });
    }
    return hits;
  },
  good: [
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
