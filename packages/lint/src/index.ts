export { format } from './format.ts';
export { fromPlain, type Beside } from './from-plain.ts';
export { fromToolSets } from './from-tool-sets.ts';
export { lint } from './lint.ts';
export { defaultBudgets } from './options.ts';
export { rules } from './rules.ts';

export type { Config } from './cli/config.ts';
export type { EvalCase } from './outlets/to-evals.ts';
export type { Effect, Known, LintDefinition, Source } from './definition.ts';
export type { Args, Finding, Fix, Severity } from './finding.ts';
export type { Budgets, LintOptions, Suppression } from './options.ts';
export type { PageFacts, Registration } from './page-facts.ts';
export type { Example, Family, Hit, PageRule, Rule, RuleContext, SetHit, SetRule, ToolRule } from './rule.ts';
