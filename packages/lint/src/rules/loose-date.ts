import type { ToolRule } from '../rule.ts';
import { isFree } from './values-in-words.ts';

const date = (name: string, description: string, more: object = {}) => ({
  inputSchema: { type: 'object', properties: { [name]: { type: 'string', description, ...more } } },
});

/** Date or time whose form is not said. */
export const looseDate: ToolRule = {
  id: 'loose-date',
  family: 'clarity',
  kind: 'tool',
  severity: 'warning',
  reason:
    '"03/04" is March or April. A pattern, or at least the form in the description, makes the day the same on both sides.',
  source: 'RFC 3339; JSON Schema 2020-12, pattern',
  check: ({ parameters }) =>
    parameters
      .filter(
        (one) =>
          isFree(one) &&
          (named.test(one.words.join(' ')) || told.test(one.description)) &&
          !form.test(one.description),
      )
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    date('date', 'Day of the visit, YYYY-MM-DD'),
    date('arrival', 'First night', { pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    date('from', 'IATA code'),
    date('timeout', 'Value'),
  ],
  bad: [
    date('date', 'Day of the visit'),
    date('arrive_date', 'First night'),
    date('leave', 'Departure date'),
    date('dateRange', 'A day or a span'),
    date('fecha', 'Día de la visita'),
    date('uhrzeit', 'Beginn'),
  ],
};

const named =
  /(^|\b)(date|dates|datetime|date range|time|times|day|check ?in|check ?out|arrival|departure|birthday|birthdate|expires|expiry date|expiration date|deadline|timestamp|datum|uhrzeit|termin|anreise|abreise|fecha|hora|llegada|salida|heure|arrivée|départ|日期|时间|日付|日時|時間|날짜|시간)$/u;
// A short description whose last word is the kind of value: "Arrival date".
const told = /^(?:[\p{L}-]+\s){0,4}(?:date|time|datum|uhrzeit|fecha|hora)\.?$/iu;
const form =
  /yyyy|iso|rfc|hh:mm|hh\.mm|dd[./-]mm|mm\/dd|tt\.mm|jjjj|aaaa|unix|epoch|\d{4}-\d{2}|\d{1,2}:\d{2}|iata|airport|timestamp/i;
