import type { Concept } from '../lexicon.ts';
import type { Parameter } from '../parameters.ts';
import { says } from '../purpose.ts';
import type { Reading } from '../reading.ts';
import type { ToolRule } from '../rule.ts';

const shaped = (name: string, description: string, ...names: string[]) => ({
  name,
  description,
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(names.map((one) => [one, { type: 'string', description: 'A value' }])),
  },
});

/** Facts about the person which the purpose does not need. */
export const personalParameter: ToolRule = {
  id: 'personal-parameter',
  family: 'privacy',
  kind: 'tool',
  severity: 'warning',
  reason:
    'An agent knows much about its user and fills in what a schema asks for. Asking for age, health or income to search for a dress is profiling.',
  source: 'WebMCP draft, security section, over-parameterisation',
  check: (tool) =>
    tool.parameters
      .filter((parameter) => parameter.schema.type !== 'object' && asksTooMuch(tool, parameter))
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    shaped('recommend_size', 'Advises on a size.', 'height', 'weight'),
    shaped('search_flights', 'Finds flights.', 'adults', 'children'),
    shaped('book_flight', 'Books a flight.', 'birthdate', 'passport'),
    shaped('estimate_postage', 'Estimates the postage of a parcel.', 'weight', 'height'),
    shaped('search_products', 'Finds products.', 'age_group', 'query'),
    shaped('insurance_quote', 'Quotes an insurance.', 'age'),
    shaped('find_films', 'Finds films.', 'genre'),
    shaped('find_gift', 'Finds gifts.', 'party_size'),
  ],
  bad: [
    shaped('search_dresses', 'Finds dresses.', 'age', 'pregnant', 'query'),
    shaped('search_products', 'Finds products.', 'gender', 'income'),
    shaped('list_shirts', 'Lists shirts by size.', 'bodyType'),
    shaped('contact_agent', 'Sends a message to the agent.', 'ssn'),
    shaped('buscar_vestidos', 'Encuentra vestidos.', 'edad'),
    shaped('add_address', '保存收货地址。', '身份证号'),
  ],
};

/** Purposes that need a kind of fact, as words in name or description; none: no shop's tool needs it. */
const purposes: Readonly<Record<string, RegExp>> = {
  age: /recipient|gift|verif\w*.?age|age.?(check|restrict|verif|limit)|alcohol|wine|spirits|tobacco|knife|knives|driver|insur|flight|passenger|traveller|traveler|passport|cruise|visa|child|kid|toy|baby|school|camp|junior|senior|fare|versicher|mietwagen|flug|altersprüf|seguro|vuelo|assurance|billet|保险|航班|保険|航空|보험|항공/i,
  gender:
    /recipient|gift|flight|passenger|traveller|traveler|passport|visa|salutation|flug|vuelo|insur|航班|航空|항공/i,
  origin: /passport|visa|flight|border|customs|tax|insur|zoll|aduana/i,
  belief: /diet|meal|food|wedding|ceremony|funeral/i,
  health:
    /health|medic|pharma|doctor|clinic|dental|dentist|patient|therap|diet|meal|food|recipe|restaurant|table|allerg|insur|supplement|apothe|arzt|gesund|salud|médic|santé|pharma|fitness|workout|yoga|医|薬|健康|병원|약/i,
  body: /\bsiz(e|ing)\b|fit\b|measure|tailor|bmi|calori|nutrition|diet|workout|training|ski|bike|bicycle|frame|mattress|parcel|package|shipping|postage|freight|luggage|baggage|cargo|größe|groesse|talla|taille|paket|gepäck|envío|colis|尺码|サイズ|사이즈/i,
  look: /cosmetic|make.?up|shade|skin.?care|hair|wig|foundation|beauty|kosmetik|化妆|コスメ|화장/i,
  money: /loan|credit|mortgage|insur|financ|leas|rent|instal|kredit|préstamo|crédit|贷款|ローン|대출/i,
  state:
    /passport|visa|flight|passenger|traveller|traveler|cruise|identity|customs|check.?in|sim card|rental|insur|tax|notar|flug|vuelo|航班|航空|항공/i,
  family: /guest|room|hotel|travel|trip|family|holiday|table|insur|school|childcare/i,
  history: /(?!)/,
  place:
    /near|nearest|nearby|location|store|branch|deliver|map|route|distance|pickup|weather|umkreis|filiale|cerca|proche|附近|近く|근처/i,
};

/** Words beside which an age, a weight or a size is that of goods or a group. */
const ofGoods =
  /^(group|range|min|max|minimum|maximum|product|item|parcel|package|unit|units|page|line|row|image|column|gross|net|party|rating|limit|restriction|max|shoe|ring|font|cargo|vehicle|luggage|room|screen|count|number)$/;

/** Men's and women's shelves of a shop say nothing about the shopper. */
const shelves = /\b(department|section|collection|range|aisle|category|abteilung|sortiment|sección|rayon)\b/i;

function asksTooMuch(tool: Reading, { words, description }: Parameter): boolean {
  if (words.some((word) => ofGoods.test(word))) return false;
  const joined = [...words, words.join('')];
  const meanings = tool.meanings(joined);
  const about = `${tool.name.replaceAll('_', ' ')} ${tool.description.slice(0, 600)}`;
  if (shelves.test(description) && says(meanings, 'person:gender')) return false;
  return Object.entries(purposes).some(
    ([kind, needed]) => says(meanings, `person:${kind}` as Concept) && !needed.test(about),
  );
}
