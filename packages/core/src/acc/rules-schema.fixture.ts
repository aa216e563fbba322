import {
  answering,
  at,
  decides,
  inputs,
  misjudge,
  type Loose,
  type Rule,
  type Twin,
} from './rule.fixture.ts';

const reject = 'reject_invalid_arguments';

/** What one keyword lets pass and what not, as the schema of the one input `it`. */
type Row = [schema: Loose, good: unknown[], bad: unknown[]];

const rows: Row[] = [
  [{ type: 'string' }, ['', 'a'], [1, null, true, [], {}]],
  [{ type: 'number' }, [0, -1.5], ['1', null, true, [], {}]],
  [{ type: 'integer' }, [0, -3], [1.5, '1', null]],
  [{ type: 'boolean' }, [true, false], [0, 'true', null]],
  [{ type: 'null' }, [null], [0, '', false, {}]],
  [{ type: 'array' }, [[], [1]], [{}, 'a', null]],
  [{ type: 'object' }, [{}, { a: 1 }], [[], null, 'a']],
  [{ type: ['string', 'null'] }, ['a', null], [1, false]],
  [{ enum: ['a', 1, null, { b: 1 }] }, ['a', 1, null, { b: 1 }], ['1', 'b', { b: '1' }, false]],
  [{ const: { a: [1] } }, [{ a: [1] }], [{ a: ['1'] }, { a: 1 }, {}]],
  [{ minimum: 1, maximum: 3 }, [1, 3, 'text'], [0.99, 3.01]],
  [{ exclusiveMinimum: 1, exclusiveMaximum: 3 }, [1.01, 2.99, 'text'], [1, 3]],
  [{ minLength: 2, maxLength: 3 }, ['ab', 'abc', '😀😀😀', 7], ['a', 'abcd', '😀']],
  [{ pattern: '^SO-\\d+$' }, ['SO-1001', 7], ['so-1', 'SO-', ' SO-1']],
  [{ minItems: 1, maxItems: 2 }, [[1], [1, 2], 'text'], [[], [1, 2, 3]]],
  [{ items: { type: 'number' } }, [[], [1, 2], 'text'], [['1'], [1, '2']]],
  [inputs({ a: { type: 'number' } }), [{}, { a: 1 }, { b: '1' }, { toString: '1' }], [{ a: '1' }]],
  [
    inputs({ a: {} }, { required: ['a', 'b'] }),
    [
      { a: 1, b: 2 },
      { a: null, b: null },
    ],
    [{ a: 1 }, {}],
  ],
  [{ required: ['toString'] }, [{ toString: 1 }, 'text'], [{}]],
  [inputs({ a: {} }, { additionalProperties: false }), [{}, { a: 1 }], [{ b: 1 }, { toString: 1 }]],
  [inputs({ a: {} }, { additionalProperties: true }), [{ b: 1 }], []],
  [{ additionalProperties: false }, [{}, 'text'], [{ a: 1 }]],
  [
    { type: 'number', title: 't', description: 'd', default: 1, examples: ['x'], format: 'double' },
    [1],
    ['1'],
  ],
  [
    { type: 'number', deprecated: true, readOnly: false, 'x-owner': { minimum: 9 }, $comment: 'c' },
    [1],
    ['1'],
  ],
];

const unread: Loose[] = [
  { $ref: '#/components/schemas/Amount' },
  { anyOf: [{ type: 'number' }] },
  { oneOf: [{ type: 'number' }] },
  { allOf: [{ type: 'number' }] },
  { not: { type: 'string' } },
  { type: 'number', nullable: true },
  { type: 'number', multipleOf: 1 },
  { type: 'number', minimum: '1' },
  { type: 'number', maximum: NaN },
  { type: 'number', maximum: Infinity },
  { type: 'text' },
  { type: [] },
  { type: 5 },
  { enum: 'abc' },
  { maxLength: '9' },
  { pattern: '(' },
  { pattern: 5 },
  { items: true },
  { properties: [] },
  { required: 'it' },
  { additionalProperties: {} },
  { constructor: 1 },
  { hasOwnProperty: 'type' },
];

const args = (value: unknown): Loose => ({ it: value });
const over = (it: unknown): { schema: Loose } => ({ schema: inputs({ it }) });
const probe = ({ pattern, maxLength, items, properties, required, additionalProperties }: Loose): unknown => {
  if (pattern !== undefined || maxLength !== undefined) return 'a';
  if (items !== undefined) return [1];
  return (properties ?? required ?? additionalProperties) ? { it: 1 } : 1;
};

/** Knows nothing of one keyword, at any depth. */
const ignoring = (keyword: string): Twin =>
  misjudge(({ schema }) => ({
    schema: JSON.parse(JSON.stringify(schema, (name, value) => (name === keyword ? undefined : value))),
  }));

const keywords = (
  'enum const minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern minItems maxItems ' +
  'items required additionalProperties'
).split(' ');

export const schemaRules: Rule[] = [
  {
    section: '2.3, 4.6 and bindings 3',
    says: 'the input schema of the operation is enforced as it stands, objects open unless closed',
    vectors: rows.flatMap(([it, good, bad]) => [
      ...good.map((value) => decides(over(it), args(value), 'allow')),
      ...bad.map((value) => decides(over(it), args(value), reject)),
    ]),
    twins: {
      ...Object.fromEntries(keywords.map((name) => [`ignores ${name}`, ignoring(name)])),
      'takes every type': misjudge(({ schema }) => ({
        schema: at('properties.it.type', () => undefined)(schema),
      })),
      'closes every object': misjudge(({ schema }) => ({
        schema: at('properties.it', (it) => ({ additionalProperties: false, ...Object(it) }))(schema),
      })),
      'lets all through': answering(reject, 'allow'),
      'lets nothing through': answering('allow', reject),
    },
  },
  {
    section: 'OpenAPI binding, input and value mapping',
    says: 'a construct that cannot be enforced fits no value; it is never passed over',
    vectors: unread.map((it) => decides(over(it), args(probe(it)), reject)),
    twins: {
      'passes over it': answering(reject, 'allow'),
      'passes over a reference': ignoring('$ref'),
      'passes over alternatives': ignoring('anyOf'),
      'passes over a broken bound': ignoring('minimum'),
      'passes over a broken expression': ignoring('pattern'),
      'passes over an unknown type': misjudge(({ schema }) => ({
        schema: at('properties.it.type', (type) => (type === 'text' ? undefined : type))(schema),
      })),
      'knows inherited names': ignoring('constructor'),
    },
  },
  {
    section: '3 and bindings 5',
    says: 'without an input schema of an object, no call is safe',
    vectors: [
      ...[
        undefined,
        null,
        true,
        {},
        [],
        'object',
        { type: 'array' },
        { properties: {} },
        { type: ['object'] },
      ].map((schema) => decides({ schema }, {}, reject)),
      decides({ schema: { type: 'object' } }, {}, 'allow'),
    ],
    twins: {
      'takes any': misjudge(() => ({ schema: { type: 'object' } })),
      'takes silence for an object': misjudge(({ schema }) => ({
        schema:
          schema && typeof schema === 'object' && !('type' in schema)
            ? { type: 'object', ...schema }
            : schema,
      })),
      'takes what has properties': misjudge(({ schema }) => ({
        schema: Object(schema).properties ? { ...schema, type: 'object' } : schema,
      })),
      'wants properties': misjudge(({ schema }) => ({ schema: Object(schema).properties ? schema : {} })),
    },
  },
];
