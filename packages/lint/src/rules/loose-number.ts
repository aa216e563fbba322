import { typesOf } from '../parameters.ts';
import { says } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

const quantity = (schema: object, name = 'add_to_cart') => ({
  name,
  annotations: null,
  inputSchema: { type: 'object', properties: { quantity: { description: 'How many', ...schema } } },
});

/** Quantity of a write without bounds. */
export const looseNumber: ToolRule = {
  id: 'loose-number',
  family: 'clarity',
  kind: 'tool',
  severity: 'warning',
  reason:
    'Without integer, minimum and maximum a quantity may be 0.5, -3 or a million, and the agent learns of it only when the shop refuses.',
  source: 'JSON Schema 2020-12, validation of numbers',
  check: (tool) => {
    if (
      tool.risk === 'read' ||
      tool.risk === 'show' ||
      tool.hints.readOnlyHint === true ||
      says(tool.nameWords.slice(0, 1), 'do:find', 'do:drop')
    )
      return [];
    return tool.parameters
      .filter(({ schema, words, description }) => {
        const [type, other] = typesOf(schema);
        if (other !== undefined || (type !== 'number' && type !== 'integer')) return false;
        if (['minimum', 'maximum', 'exclusiveMinimum', 'multipleOf', 'enum'].some((key) => key in schema))
          return false;
        return says(tool.meanings(words), 'thing:quantity') && !/(^|\D)0(\D|$)/.test(description);
      })
      .map(({ path, label }) => ({ path, args: { parameter: label } }));
  },
  good: [
    quantity({ type: 'integer', minimum: 1, maximum: 99 }),
    quantity({ type: 'number' }, 'search_products'),
    quantity({ type: 'string' }),
  ],
  bad: [quantity({ type: 'number' }), quantity({ type: 'integer', default: 1 })],
};
