import type { JsonSchema } from './json-schema.ts';

export type Risk = 'low' | 'medium' | 'high';

/** What a condition may ask of an argument (ACC 4.6). */
export type Operator = '>' | '>=' | '<' | '<=' | '==' | '!=' | 'in' | 'contains' | 'exists';

/** One row of `approval.when`; `param` is a path of names joined by dots, `value` is needed by all but `exists`. */
export interface Condition {
  readonly param: string;
  readonly op: Operator;
  readonly value?: unknown;
  readonly label?: string;
}

/** A declaration of ACC v1 (release 1.0.3, section 4). Fields it does not know stay in the object and mean nothing. */
export interface Declaration {
  readonly version: 1;
  readonly enabled: boolean;
  readonly scope: string;
  readonly risk?: { readonly level?: Risk };
  readonly subject?: { readonly required?: boolean };
  readonly approval?: {
    readonly required?: boolean;
    readonly prompt?: string;
    readonly when?: readonly Condition[];
  };
  readonly audit?: { readonly sensitive?: boolean };
  readonly execution?: {
    readonly readonly?: boolean;
    readonly idempotent?: boolean;
    readonly timeout_ms?: number;
    readonly rate_limit?: { readonly count: number; readonly window: string };
  };
  readonly guidance?: {
    readonly when_to_use?: string;
    readonly returns?: string;
    readonly examples?: readonly object[];
    readonly context?: readonly string[];
  };
}

const flag = { type: 'boolean' };
const text = (maxLength: number, minLength = 0): JsonSchema => ({ type: 'string', minLength, maxLength });
const open = (properties: JsonSchema, ...required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const oneOf = (...members: string[]): JsonSchema => ({ enum: members });

/** The same as a schema, with the bounds of the published `acc.v1` schema: lengths in characters, times in milliseconds. */
export const declarationSchema: JsonSchema = open(
  {
    version: { const: 1 },
    enabled: flag,
    scope: { ...text(160, 1), pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]*$' },
    risk: open({ level: oneOf('low', 'medium', 'high') }),
    subject: open({ required: flag }),
    approval: open({
      required: flag,
      prompt: text(500),
      when: list(
        open(
          {
            param: { type: 'string', minLength: 1 },
            op: oneOf('>', '>=', '<', '<=', '==', '!=', 'in', 'contains', 'exists'),
            label: text(300),
          },
          'param',
          'op',
        ),
      ),
    }),
    audit: open({ sensitive: flag }),
    execution: open({
      readonly: flag,
      idempotent: flag,
      timeout_ms: { type: 'integer', minimum: 1, maximum: 600_000 },
      rate_limit: open(
        {
          count: { type: 'integer', minimum: 1 },
          window: { type: 'string', pattern: '^[1-9][0-9]*(s|m|h|d)$' },
        },
        'count',
        'window',
      ),
    }),
    guidance: open({
      when_to_use: text(2000),
      returns: text(2000),
      examples: list({ type: 'object' }),
      context: list(text(120, 1)),
    }),
  },
  'version',
  'enabled',
  'scope',
);
