import {
  answering,
  at,
  conditions,
  decides,
  declare,
  inputs,
  misjudge,
  misread,
  parses,
  without,
  type Loose,
  type Rule,
  type Vector,
} from './rule.fixture.ts';

const when = (param: string, op: string, value?: unknown): Loose => ({
  when: [{ param, op, ...(value !== undefined && { value }) }],
});
const number = { type: 'number' };
const amount = inputs({ amount: number });
const order = inputs({ order: inputs({ amount: number }) });
const dotted = { type: 'object', properties: { 'order.amount': number } };
const both = { type: 'object', properties: { ...(order.properties as Loose), ...dotted.properties } };
const lines = inputs({ lines: { type: 'array', items: inputs({ amount: number }) } });

const reject = 'reject_invalid_arguments';
const ask = 'approval_required';

export const argumentRules: Rule[] = [
  {
    section: '4.6',
    says: 'a condition names an input that the operation declares, nested names joined by dots',
    vectors: [
      decides({ approval: when('amount', '>', 5), schema: amount }, { amount: 6 }, ask),
      decides({ approval: when('order.amount', '>', 5), schema: order }, { order: { amount: 6 } }, ask),
      decides({ approval: when('order.amount', '>', 5), schema: order }, { order: { amount: 5 } }, 'allow'),
      decides({ approval: when('order', 'exists'), schema: order }, { order: {} }, ask),
      decides({ approval: when('order.amount', 'exists'), schema: order }, {}, 'allow'),
      decides({ approval: when('toString', 'exists'), schema: inputs({ toString: {} }) }, {}, 'allow'),
      ...['total', 'order', 'amount.net', '.amount', 'amount.', 'Amount', 'constructor', '__proto__'].map(
        (param) =>
          decides({ approval: when(param, 'exists'), schema: amount }, { amount: 6, total: 7 }, reject),
      ),
      decides({ approval: when('order..amount', 'exists'), schema: order }, { order: { amount: 6 } }, reject),
      decides(
        { approval: { required: true, ...when('total', '>', 5) }, schema: amount },
        { amount: 6 },
        reject,
      ),
      parses(declare({ approval: when('amount', 'exists') }), 'valid', amount),
      parses(declare({ approval: when('total', 'exists') }), 'invalid_declaration', amount),
      parses(declare({ approval: when('total', 'exists') }), 'valid'),
    ],
    twins: {
      'passes over a condition on nothing': misread(
        conditions((list) => list.filter(({ param }) => param === 'amount')),
      ),
      'reads arguments that nobody declared': misjudge(({ schema }) => ({
        schema: { ...schema, properties: { total: number, ...(schema.properties as Loose) } },
      })),
      'passes over empty names': misread(
        conditions((list) =>
          list.map((one) => ({ ...one, param: String(one.param).split('.').filter(Boolean).join('.') })),
        ),
      ),
      'looks at the last name only': misread(
        conditions((list) => list.map((one) => ({ ...one, param: String(one.param).split('.').at(-1) }))),
      ),
      'never looks at the schema': (acc) => ({ parseDeclaration: (value) => acc.parseDeclaration(value) }),
      'allows what it cannot place': answering(reject, 'allow'),
    },
  },
  {
    section: 'OpenAPI binding, input and value mapping',
    says: 'a path that two inputs answer to is refused, and none of them chosen',
    vectors: [
      decides({ approval: when('order.amount', '>', 5), schema: both }, { order: { amount: 6 } }, reject),
      decides({ approval: when('order.amount', '>', 5), schema: both }, { 'order.amount': 6 }, reject),
      decides({ approval: { required: true, ...when('order.amount', '>', 5) }, schema: both }, {}, reject),
      decides({ approval: when('order.amount', '>', 5), schema: dotted }, { 'order.amount': 6 }, ask),
      decides({ approval: when('order.amount', '>', 5), schema: dotted }, { order: { amount: 6 } }, 'allow'),
      decides({ approval: when('order', 'exists'), schema: both }, { order: {} }, ask),
      parses(declare({ approval: when('order.amount', '>', 5) }), 'invalid_declaration', both),
    ],
    twins: {
      'chooses the nested one': misjudge(({ schema }) => ({ schema: undeclared('order.amount', schema) })),
      'chooses the dotted one': misjudge(({ schema }) => ({ schema: undeclared('order', schema) })),
      'knows no dotted names': misjudge(({ schema }) => ({
        schema: schema === dotted ? undeclared('order.amount', schema) : schema,
      })),
      'drops the condition': misread(without('approval.when')),
      'looks at the first way': (acc) => ({
        parseDeclaration: (value, schema) => acc.parseDeclaration(value, schema === both ? order : schema),
      }),
    },
  },
  {
    section: '4.6',
    says: 'a path into a list names no single input',
    vectors: [
      decides({ approval: when('lines.amount', '>', 5), schema: lines }, { lines: [{ amount: 9 }] }, reject),
      decides(
        { approval: when('lines.0.amount', '>', 5), schema: lines },
        { lines: [{ amount: 9 }] },
        reject,
      ),
      decides({ approval: when('lines', 'exists'), schema: lines }, { lines: [{ amount: 9 }] }, ask),
    ],
    twins: {
      'passes over it': misread(conditions((list) => list.filter(({ param }) => param === 'lines'))),
      'reads the first item': misjudge(({ schema, args }) => ({
        schema: inputs({ lines: Object(schema.properties).lines.items }),
        args: { lines: Object(args).lines[0] },
      })),
    },
  },
  {
    section: '4.6',
    says: 'arguments that do not fit the declared input are rejected first, whatever conditions say, and never read otherwise',
    vectors: [
      ...['6', '5', true, null, [6], {}].map((value) =>
        decides({ approval: when('amount', '>', 5), schema: amount }, { amount: value }, reject),
      ),
      decides({ schema: amount }, { amount: '6' }, reject),
      decides({ approval: { required: true }, schema: amount }, { amount: '6' }, reject),
      decides({ schema: inputs({ gift: { type: 'boolean' } }) }, { gift: 'true' }, reject),
      decides({ schema: inputs({ gift: { type: 'boolean' } }) }, { gift: 1 }, reject),
      decides({ schema: inputs({ id: { type: 'string' } }) }, { id: 1001 }, reject),
      decides({ approval: when('order.amount', '>', 5), schema: order }, { order: { amount: '6' } }, reject),
      decides({ schema: inputs({ amount: number }, { required: ['amount'] }) }, {}, reject),
      decides(
        {
          approval: {
            when: [
              { param: 'a', op: '>', value: 1 },
              { param: 'b', op: '>', value: 1 },
            ],
          },
          schema: inputs({ a: number, b: number }),
        },
        { a: 2, b: '2' },
        reject,
      ),
    ],
    twins: {
      'reads numbers from text': misjudge(({ args }) => ({ args: at('amount', toNumber)(Object(args)) })),
      'reads nested numbers from text': misjudge(({ args }) => ({
        args: at('order.amount', toNumber)(Object(args)),
      })),
      'reads flags from text': misjudge(({ args }) => ({
        args: at('gift', (value) => (value === 'true' ? true : value))(Object(args)),
      })),
      'reads flags from numbers': misjudge(({ args }) => ({
        args: at('gift', (value) => (value === 1 ? true : value))(Object(args)),
      })),
      'reads text from numbers': misjudge(({ args }) => ({ args: at('id', String)(Object(args)) })),
      'takes it for no match': answering(reject, 'allow'),
      'asks instead': answering(reject, ask),
      'forgets what must be given': misjudge(({ schema }) => ({ schema: without('required')(schema) })),
      'checks only what conditions name': (acc) => ({
        decide: (value, call) => (Object(value).approval ? acc.decide(value, call) : 'allow'),
      }),
      'looks no further than a match': misjudge(({ args }) => ({ args: without('b')(Object(args)) })),
    },
  },
  {
    section: 'OpenAPI binding, input and value mapping',
    says: 'what JSON has no value for is no argument',
    vectors: [
      ...[
        NaN,
        Infinity,
        -Infinity,
        undefined,
        5n,
        () => 6,
        new Date(0),
        new Map(),
        Symbol('6'),
        Object.assign([], { length: 2 }),
      ].map((value, index): Vector => ({
        title: `decide with value ${index} that JSON has not: rejected`,
        ask: ({ decide }) =>
          decide(declare(), { parameterSchema: inputs({}), args: { list: [{ note: value }] } }),
        answer: reject,
      })),
      decides({ schema: inputs({}) }, { note: [null, 0, '', false, {}, []] }, 'allow'),
    ],
    twins: {
      'writes it and reads it again': misjudge(({ args }) => ({
        args: JSON.parse(
          JSON.stringify(args, (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
        ),
      })),
      'refuses all': answering('allow', reject),
    },
  },
];

/** The schema without one name, dots and all. */
function undeclared(name: string, schema: Loose): Loose {
  const { [name]: _, ...properties } = schema.properties as Loose;
  return { ...schema, properties };
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' ? Number(value) : value;
}
