import type { Severity } from './finding.ts';
import type { PageFacts } from './page-facts.ts';
import type { Rule } from './rule.ts';

/** Limits in characters, but `tools` (a page's tools) and `depth` (nested objects of a schema). */
export interface Budgets {
  name: number;
  description: number;
  parameterName: number;
  parameterDescription: number;
  result: number;
  tools: number;
  depth: number;
  /** One input schema as JSON. */
  schema: number;
  /** All texts and schemas of a page's tools as JSON. */
  surface: number;
}

/** Chrome's advice where it has one (tool security page, September 2026); depth and sizes are ours. */
export const defaultBudgets: Budgets = {
  name: 30,
  description: 500,
  parameterName: 30,
  parameterDescription: 150,
  result: 1500,
  tools: 20,
  depth: 4,
  schema: 4000,
  surface: 40_000,
};

/** Silences a rule for a tool, or for one path of it. A suppression without reason does not count and is reported. */
export interface Suppression {
  rule: string;
  tool?: string;
  path?: string;
  reason: string;
}

export interface LintOptions {
  /** By rule id; `off` silences a rule everywhere. */
  severities?: Readonly<Record<string, Severity | 'off'>>;
  budgets?: Partial<Budgets>;
  suppressions?: readonly Suppression[];
  /** Default: all rules of this package. */
  rules?: readonly Rule[];
  /** Facts of live pages, for rules about pages. */
  pages?: readonly PageFacts[];
}
