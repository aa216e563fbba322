import type * as acc from '../acc.ts';
import type { Decision } from './decide.ts';
import { isRecord } from '../subset.ts';

export type Acc = typeof acc;

/** One sentence of the specification (release 1.0.3) in our words, what follows from it, and copies that break it. */
export interface Rule {
  section: string;
  says: string;
  vectors: readonly Vector[];
  twins: { readonly [mistake: string]: Twin };
}

export interface Vector {
  title: string;
  ask: (acc: Acc) => unknown;
  answer: unknown;
}

/** From the real functions, those a copy has wrong. */
export type Twin = (acc: Acc) => Partial<Acc>;

export type Loose = Record<string, unknown>;

/** The smallest declaration, with more. */
export const declare = (more: Loose = {}): Loose => ({
  version: 1,
  enabled: true,
  scope: 'refund.request.create',
  ...more,
});

const show = (...parts: unknown[]): string =>
  parts.map((part) => JSON.stringify(part) ?? 'nothing').join(' ');

/** What parsing says: `valid` or the diagnostic. */
export const parses = (value: unknown, answer: string, schema?: Loose): Vector => ({
  title: `parse ${show(value).slice(0, 200)}${schema ? ` over ${show(schema)}` : ''}: ${answer}`,
  ask: ({ parseDeclaration }) => {
    const parsed = parseDeclaration(value, schema);
    return parsed.valid ? 'valid' : parsed.diagnostic;
  },
  answer,
});

/** Whether a declaration is on display; both facts hold unless said otherwise. */
export const exposes = (value: unknown, facts: Loose, answer: boolean): Vector => ({
  title: `expose ${show(value)} where ${show(facts)}: ${answer}`,
  ask: ({ isExposed }) => isExposed(value, { scopeAllowed: true, trustedSubject: true, ...facts } as never),
  answer,
});

/** An open schema over these properties. */
export const inputs = (properties: Loose, more: Loose = {}): Loose => ({
  type: 'object',
  properties,
  ...more,
});

/** What a call of an operation with this `approval` comes to. */
export const decides = (
  { approval, schema, ...more }: { approval?: unknown; schema: unknown } & Loose,
  args: unknown,
  answer: Decision,
): Vector => {
  const declaration = declare({ ...more, ...(approval !== undefined && { approval }) });
  return {
    title: `decide ${show(declaration, schema, args)}: ${answer}`,
    ask: ({ decide }) => decide(declaration, { parameterSchema: schema as Loose, args }),
    answer,
  };
};

export const risks = (value: unknown, method: string | undefined, answer: string): Vector => ({
  title: `risk of ${show(value)} by ${method ?? 'no method'}: ${answer}`,
  ask: ({ effectiveRisk }) => effectiveRisk(value, method),
  answer,
});

export const audits = (value: unknown, answer: boolean): Vector => ({
  title: `audit of ${show(value)}: ${answer}`,
  ask: ({ isAuditSensitive }) => isAuditSensitive(value),
  answer,
});

/** A twin whose every function sees another declaration than the one it was given. */
export const misread =
  (change: (declaration: Loose) => unknown): Twin =>
  (acc) => {
    const seen = (value: unknown): unknown => (isRecord(value) ? change(value) : value);
    return {
      parseDeclaration: (value, schema) => acc.parseDeclaration(seen(value), schema),
      isExposed: (value, facts) => acc.isExposed(seen(value), facts),
      decide: (value, call) => acc.decide(seen(value), call),
      effectiveRisk: (value, method) => acc.effectiveRisk(seen(value), method),
      isAuditSensitive: (value) => acc.isAuditSensitive(seen(value)),
    };
  };

/** A twin that decides on other arguments, or another schema, than it was given. */
export const misjudge =
  (change: (call: { args: unknown; schema: Loose }) => { args?: unknown; schema?: Loose }): Twin =>
  (acc) => ({
    decide: (value, { args, parameterSchema }) => {
      const seen = { args, schema: parameterSchema, ...change({ args, schema: parameterSchema }) };
      return acc.decide(value, { args: seen.args, parameterSchema: seen.schema });
    },
  });

/** A twin that gives another answer where the real one gives `from`. */
export const answering =
  (from: Decision, to: Decision): Twin =>
  (acc) => ({
    decide: (value, call) => {
      const answer = acc.decide(value, call);
      return answer === from ? to : answer;
    },
  });

/** The same with the field at a dotted path changed, or left out where the change gives nothing. */
export function at(path: string, change: (value: unknown) => unknown): (root: Loose) => Loose {
  const [name = '', ...rest] = path.split('.');
  return (root) => {
    if (!Object.hasOwn(root, name)) return root;
    const { [name]: old, ...others } = root;
    const inner = rest.length === 0 ? change : (value: unknown) => within(value, rest.join('.'), change);
    const value = inner(old);
    return value === undefined ? others : { ...others, [name]: value };
  };
}

function within(value: unknown, path: string, change: (value: unknown) => unknown): unknown {
  return isRecord(value) ? at(path, change)(value) : value;
}

/** Leaves a field out. */
export const without = (path: string): ((root: Loose) => Loose) => at(path, () => undefined);

/** Changes the list of conditions. */
export const conditions = (change: (list: Loose[]) => Loose[]): ((root: Loose) => Loose) =>
  at('approval.when', (list) => (Array.isArray(list) ? change(list as Loose[]) : list));
