import { says } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

const shaped = (name: string, required: string[]) => ({
  name,
  annotations: null,
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(required.map((one) => [one, { type: 'string', description: 'A value' }])),
    required,
  },
});

/** Facts the shop has itself, asked for beside the id. */
export const redundantParameter: ToolRule = {
  id: 'redundant-parameter',
  family: 'privacy',
  kind: 'tool',
  severity: 'warning',
  reason:
    'The id says which product it is. Name, price or picture from the caller can only differ from the truth.',
  source: 'WebMCP draft, security section, over-parameterisation',
  check(tool) {
    const required = tool.parameters.filter((parameter) => parameter.required);
    const named = required.some(
      ({ words }) =>
        words.some((word) => /^(sku|handle|slug)$/.test(word)) ||
        (words.at(-1) === 'id' && /^(product|item|variant|article)?$/.test(words.at(-2) ?? '')),
    );
    if (
      !named ||
      tool.definition.effect === 'admin-write' ||
      says(tool.nameWords, 'do:create', 'thing:staff', 'thing:review')
    )
      return [];
    if (!says(tool.nameWords, 'thing:cart', 'thing:order', 'do:add', 'do:buy')) return [];
    return required
      .filter(({ words }) => facts.test(words.join(' ')))
      .map(({ path, label }) => ({ path, args: { parameter: label } }));
  },
  good: [
    shaped('add_to_cart', ['product_id', 'quantity']),
    shaped('create_list', ['name']),
    shaped('order_cake', ['product_id', 'recipient_name']),
  ],
  bad: [
    shaped('add_to_cart', ['productId', 'name', 'price']),
    shaped('add_to_cart', ['sku', 'title', 'imageUrl']),
  ],
};

const facts =
  /^((product|item|unit) )?(name|title|price|image|image url|picture|description|brand|category|weight|vendor|thumbnail)$/;
