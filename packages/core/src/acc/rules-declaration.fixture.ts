import { at, declare, misread, parses, without, type Loose, type Rule } from './rule.fixture.ts';

const when = (...list: unknown[]): Loose => ({ when: list });

export const declarationRules: Rule[] = [
  {
    section: '4.1 to 4.3',
    says: '`version`, `enabled` and `scope` are all a declaration needs, and it needs each',
    vectors: [
      parses(declare(), 'valid'),
      ...['version', 'enabled', 'scope'].map((name) =>
        parses(without(name)(declare()), 'invalid_declaration'),
      ),
      ...[undefined, null, true, 1, 'x', [], [declare()]].map((value) =>
        parses(value, 'invalid_declaration'),
      ),
    ],
    twins: {
      'takes the version for granted': misread((value) => ({ version: 1, ...value })),
      'takes it as switched on': misread((value) => ({ enabled: true, ...value })),
      'lets it go without a scope': misread((value) => ({ scope: 'any', ...value })),
      'wants a risk too': misread((value) => ({ ...value, scope: value.risk && value.scope })),
      'takes anything': (acc) => ({ parseDeclaration: () => acc.parseDeclaration(declare()) }),
    },
  },
  {
    section: '4.1 and 6',
    says: 'another whole number is a family that is not supported, whatever else stands there; no number is no version',
    vectors: [
      parses(declare({ version: 1 }), 'valid'),
      parses(declare({ version: 2 }), 'unsupported_version'),
      parses(declare({ version: 0 }), 'unsupported_version'),
      parses({ version: 2, capability: 'shaped otherwise' }, 'unsupported_version'),
      ...['1', 1.5, null, true, [1]].map((version) => parses(declare({ version }), 'invalid_declaration')),
    ],
    twins: {
      'reads a later family as this one': misread((value) => ({ ...value, version: 1 })),
      'reads a version from text': misread(at('version', Number)),
      'rounds the version': misread(
        at('version', (value) => (typeof value === 'number' ? Math.floor(value) : value)),
      ),
      'looks at the version last': ({ parseDeclaration }) => ({
        parseDeclaration: (value) => {
          const shape = parseDeclaration({ ...Object(value), version: 1 });
          return shape.valid ? parseDeclaration(value) : shape;
        },
      }),
      'tells no families apart': ({ parseDeclaration }) => ({
        parseDeclaration: (value) => {
          const parsed = parseDeclaration(value);
          return parsed.valid ? parsed : { valid: false, diagnostic: 'invalid_declaration' };
        },
      }),
    },
  },
  {
    section: '4.6',
    says: 'every operator but `exists` needs a value it can compare with',
    vectors: [
      parses(declare({ approval: when({ param: 'a', op: 'exists' }) }), 'valid'),
      ...['==', '!=', 'contains'].flatMap((op) => [
        parses(declare({ approval: when({ param: 'a', op, value: null }) }), 'valid'),
        parses(declare({ approval: when({ param: 'a', op }) }), 'invalid_declaration'),
      ]),
      ...['>', '>=', '<', '<='].flatMap((op) => [
        parses(declare({ approval: when({ param: 'a', op, value: -0.5 }) }), 'valid'),
        ...['5', null, true, [5], NaN, Infinity, undefined].map((value) =>
          parses(declare({ approval: when({ param: 'a', op, value }) }), 'invalid_declaration'),
        ),
      ]),
      parses(declare({ approval: when({ param: 'a', op: 'in', value: [1, 'b', null] }) }), 'valid'),
      ...['a', { a: 1 }, 1, [NaN]].map((value) =>
        parses(declare({ approval: when({ param: 'a', op: 'in', value }) }), 'invalid_declaration'),
      ),
      parses(
        declare({ approval: when({ param: 'a', op: 'exists' }, { param: 'a', op: '>', value: '5' }) }),
        'invalid_declaration',
      ),
    ],
    twins: {
      'passes over what it cannot compare': misread(
        at('approval.when', (list) => (list as Loose[]).filter(({ value }) => typeof value === 'number')),
      ),
      'reads numbers from text': misread(
        at('approval.when', (list) =>
          (list as Loose[]).map((one) => ({ ...one, value: one.value === '5' ? 5 : one.value })),
        ),
      ),
      'looks at the first condition only': misread(
        at('approval.when', (list) => (list as Loose[]).slice(0, 1)),
      ),
      'wants a value for `exists`': misread(
        at('approval.when', (list) =>
          (list as Loose[]).map((one) => ('value' in one ? one : { ...one, op: '==' })),
        ),
      ),
    },
  },
];
