import { typesOf } from '../parameters.ts';
import { says } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

const money = (name: string, schema: object) => ({
  inputSchema: { type: 'object', properties: { [name]: { description: 'Value', ...schema } } },
});

/** Sum of money as free text. */
export const looseMoney: ToolRule = {
  id: 'loose-money',
  family: 'clarity',
  kind: 'tool',
  severity: 'warning',
  reason:
    '"7,50", "$7.5" and "750" are one sum or three. Say integer minor units, or give the text a pattern.',
  source: 'Universal Commerce Protocol, money in minor units; JSON Schema 2020-12, pattern',
  check: (tool) =>
    tool.parameters
      .filter(({ schema, words }) => {
        const types = typesOf(schema);
        if (
          types.length !== 1 ||
          types[0] !== 'string' ||
          ['enum', 'pattern', 'format', 'const'].some((key) => key in schema)
        )
          return false;
        return (
          says(tool.meanings(words), 'thing:price') &&
          !words.some((word) =>
            /^(range|id|list|type|currency|level|tier|class|plan|sort|code|label)$/.test(word),
          )
        );
      })
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    money('price', { type: 'integer' }),
    money('amount', { type: 'string', pattern: '^\\d+\\.\\d{2}$' }),
    money('price_range', { type: 'string' }),
  ],
  bad: [money('amount', { type: 'string' }), money('regular_price', { type: 'string' })],
};
