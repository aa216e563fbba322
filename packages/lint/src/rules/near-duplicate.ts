import type { Reading } from '../reading.ts';
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

interface Bag {
  words: ReadonlySet<string>;
  name: readonly string[];
  shape: string;
  risk: string;
  phases: readonly string[];
}

const light = new Set(
  'the a an of for to in on and or with by from it its is are be that this which what when one all as at der die das und oder von mit im in el la los las de del y o en le les des du et un une'.split(
    ' ',
  ),
);

const toBag = ({ words, nameWords, parameters, risk, definition }: Reading): Bag => ({
  words: new Set(
    words
      .slice(0, 60)
      .map(({ word }) => stem(word))
      .filter((word) => !light.has(word)),
  ),
  name: nameWords.map(({ word }) => stem(word)),
  shape: parameters
    .filter(({ depth }) => depth === 1)
    .map(({ name }) => name)
    .sort()
    .join(),
  risk: risk ?? '',
  phases: definition.phases ?? [],
});

const stem = (word: string): string => word.replace(/(ies|es|s|ed|ing)$/, '');

function areAlike(a: Bag | undefined, b: Bag | undefined): boolean {
  if (!a || !b || a.risk !== b.risk || a.shape !== b.shape) return false;
  if (a.words.size < 3 || b.words.size < 3) return false;
  const shared = [...a.words].filter((word) => b.words.has(word)).length;
  const overlap = shared / (a.words.size + b.words.size - shared);
  if (overlap >= 0.7) return !areOpposite(a, b);
  return isPart(a.name, b.name) && a.shape === '' && shared / Math.min(a.words.size, b.words.size) >= 0.5;
}

/** Names that differ in one word only are told apart by it: add and remove, cart and order. */
const areOpposite = (a: Bag, b: Bag): boolean => {
  const [first, ...more] = a.name.flatMap((word, index) =>
    word === b.name[index] ? [] : [[word, b.name[index] ?? ''] as const],
  );
  if (!first || more.length > 0 || a.name.length !== b.name.length) return false;
  const [mine, other] = first;
  return (
    (a.words.has(mine) && !b.words.has(mine)) ||
    (b.words.has(other) && !a.words.has(other)) ||
    verbs.test(`${mine} ${other}`)
  );
};

const verbs =
  /^(add|remove|set|clear|start|stop|open|close|show|hide|increase|decrease|next|previous|enable|disable|pause|resume|min|max) /;

/** Words that name no other thing, only an aspect of the same one. */
const aspects =
  /^(total|sum|summary|info|detail|data|content|overview|item|all|current|list|view|full|amount|count)$/;

const isPart = (a: readonly string[], b: readonly string[]): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 2 || !short.every((word, index) => word === long[index])) return false;
  return long.length > short.length && long.slice(short.length).every((word) => aspects.test(word));
};
