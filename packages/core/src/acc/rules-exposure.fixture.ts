import {
  at,
  audits,
  declare,
  exposes,
  misread,
  parses,
  risks,
  without,
  type Acc,
  type Rule,
  type Twin,
} from './rule.fixture.ts';

const needsSubject = declare({ subject: { required: true } });

const exposing =
  (change: (facts: { scopeAllowed: unknown; trustedSubject: unknown }) => object): Twin =>
  (acc: Acc) => ({
    isExposed: (value, facts) => acc.isExposed(value, { ...facts, ...change(facts) } as never),
  });

const riskTwin =
  (change: (method: string | undefined) => string | undefined): Twin =>
  ({ effectiveRisk }) => ({ effectiveRisk: (value, method) => effectiveRisk(value, change(method)) });

export const exposureRules: Rule[] = [
  {
    section: '3 and 4.2',
    says: 'what is not enabled is never on display',
    vectors: [
      exposes(declare(), {}, true),
      exposes(declare({ enabled: false }), {}, false),
      exposes(declare({ enabled: false, subject: { required: true } }), {}, false),
    ],
    twins: {
      'never looks': misread((value) => ({ ...value, enabled: true })),
      'reads it the other way': misread(at('enabled', (value) => !value)),
    },
  },
  {
    section: '3 and 4.3',
    says: 'the scope must be allowed by the policy in force; only a plain yes is one',
    vectors: [
      exposes(declare(), { scopeAllowed: true }, true),
      exposes(declare(), { scopeAllowed: false }, false),
      exposes(needsSubject, { scopeAllowed: false, trustedSubject: true }, false),
      exposes(declare(), { scopeAllowed: undefined }, false),
      exposes(declare(), { scopeAllowed: 'refund.request.create' }, false),
    ],
    twins: {
      'allows every scope': exposing(() => ({ scopeAllowed: true })),
      'takes a subject for a policy': exposing(({ scopeAllowed, trustedSubject }) => ({
        scopeAllowed: scopeAllowed === true || trustedSubject === true,
      })),
      'takes what is not no for yes': exposing(({ scopeAllowed }) => ({
        scopeAllowed: scopeAllowed !== false,
      })),
      'takes a named scope for yes': exposing(({ scopeAllowed }) => ({
        scopeAllowed: Boolean(scopeAllowed),
      })),
    },
  },
  {
    section: '4.5',
    says: 'what needs a subject stays hidden without a trusted one, and whoever is merely named is none',
    vectors: [
      exposes(needsSubject, { trustedSubject: true }, true),
      exposes(needsSubject, { trustedSubject: false }, false),
      exposes(needsSubject, { trustedSubject: undefined }, false),
      ...['shopper-17', { id: 'shopper-17' }, 1].map((trustedSubject) =>
        exposes(needsSubject, { trustedSubject }, false),
      ),
      exposes(declare(), { trustedSubject: false }, true),
      exposes(declare({ subject: { required: false } }), { trustedSubject: false }, true),
      exposes(declare({ subject: {} }), { trustedSubject: false }, true),
    ],
    twins: {
      'never asks for one': exposing(() => ({ trustedSubject: true })),
      'believes a name': exposing(({ trustedSubject }) => ({ trustedSubject: Boolean(trustedSubject) })),
      'wants one for everything': misread((value) => ({ ...value, subject: { required: true } })),
      'takes the block for the demand': misread(at('subject', () => ({ required: true }))),
    },
  },
];

export const riskRules: Rule[] = [
  {
    section: '4.4',
    says: 'a declared level stands, whatever else is declared',
    vectors: ['low', 'medium', 'high'].flatMap((level) => [
      risks(declare({ risk: { level } }), 'POST', level),
      risks(declare({ risk: { level }, execution: { readonly: true } }), 'GET', level),
      risks(declare({ risk: { level }, execution: { readonly: false } }), undefined, level),
    ]),
    twins: {
      'goes by readonly first': misread((value) =>
        Object(value.execution).readonly === true ? without('risk')(value) : value,
      ),
      'never goes below medium': ({ effectiveRisk }) => ({
        effectiveRisk: (value, method) => {
          const risk = effectiveRisk(value, method);
          return risk === 'low' ? 'medium' : risk;
        },
      }),
      'never looks at it': misread(without('risk')),
    },
  },
  {
    section: '4.4',
    says: 'without a level, readonly is low and the rest is medium',
    vectors: [
      risks(declare({ execution: { readonly: true } }), undefined, 'low'),
      risks(declare({ execution: { readonly: true } }), 'POST', 'low'),
      risks(declare({ execution: { readonly: false } }), undefined, 'medium'),
      risks(declare({ execution: { idempotent: true } }), 'PUT', 'medium'),
      risks(declare({ risk: {} }), 'DELETE', 'medium'),
      risks(declare(), undefined, 'medium'),
    ],
    twins: {
      'knows no readonly': misread(without('execution.readonly')),
      'takes idempotent for readonly': misread((value) =>
        Object(value.execution).idempotent === true ? { ...value, execution: { readonly: true } } : value,
      ),
      'takes everything for readonly': misread((value) => ({ ...value, execution: { readonly: true } })),
      'takes an empty block for high': misread(at('risk', () => ({ level: 'high' }))),
    },
  },
  {
    section: 'OpenAPI binding, input and value mapping',
    says: 'GET means readonly, only where neither level nor readonly is declared, and no other method does',
    vectors: [
      risks(declare(), 'GET', 'low'),
      risks(declare(), 'get', 'low'),
      risks(declare({ execution: { idempotent: true } }), 'GET', 'low'),
      risks(declare({ execution: { readonly: false } }), 'GET', 'medium'),
      risks(declare({ risk: { level: 'high' } }), 'GET', 'high'),
      ...['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', ''].map((method) =>
        risks(declare(), method, 'medium'),
      ),
    ],
    twins: {
      'knows no GET': riskTwin(() => undefined),
      'knows GET in capitals only': riskTwin((method) => (method === 'get' ? 'POST' : method)),
      'takes any method for GET': riskTwin((method) => method && 'GET'),
      'takes HEAD for GET': riskTwin((method) => (method === 'HEAD' ? 'GET' : method)),
      'lets GET outweigh readonly': ({ effectiveRisk }) => ({
        effectiveRisk: (value, method) =>
          effectiveRisk(method === 'GET' ? without('execution')(Object(value)) : value, method),
      }),
      'lets GET outweigh the level': ({ effectiveRisk }) => ({
        effectiveRisk: (value, method) => (method === 'GET' ? 'low' : effectiveRisk(value, method)),
      }),
    },
  },
];

export const auditRules: Rule[] = [
  {
    section: '4.7',
    says: 'sensitive is what says so, and nothing else',
    vectors: [
      audits(declare({ audit: { sensitive: true } }), true),
      audits(declare({ audit: { sensitive: false } }), false),
      audits(declare({ audit: {} }), false),
      audits(declare(), false),
      audits(declare({ risk: { level: 'high' }, subject: { required: true } }), false),
    ],
    twins: {
      'never looks at it': misread(without('audit')),
      'takes the block for a yes': misread(at('audit', () => ({ sensitive: true }))),
      'takes silence for a yes': misread((value) => ({ audit: { sensitive: true }, ...value })),
      'goes by the risk': misread((value) =>
        Object(value.risk).level === 'high' ? { ...value, audit: { sensitive: true } } : value,
      ),
    },
  },
];

export const preservedRules: Rule[] = [
  {
    section: '2.2 and 5',
    says: 'what is not known is kept as it stands',
    vectors: [
      {
        title: 'a declaration comes back whole',
        ask: ({ parseDeclaration }) =>
          parseDeclaration(declare({ owner: { team: 'trade' }, audit: { note: 1 } })),
        answer: { valid: true, declaration: declare({ owner: { team: 'trade' }, audit: { note: 1 } }) },
      },
      parses(declare({ owner: 1, risk: { owner: 1 }, subject: { as: 'x' }, approval: { by: 'x' } }), 'valid'),
      parses(declare({ audit: { a: 1 }, execution: { b: 1 }, guidance: { c: null } }), 'valid'),
    ],
    twins: {
      'drops it': misread(without('owner')),
      'drops it within a block': misread(without('audit.note')),
      'refuses it': misread((value) => ('owner' in value ? without('scope')(value) : value)),
      'refuses it within a block': misread(at('guidance', () => null)),
    },
  },
];
