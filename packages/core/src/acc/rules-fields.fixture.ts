import { at, declare, misread, parses, type Loose, type Rule } from './rule.fixture.ts';

/** What one field takes and refuses; a field's value stands in an otherwise sound declaration. */
interface Field {
  section: string;
  says: string;
  path: string;
  good: readonly unknown[];
  bad: readonly unknown[];
}

const notFlags = ['true', 1, null, {}];
const notText = [7, null, ['a'], {}];
const notObjects = ['low', 3, true, null, []];

const condition = (more: Loose = {}): Loose => ({ param: 'amount', op: '==', value: 1, ...more });

const fields: Field[] = [
  { section: '4.2', says: '`enabled` is true or false', path: 'enabled', good: [true, false], bad: notFlags },
  {
    section: '4.3',
    says: '`scope` is 1 to 160 characters, a letter or digit first, then also dots, colons, dashes and underscores',
    path: 'scope',
    good: ['order.read', 'A', '9:a_b-c.d', 'x'.repeat(160)],
    bad: ['', 'x'.repeat(161), '.order', 'order read', 'order/read', 'order.read\n', 'order.*', ...notText],
  },
  { section: '4.4', says: '`risk` is an object', path: 'risk', good: [{}], bad: notObjects },
  {
    section: '4.4',
    says: '`risk.level` is one of three words',
    path: 'risk.level',
    good: ['low', 'medium', 'high'],
    bad: ['LOW', 'none', '', 1, null, ['low']],
  },
  { section: '4.5', says: '`subject` is an object', path: 'subject', good: [{}], bad: notObjects },
  {
    section: '4.5',
    says: '`subject.required` is a flag',
    path: 'subject.required',
    good: [true, false],
    bad: notFlags,
  },
  { section: '4.6', says: '`approval` is an object', path: 'approval', good: [{}], bad: notObjects },
  {
    section: '4.6',
    says: '`approval.required` is a flag',
    path: 'approval.required',
    good: [false, true],
    bad: notFlags,
  },
  {
    section: '4.6',
    says: '`approval.prompt` is text of up to 500 characters',
    path: 'approval.prompt',
    good: ['', 'Pay back {amount}?', 'x'.repeat(500), '😀'.repeat(500)],
    bad: ['x'.repeat(501), ...notText],
  },
  {
    section: '4.6',
    says: '`approval.when` is a list of conditions, each with a path, a known operator and a label of up to 300 characters',
    path: 'approval.when',
    good: [
      [],
      [condition()],
      [condition(), condition({ label: 'x'.repeat(300) })],
      [condition({ param: 'a.b', note: 1 })],
    ],
    bad: [
      {},
      'amount > 5',
      null,
      [null],
      ['amount'],
      [condition(), condition({ param: '' })],
      [condition({ param: 5 })],
      [{ op: '==', value: 1 }],
      [{ param: 'amount', value: 1 }],
      [condition({ op: '=' })],
      [condition({ op: 'EXISTS' })],
      [condition({ op: '===' })],
      [condition({ op: 'toString' })],
      [condition({ label: 'x'.repeat(301) })],
      [condition({ label: 3 })],
    ],
  },
  { section: '4.7', says: '`audit` is an object', path: 'audit', good: [{}], bad: notObjects },
  {
    section: '4.7',
    says: '`audit.sensitive` is a flag',
    path: 'audit.sensitive',
    good: [true, false],
    bad: notFlags,
  },
  { section: '4.8', says: '`execution` is an object', path: 'execution', good: [{}], bad: notObjects },
  {
    section: '4.8',
    says: '`execution.readonly` is a flag',
    path: 'execution.readonly',
    good: [true, false],
    bad: notFlags,
  },
  {
    section: '4.8',
    says: '`execution.idempotent` is a flag',
    path: 'execution.idempotent',
    good: [true, false],
    bad: notFlags,
  },
  {
    section: '4.8',
    says: '`execution.timeout_ms` is a whole number of milliseconds, up to ten minutes',
    path: 'execution.timeout_ms',
    good: [1, 600_000],
    bad: [0, -1, 600_001, 1.5, '1000', null],
  },
  {
    section: '4.8',
    says: '`execution.rate_limit` has a count of at least one and a window such as 1m',
    path: 'execution.rate_limit',
    good: ['30s', '1m', '12h', '7d'].map((window) => ({ count: 1, window })),
    bad: [
      ...notObjects,
      { count: 1 },
      { window: '1m' },
      { count: 0, window: '1m' },
      { count: 1.5, window: '1m' },
      { count: '1', window: '1m' },
      ...['', 'm', '0m', '1', '1w', '1 m', '01m', '1.5h', '1m1s', 60].map((window) => ({ count: 1, window })),
    ],
  },
  { section: '4.9', says: '`guidance` is an object', path: 'guidance', good: [{}], bad: notObjects },
  ...['when_to_use', 'returns'].map((name) => ({
    section: '4.9',
    says: `\`guidance.${name}\` is text of up to 2,000 characters`,
    path: `guidance.${name}`,
    good: ['', 'x'.repeat(2000)],
    bad: ['x'.repeat(2001), ...notText],
  })),
  {
    section: '4.9',
    says: '`guidance.examples` is a list of argument objects',
    path: 'guidance.examples',
    good: [[], [{ id: 'SO-1001' }, {}]],
    bad: [{}, 'SO-1001', ['SO-1001'], [{}, null], [[]]],
  },
  {
    section: '4.9',
    says: '`guidance.context` is a list of tags of 1 to 120 characters',
    path: 'guidance.context',
    good: [[], ['a'], ['orders', 'x'.repeat(120)]],
    bad: ['orders', [''], ['x'.repeat(121)], [1], [null]],
  },
];

/** A twin that never looks at the field passes what is bad; one that never takes a value refuses what is good. */
function toRule({ section, says, path, good, bad }: Field): Rule {
  const [outer = '', inner] = path.split('.');
  const having = (value: unknown): Loose => declare({ [outer]: inner ? { [inner]: value } : value });
  return {
    section,
    says,
    vectors: [
      ...good.map((value) => parses(having(value), 'valid')),
      ...bad.map((value) => parses(having(value), 'invalid_declaration')),
    ],
    twins: {
      'never looks at it': misread(at(path, () => good[0])),
      'never takes it': misread(at(path, () => bad[0])),
    },
  };
}

export const fieldRules: Rule[] = fields.map(toRule);
