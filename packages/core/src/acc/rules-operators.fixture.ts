import {
  answering,
  conditions,
  decides,
  declare,
  inputs,
  misjudge,
  misread,
  parses,
  type Loose,
  type Rule,
  type Twin,
  type Vector,
} from './rule.fixture.ts';

const reject = 'reject_invalid_arguments';
const ask = 'approval_required';

/** One condition on the one input `it`; `given` undefined leaves it out. */
const asked = ({ op, value, of }: { op: string; value?: unknown; of: unknown }) => {
  const approval = { when: [{ param: 'it', op, ...(value !== undefined && { value }) }] };
  const input = typeof of === 'string' || Array.isArray(of) ? { type: of } : of;
  return (given: unknown, answer: 'allow' | typeof ask | typeof reject): Vector =>
    decides({ approval, schema: inputs({ it: input }) }, given === undefined ? {} : { it: given }, answer);
};

const each = (change: (one: Loose) => Loose): Twin => misread(conditions((list) => list.map(change)));
const withOp = (from: string, to: string): Twin =>
  each((one) => (one.op === from ? { ...one, op: to } : one));
const withIt = (change: (it: unknown) => unknown): Twin =>
  misjudge(({ args }) => ('it' in Object(args) ? { args: { it: change(Object(args).it) } } : {}));

/** Compares as written text: `0` is `"0"`, the order of keys counts. */
const asText: Twin = ({ decide }) => ({
  decide: (value, call) => {
    const [one] = Object(value).approval.when as [Loose];
    const text = (part: unknown): string => (typeof part === 'string' ? part : JSON.stringify(part));
    const isSame = (part: unknown): boolean => text(Object(call.args).it) === text(part);
    if (!('it' in Object(call.args)) || typeof one.value === 'string') return decide(value, call);
    if (one.op === '==') return isSame(one.value) ? ask : 'allow';
    if (one.op === '!=') return isSame(one.value) ? 'allow' : ask;
    return one.op === 'in' ? ((one.value as unknown[]).some(isSame) ? ask : 'allow') : decide(value, call);
  },
});

const ordering: [string, [below: boolean, same: boolean, above: boolean], string[]][] = [
  ['>', [false, false, true], ['>=', '<', '!=']],
  ['>=', [false, true, true], ['>', '<=', '==']],
  ['<', [true, false, false], ['<=', '>', '!=']],
  ['<=', [true, true, false], ['<', '>=', '==']],
];

const orderingRules = ordering.map(([op, answers, wrong]): Rule => {
  const at1000 = asked({ op, value: 1000, of: 'number' });
  return {
    section: '4.6',
    says: `\`${op}\` compares numbers, declared as number or integer`,
    vectors: [
      ...[999.99, 1000, 1000.01].map((given, index) => at1000(given, answers[index] ? ask : 'allow')),
      ...[-5, -4, -3].map((given, index) =>
        asked({ op, value: -4, of: 'integer' })(given, answers[index] ? ask : 'allow'),
      ),
      asked({ op, value: 0, of: ['number', 'null'] })(null, reject),
      ...['string', 'boolean', 'array', 'object', {}, { enum: [1, 2] }].map((of) =>
        asked({ op, value: 0, of })(of === 'string' ? '1' : undefined, reject),
      ),
      asked({ op, value: '1000', of: 'number' })(1000.5, reject),
      at1000(undefined, 'allow'),
    ],
    twins: {
      ...Object.fromEntries(wrong.map((other) => [`reads it as ${other}`, withOp(op, other)])),
      'knows no integer': misjudge(({ schema }) =>
        Object(schema.properties).it.type === 'integer' ? { schema: inputs({ it: { type: 'string' } }) } : {},
      ),
      'takes no number for zero': withIt((it) => it ?? 0),
      'takes what it cannot compare for no match': answering(reject, 'allow'),
      'reads a number from the declared text': each((one) => ({ ...one, value: Number(one.value) })),
    },
  };
});

const types = { type: ['string', 'number', 'boolean', 'null', 'object', 'array'] };
const equal = (value: unknown) => asked({ op: '==', value, of: types });
const pairs: [declared: unknown, same: unknown[], others: unknown[]][] = [
  [true, [true], ['true', 1, false]],
  [0, [0, -0], ['0', false, null, '', 0.1]],
  ['1', ['1'], [1, '01', '1 ', true]],
  [null, [null], [0, '', false, 'null']],
  [
    { a: 1, b: [2, 3] },
    [{ b: [2, 3], a: 1 }],
    [{ a: 1 }, { a: 1, b: [3, 2] }, { a: 1, b: [2, 3], c: 4 }, { a: 1, c: 4 }],
  ],
  [[1, 2], [[1, 2]], [[2, 1], [1, 3], [1], [1, 2, 3], { 0: 1, 1: 2 }, '1,2']],
  [{}, [{}], [[], null, 0]],
  // An own key of this name, which only parsing makes.
  [JSON.parse('{"__proto__":{}}'), [JSON.parse('{"__proto__":{}}')], [{ a: {} }, {}]],
  [{ a: {} }, [{ a: {} }], [JSON.parse('{"__proto__":{}}')]],
];

const equalityTwins = {
  'compares written text': asText,
  'takes text for a number': withIt((it) => (it === '0' ? 0 : it)),
  'takes no for zero': withIt((it) => (it === false ? 0 : it)),
  'takes nothing for zero': withIt((it) => it ?? 0),
  'takes a list in any order': withIt((it) => (Array.isArray(it) ? it.toSorted() : it)),
  'passes over more keys': withIt((it) => (Object(it).c ? { a: 1, b: [2, 3] } : it)),
};

export const operatorRules: Rule[] = [
  ...orderingRules,
  {
    section: '4.6',
    says: '`==` is equality of JSON values: types count, the order of keys does not',
    vectors: [
      ...pairs.flatMap(([value, same, others]) => [
        ...same.map((given) => equal(value)(given, ask)),
        ...others.map((given) => equal(value)(given, 'allow')),
      ]),
      equal(null)(undefined, 'allow'),
    ],
    twins: {
      ...equalityTwins,
      'reads it as !=': withOp('==', '!='),
      'takes what was not given for null': misjudge(({ args }) => ({ args: { it: null, ...Object(args) } })),
    },
  },
  {
    section: '4.6',
    says: '`!=` is the contrary of `==`; what was not given differs too',
    vectors: [
      ...pairs.flatMap(([value, same, others]) => [
        ...same.map((given) => asked({ op: '!=', value, of: types })(given, 'allow')),
        ...others.map((given) => asked({ op: '!=', value, of: types })(given, ask)),
      ]),
      asked({ op: '!=', value: null, of: types })(undefined, ask),
    ],
    twins: {
      ...equalityTwins,
      'reads it as ==': withOp('!=', '=='),
      'takes what was not given for null': misjudge(({ args }) => ({ args: { it: null, ...Object(args) } })),
    },
  },
  {
    section: '4.6',
    says: '`in` looks for an equal JSON value in the declared list',
    vectors: [
      ...['a', 7, true, null, [1], { x: 1 }].map((given) =>
        asked({ op: 'in', value: ['a', 7, true, null, [1], { x: 1 }], of: types })(given, ask),
      ),
      ...['7', 'A', 'aa', false, 1, '', ['a'], {}].map((given) =>
        asked({ op: 'in', value: ['a', 7, true, null, [1], { x: 1 }], of: types })(given, 'allow'),
      ),
      asked({ op: 'in', value: [], of: types })('a', 'allow'),
      asked({ op: 'in', value: ['a', null], of: 'string' })(undefined, 'allow'),
      asked({ op: 'in', value: 'abc', of: 'string' })('a', reject),
    ],
    twins: {
      'compares written text': asText,
      'looks at the first member': each((one) =>
        Array.isArray(one.value) ? { ...one, value: one.value.slice(0, 1) } : one,
      ),
      'takes text for a list': each((one) => ({ ...one, value: [...(one.value as Iterable<unknown>)] })),
      'reads it as contains': withOp('in', 'contains'),
      'takes what was not given for null': misjudge(({ args }) => ({ args: { it: null, ...Object(args) } })),
      'passes over the case of letters': withIt((it) => (typeof it === 'string' ? it.toLowerCase() : it)),
    },
  },
  {
    section: '4.6',
    says: '`contains` looks for text in text, and for an equal JSON value in a list',
    vectors: [
      ...['fragile', 'not fragile at all', 'fragile!'].map((given) =>
        asked({ op: 'contains', value: 'fragile', of: 'string' })(given, ask),
      ),
      ...['', 'fra', 'Fragile', 'f-ragile'].map((given) =>
        asked({ op: 'contains', value: 'fragile', of: 'string' })(given, 'allow'),
      ),
      asked({ op: 'contains', value: 'a.c', of: 'string' })('abc', 'allow'),
      ...[[7], [1, 7], [[7], 7]].map((given) => asked({ op: 'contains', value: 7, of: 'array' })(given, ask)),
      ...[[], ['7'], [77], [[7]]].map((given) =>
        asked({ op: 'contains', value: 7, of: 'array' })(given, 'allow'),
      ),
      asked({ op: 'contains', value: 'gift', of: 'array' })(['gift'], ask),
      asked({ op: 'contains', value: 'gift', of: 'array' })(['a gift'], 'allow'),
      asked({ op: 'contains', value: { id: 1 }, of: 'array' })([{ id: 1 }], ask),
      asked({ op: 'contains', value: 7, of: ['string', 'array'] })([7], ask),
      asked({ op: 'contains', value: 7, of: ['string', 'array'] })('7', reject),
      asked({ op: 'contains', value: 7, of: ['string', 'array'] })(undefined, 'allow'),
      asked({ op: 'contains', value: 7, of: 'string' })('77', reject),
      ...['number', 'object', 'boolean', {}].map((of) =>
        asked({ op: 'contains', value: 'a', of })(undefined, reject),
      ),
      asked({ op: 'contains', value: 'a', of: ['string', 'number'] })(5, reject),
    ],
    twins: {
      'reads it as ==': withOp('contains', '=='),
      'passes over the case of letters': withIt((it) => (typeof it === 'string' ? it.toLowerCase() : it)),
      'looks at the start only': withIt((it) => (typeof it === 'string' ? it.slice(0, 7) : it)),
      'looks into the items': withIt((it) => (Array.isArray(it) ? it.flat() : it)),
      'looks into their text': withIt((it) => (Array.isArray(it) ? it.join(' ').split(' ') : it)),
      'reads items as numbers': withIt((it) =>
        Array.isArray(it) ? it.map((item) => Number(item) || item) : it,
      ),
      'looks at the first item': withIt((it) => (Array.isArray(it) ? it.slice(0, 1) : it)),
      'takes what it cannot look into for no match': answering(reject, 'allow'),
      'looks for a number in text': each((one) => ({ ...one, value: String(one.value) })),
    },
  },
  {
    section: '4.6',
    says: '`exists` is met by any value but null, and needs none declared',
    vectors: [
      ...['a', '', 0, false, [], {}].map((given) => asked({ op: 'exists', of: types })(given, ask)),
      asked({ op: 'exists', of: types })(null, 'allow'),
      asked({ op: 'exists', of: types })(undefined, 'allow'),
      asked({ op: 'exists', of: {} })(5, ask),
      asked({ op: 'exists', value: 'whatever', of: 'number' })(5, ask),
      parses(declare({ approval: { when: [{ param: 'it', op: 'exists' }] } }), 'valid', inputs({ it: {} })),
    ],
    twins: {
      'counts null': withIt((it) => it ?? true),
      'counts what was not given': misjudge(({ args }) => ({ args: { it: true, ...Object(args) } })),
      'passes over empty values': withIt((it) => it || null),
      'compares with a declared value': each((one) => ('value' in one ? { ...one, op: '==' } : one)),
      'wants a declared value': each((one) => ('value' in one ? one : { ...one, op: '==' })),
    },
  },
];
