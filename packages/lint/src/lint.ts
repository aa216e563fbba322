import type { LintDefinition } from './definition.ts';
import type { Finding, Severity } from './finding.ts';
import { createLexicon } from './lexicon.ts';
import { defaultBudgets, type LintOptions } from './options.ts';
import { readDefinition, type Reading } from './reading.ts';
import type { Hit, Rule, RuleContext } from './rule.ts';
import { rules as allRules } from './rules.ts';
import { createSteering } from './steering.ts';
import { suppress } from './suppress.ts';

/**
 * Judges definitions; pure, for browser and Node. Definitions of one `set` are judged together, by default all of
 * them. Findings come in the order of definitions, then of rules. Nothing a definition holds makes it throw.
 */
export function lint(definitions: readonly LintDefinition[], options: LintOptions = {}): Finding[] {
  const { severities = {}, rules = allRules, pages = [], suppressions = [] } = options;
  const readers = { lexicon: createLexicon(), findSteering: createSteering() };
  const tools = definitions.map((definition) => readDefinition(definition, readers));
  const context: RuleContext = {
    budgets: { ...defaultBudgets, ...options.budgets },
    findSteering: readers.findSteering,
  };
  const findings: Located[] = [];
  const order = new Map(tools.map((tool, index) => [tool, index]));

  const add = (rule: Rule, hit: Hit, about: Reading | string): void => {
    const severity = severities[rule.id] ?? hit.severity ?? rule.severity;
    if (severity === 'off') return;
    const index = typeof about === 'string' ? tools.length : (order.get(about) ?? 0);
    findings.push({ index, finding: toFinding({ rule, hit, about, severity }) });
  };

  for (const rule of rules) {
    if (severities[rule.id] === 'off') continue;
    if (rule.kind === 'tool')
      for (const tool of tools) for (const hit of rule.check(tool, context)) add(rule, hit, tool);
    if (rule.kind === 'set') {
      for (const set of toSets(tools)) for (const hit of rule.check(set, context)) add(rule, hit, hit.tool);
    }
    if (rule.kind === 'page')
      for (const page of pages) for (const hit of rule.check(page, context)) add(rule, hit, page.url);
  }
  findings.sort((a, b) => a.index - b.index);
  return suppress(
    findings.map(({ finding }) => finding),
    suppressions,
  );
}

interface Located {
  index: number;
  finding: Finding;
}

function toSets(tools: readonly Reading[]): Reading[][] {
  const sets = new Map<string, Reading[]>();
  for (const tool of tools) {
    const key = tool.definition.set ?? '';
    const set = sets.get(key);
    if (set) set.push(tool);
    else sets.set(key, [tool]);
  }
  return [...sets.values()];
}

function toFinding({
  rule,
  hit,
  about,
  severity,
}: {
  rule: Rule;
  hit: Hit;
  about: Reading | string;
  severity: Severity;
}): Finding {
  const source = typeof about === 'string' ? undefined : about.definition.source;
  return {
    rule: rule.id,
    severity,
    tool: typeof about === 'string' ? about : about.name,
    path: hit.path ?? '',
    args: hit.args ?? {},
    ...(hit.fix && { fix: hit.fix }),
    ...(source && { source }),
  };
}
