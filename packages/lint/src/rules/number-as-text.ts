import { isFree } from './values-in-words.ts';
import type { ToolRule } from '../rule.ts';

const parameter = (name: string, schema: object) => ({
  inputSchema: { type: 'object', properties: { [name]: schema } },
});

/** Number taken as free text. */
export const numberAsText: ToolRule = {
  id: 'number-as-text',
  family: 'clarity',
  kind: 'tool',
  severity: 'warning',
  reason:
    '"two", "2 kg" and "2,0" all fit a text. A number type with a range says what is meant and is checked before the call.',
  source: 'JSON Schema 2020-12, validation of numbers',
  check: ({ parameters }) =>
    parameters
      .filter((one) => one.schema.type === 'string' && isFree(one) && numeric.test(one.words.join(' ')))
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    parameter('quantity', { type: 'integer' }),
    parameter('guests', { type: 'string', enum: ['1', '2', '3 or more'] }),
    parameter('weight_unit', { type: 'string' }),
    parameter('page_token', { type: 'string' }),
  ],
  bad: [
    parameter('quantity', { type: 'string' }),
    parameter('radius', { type: 'string' }),
    parameter('numberOfGuests', { type: 'string' }),
    parameter('anzahl', { type: 'string' }),
  ],
};

const numeric =
  /^((max|min|maximum|minimum|number of|item|total|parcel|package) )?(quantity|qty|count|amount of items|radius|distance|weight|limit|page|page size|nights|guests|adults|children|kids|persons|passengers|people|copies|units|pieces|length|width|height|duration|menge|anzahl|gewicht|umkreis|personen|cantidad|unidades|personas|peso|quantité|quantite|poids|personnes)( (in )?(grams|kg|cm|mm|km|miles|minutes|hours|days|pro seite))?$|^(quantity|weight|distance|duration|radius) (kg|g|cm|mm|km|miles|min|minutes|hours|days)$/;
