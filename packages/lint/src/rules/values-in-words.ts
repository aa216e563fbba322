import { typesOf, type Parameter } from '../parameters.ts';
import type { ToolRule } from '../rule.ts';

const parameter = (name: string, description: string, more: object = {}) => ({
  inputSchema: { type: 'object', properties: { [name]: { type: 'string', description, ...more } } },
});

/** Text where a list of values is meant. */
export const valuesInWords: ToolRule = {
  id: 'values-in-words',
  family: 'clarity',
  kind: 'tool',
  severity: 'warning',
  reason:
    'Values that stand only in the description are misspelt; an enum is checked before the call goes out.',
  source: 'WebMCP best practices; JSON Schema 2020-12, enum',
  check: ({ parameters }) =>
    parameters
      .filter((one) => isFree(one) && (isChoice(one) || (!isOpenEnded(one) && listsValues(one.description))))
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    parameter('status', 'State of the order', { enum: ['open', 'sent'] }),
    parameter('query', 'Words such as rain jacket, boots or tent'),
    parameter('genre', 'Genre, like comedy, western or thriller.'),
    parameter('tip', "The tip in the shopper's words: 'none', '$4' or '12%'."),
    parameter('path', 'Path such as /a/b/c'),
    parameter('date', 'Day, DD/MM/YYYY', { pattern: '^' }),
    parameter('name', 'First and last name'),
    parameter('query', 'name/brand/category to search'),
    parameter('floor', 'Door, floor or flat'),
    parameter('address_locality', 'Town or city'),
  ],
  bad: [
    parameter('status', 'Only orders of this status'),
    parameter('kind', 'draft/publish/pending'),
    parameter('discount', 'percent / fixed_cart / fixed_product'),
    parameter('by', 'price, name, or rating'),
    parameter('ordering', 'Ordering of the items. Allowed: title-ascending, price-descending'),
    parameter('size', 'Size (S, M, L, XL)'),
    parameter('method', 'Shipping method: standard, express'),
    parameter('tri', 'Ordre : prix, nouveauté ou popularité'),
    parameter('lieferung', 'Entweder "abholung" oder "versand"'),
  ],
};

/** A string (or list of strings) that anything may be put into. */
export function isFree({ schema }: Parameter): boolean {
  const of =
    schema.type === 'array' && typeof schema.items === 'object' && schema.items !== null
      ? (schema.items as Parameter['schema'])
      : schema;
  if (!typesOf(of).includes('string') || typesOf(of).length > 1) return false;
  return !['enum', 'const', 'pattern', 'format', 'oneOf', 'anyOf'].some((key) => key in of);
}

const choice =
  /^((order |stock |payment |product |coupon |booking )?status|sort( by| order| direction)?|order by|(discount|product|payment|delivery|shipping|ticket|room|trip|fare|sort|filter|user|event) type|mode|op|direction|priority|frequency|(sort|sorting|sortierung|orden|tri|ordinamento)|action|operation)$/;

const isChoice = ({ words, schema }: Parameter): boolean =>
  schema.type === 'string' && choice.test(words.join(' '));

/** Names of free text, whose description lists what it may be about. */
const isOpenEnded = ({ words }: Parameter): boolean =>
  words.some((one) =>
    /^(query|search|q|term|terms|keyword|keywords|text|identifier|name|names|title|address|message|note|notes|reason|comment|unit|suche|buscar|texto|recherche)$/.test(
      one,
    ),
  );

const word = String.raw`[\p{L}\p{N}_-]{2,24}`;
const quoted = String.raw`["'“‘„«\x60]\s?[\p{L}\p{N}_ -]{1,24}\s?["'”’“»\x60]`;
const lists = [
  // draft/publish/pending, also with spaces
  new RegExp(String.raw`(?<![\p{L}\p{N}/:.~])(?:${word}\s?/\s?){2,}(?:${word}|…)`, 'iu'),
  // Allowed: a, b, c
  new RegExp(
    String.raw`\b(?:allowed|accepted|valid|possible|permitted|supported|erlaubt|zulässig|möglich|permitidos?|válidos?|valores|possibles?|autorisées?|one of)(?:\s+(?:values?|options?|are|sind|son|sont|werte))*\s*:?\s*["'\x60]?${word}["'\x60]?\s*(?:,|\||/|\bor\b|\boder\b|\bo\b|\bou\b)`,
    'iu',
  ),
  // What follows a colon is a list ending in "or"; so is a whole text in lower case: "Town or city" explains.
  /^\p{Ll}[\p{L}\p{N}_-]{1,23}(?:,\s\p{Ll}[\p{L}\p{N}_-]{1,23}){1,8},?\s(?:or|oder|o|ou)\s\p{Ll}[\p{L}\p{N}_-]{1,23}\.?$/u,
  new RegExp(String.raw`:\s(?:${word},\s){1,8}(?:${word},?\s)?(?:or|oder|o|ou|или|lub)\s${word}\.?$`, 'iu'),
  /^\p{Ll}[\p{L}\p{N}_-]{1,23}\s(?:or|oder|ou)\s\p{Ll}[\p{L}\p{N}_-]{1,23}\.?$/u,
  // Size (S, M, L) and Method: standard, express
  new RegExp(String.raw`\((?:[\p{L}\p{N}_-]{1,24},\s?){2,}[\p{L}\p{N}_-]{1,24}\)`, 'u'),
  /:\s(?:[\p{Ll}\p{N}_-]{2,24},\s?)+[\p{Ll}\p{N}_-]{2,24}\.?$/u,
  // either "a" or "b"
  new RegExp(String.raw`\b(?:either|entweder|o bien|soit)\s${quoted}\s?(?:,|or|oder|o|ou|soit)`, 'iu'),
  new RegExp(
    String.raw`^(?:[^.:]{0,40}:\s*)?${quoted}(?:\s?[,|]\s?${quoted})*\s?(?:,\s?)?(?:or|oder|o|ou|\|)\s?${quoted}\.?$`,
    'iu',
  ),
  /(?:^|[:：])\s*[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}]{1,8}(?:、[^、。,，]{1,8})*(?:、|或者?|または|か|또는)[\p{L}]{1,8}[。]?$/u,
];
const loose =
  /\b(such as|like|e\.?g\.?|for (example|instance)|etc|and so on|z\.\s?b\.|zum beispiel|etwa|wie|por ejemplo|como|par exemple|comme|words|in (their|the shopper['’]s) (own )?words|date|path|url)\b|例如|比如|など|예를|yyyy|dd\/mm|mm\/dd|hh:mm|\/\w+\/\w+\/\w+\/|\$\d|\d%/i;

const listsValues = (description: string): boolean => {
  const text = description.slice(0, 600);
  return !loose.test(text) && lists.some((pattern) => pattern.test(text));
};
