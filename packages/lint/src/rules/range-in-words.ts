import { typesOf } from '../parameters.ts';
import type { ToolRule } from '../rule.ts';

const number = (description: string, more: object = {}) => ({
  inputSchema: { type: 'object', properties: { value: { type: 'integer', description, ...more } } },
});

/** Range that stands only in the description. */
export const rangeInWords: ToolRule = {
  id: 'range-in-words',
  family: 'clarity',
  kind: 'tool',
  severity: 'warning',
  reason:
    'A range that stands in minimum and maximum is checked before the call goes out; one in the description is overlooked.',
  source: 'JSON Schema 2020-12, validation of numbers',
  check: ({ parameters }) =>
    parameters
      .filter(({ schema, description }) => {
        const [type, other] = typesOf(schema);
        if (other !== undefined || (type !== 'number' && type !== 'integer')) return false;
        return !bounds.some((key) => key in schema) && range.test(description.slice(0, 300));
      })
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    number('Stars, 1 to 5', { minimum: 1, maximum: 5 }),
    number('Page, counting from 1'),
    number('Year, such as 2026'),
    number('Number of pieces'),
  ],
  bad: [
    number('Rating from 1 to 5'),
    number('Stars (1-5)'),
    number('Prozent, zwischen 0 und 100'),
    number('Entre 1 y 10'),
  ],
};

const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'enum'];
const range =
  /\b(from|between|zwischen|von|entre|de)\s+\d+\s+(up to|to|and|bis|und|y|a|et|à)\s+\d+|\(\s*\d+\s?(?:-|\u2013|to|bis|a|à)\s?\d+\s*\)|^\d+\s?(?:-|\u2013|to|bis)\s?\d+$|\d+\s?[~\uff5e\u301c]\s?\d+/i;
