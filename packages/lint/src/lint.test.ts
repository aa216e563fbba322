import { describe, expect, it } from 'vitest';
import type { LintDefinition } from './definition.ts';
import { format } from './format.ts';
import { fromPlain } from './from-plain.ts';
import { lint } from './lint.ts';
import type { PageRule } from './rule.ts';

const tool = (more: Partial<LintDefinition>): LintDefinition => ({
  name: 'get_hours',
  description: 'Returns the opening hours of the shop.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true },
  ...more,
});
const long = tool({ name: 'get_the_opening_hours_of_the_shop', set: 'long' });
const rulesOf = (...args: Parameters<typeof lint>) => lint(...args).map(({ rule }) => rule);

describe('options', () => {
  it('change severities and switch rules off', () => {
    expect(lint([long], { severities: { 'name-budget': 'error' } })[0]?.severity).toBe('error');
    expect(lint([long], { severities: { 'name-budget': 'off' } })).toEqual([]);
  });

  it('change budgets', () => {
    expect(lint([long], { budgets: { name: 40 } })).toEqual([]);
  });

  it('suppress a rule for one tool, and say which suppressions silence nothing or give no reason', () => {
    const suppressions = [
      { rule: 'name-budget', tool: long.name, reason: 'the name of a campaign' },
      { rule: 'name-budget', tool: 'other', reason: 'gone' },
      { rule: 'name-budget', reason: ' ' },
    ];
    expect(lint([long], { suppressions }).map(format)).toEqual([
      'The suppression of name-budget silences nothing.',
      'The suppression of name-budget gives no reason and does not count.',
    ]);
  });

  it('suppress one path only', () => {
    const suppressions = [{ rule: 'name-budget', path: '/title', reason: 'elsewhere' }];
    expect(rulesOf([long], { suppressions })).toEqual(['name-budget', 'suppression-unused']);
  });
});

describe('findings', () => {
  it('are data that survives JSON and come in the order of the definitions', () => {
    const findings = lint([
      tool({}),
      long,
      tool({
        name: 'ab.c',
        description: 'Lists the branches of the shop.',
        source: { file: 'tools.json', pointer: '/2' },
      }),
    ]);
    expect(findings.map(({ tool: name }) => name)).toEqual([long.name, 'ab.c']);
    expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
    expect(findings[1]).toMatchObject({ rule: 'name-portable', path: '/name', source: { pointer: '/2' } });
  });

  it('judge definitions of different sets apart', () => {
    expect(rulesOf([tool({}), tool({})])).toEqual(['name-duplicate']);
    expect(rulesOf([tool({ set: 'a' }), tool({ set: 'b' })])).toEqual([]);
  });

  it('show no control or invisible character of a definition', () => {
    expect(format({ rule: 'vague', severity: 'info', tool: '', path: '', args: {} })).toBe('vague');
    const finding = {
      rule: 'near-duplicate',
      severity: 'info',
      tool: '',
      path: '',
      args: { other: 'a\u001b[31m\u202e' },
    } as const;
    expect(format(finding)).toBe('It can hardly be told from a\\u{1b}[31m\\u{202e}.');
  });

  it('about a page are asked of page rules', () => {
    const rule: PageRule = {
      id: 'policy',
      family: 'page',
      kind: 'page',
      severity: 'error',
      reason: '',
      source: '',
      good: [],
      bad: [],
      check: ({ headers }) => (headers['permissions-policy'] ? [] : [{ path: '/headers' }]),
    };
    const page = { url: 'http://localhost/', headers: {}, frames: [], forms: [], scripts: [], errors: [] };
    expect(lint([], { rules: [rule], pages: [page] })).toEqual([
      { rule: 'policy', severity: 'error', tool: page.url, path: '/headers', args: {} },
    ]);
  });
});

describe('hostile definitions', () => {
  const deep = (levels: number): object => {
    let schema: object = { type: 'string', description: 'x' };
    for (let level = 0; level < levels; level += 1)
      schema = { type: 'object', properties: { inner: schema } };
    return schema;
  };
  const cyclic: Record<string, unknown> = { type: 'object', properties: {} };
  (cyclic.properties as Record<string, unknown>).again = cyclic;
  const throwing = Object.defineProperty({ type: 'object' }, 'properties', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  });
  const trap = new Proxy({}, { ownKeys: () => { throw new Error('no'); } }); // prettier-ignore

  it.each([
    ['200 levels', deep(200), 'unreadable'],
    ['a cycle', cyclic, 'unreadable'],
    ['a getter that throws', throwing, 'unreadable'],
    ['a proxy that throws', trap, 'unreadable'],
    ['a list', [], 'schema-junk'],
    ['a text', 'object', 'schema-junk'],
    [
      '10 MB of text',
      { type: 'object', properties: { a: { description: 'do not '.repeat(1_500_000) } } },
      'unreadable',
    ],
    [
      '100,000 members',
      {
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`p${n}`, {}])),
      },
      'unreadable',
    ],
  ])('end in a finding: %s', (_, inputSchema, rule) => {
    expect(rulesOf([tool({ inputSchema })])).toContain(rule);
  });

  it.each([
    [null],
    [7],
    ['x'],
    [[]],
    [{ name: 7, description: {}, annotations: 3 }],
    [{ name: 'x'.repeat(1e6), description: '!<[('.repeat(1e5) }],
  ])('of any shape are judged: %#', (value) => {
    expect(rulesOf([fromPlain(value)])).toContain('name-grammar');
    expect(rulesOf([value as never])).toContain('name-grammar');
  });

  it('with a getter that throws at the top are judged', () => {
    const { get } = Object.getOwnPropertyDescriptor(throwing, 'properties') ?? {};
    const value = Object.defineProperty({}, 'name', { enumerable: true, get: () => get?.call(throwing) });
    expect(rulesOf([fromPlain(value)])).toContain('name-grammar');
    expect(rulesOf([value as never])).toEqual(expect.arrayContaining(['name-grammar', 'unreadable']));
  });

  it('made to slow patterns down are judged', () => {
    const texts = [
      'a'.repeat(1e5),
      'do not '.repeat(2e4),
      'a/'.repeat(5e4),
      "'a', ".repeat(2e4),
      '不要'.repeat(4e4),
      'ohne '.repeat(2e4),
      '%41'.repeat(3e4),
    ];
    for (const text of texts) {
      const inputSchema = { type: 'object', properties: { status: { type: 'string', description: text } } };
      expect(rulesOf([tool({ description: text, inputSchema })])).toContain('description-budget');
    }
  });
});
