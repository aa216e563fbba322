import type { LintDefinition } from './definition.ts';
import type { Args, Fix, Severity } from './finding.ts';
import type { Budgets } from './options.ts';
import type { PageFacts } from './page-facts.ts';
import type { Reading } from './reading.ts';
import type { FindSteering } from './steering.ts';

export type Family =
  | 'platform'
  | 'budgets'
  | 'hints'
  | 'money'
  | 'sensitive'
  | 'privacy'
  | 'injection'
  | 'clarity'
  | 'portability'
  | 'surface'
  | 'page';

/** What a check found; the engine adds rule, severity and tool. `path` defaults to '' (the whole definition). */
export interface Hit {
  path?: string;
  args?: Args;
  fix?: readonly Fix[];
  /** Default: the severity of the rule. */
  severity?: Severity;
}

/** A hit of a rule over several tools: which one it is about. */
export interface SetHit extends Hit {
  tool: Reading;
}

export interface RuleContext {
  budgets: Budgets;
  findSteering: FindSteering;
}

/** A definition of an example; what is left out is filled in with harmless values. */
export type Example = Partial<LintDefinition>;

interface RuleFacts<Input> {
  /** Kebab-case; file and page of the rule reference are named after it. */
  id: string;
  family: Family;
  severity: Severity;
  /** One or two sentences for a merchant: why it matters. */
  reason: string;
  /** The document or measured fact it rests on. */
  source: string;
  /** Executed: none of `good` gives a finding of this rule, each of `bad` does. */
  good: readonly Input[];
  bad: readonly Input[];
}

export interface ToolRule extends RuleFacts<Example> {
  kind: 'tool';
  check(tool: Reading, context: RuleContext): Hit[];
}

/** Sees all tools of one set together. */
export interface SetRule extends RuleFacts<readonly Example[]> {
  kind: 'set';
  check(tools: readonly Reading[], context: RuleContext): SetHit[];
}

export interface PageRule extends RuleFacts<PageFacts> {
  kind: 'page';
  check(page: PageFacts, context: RuleContext): Hit[];
}

export type Rule = ToolRule | SetRule | PageRule;
