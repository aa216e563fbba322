import { describe, expect, it } from 'vitest';
import type { LintDefinition } from './definition.ts';
import { format } from './format.ts';
import { lint } from './lint.ts';
import { messages } from './messages.ts';
import type { Example, Rule } from './rule.ts';
import { rules } from './rules.ts';

const harmless: LintDefinition = {
  name: 'get_hours',
  description: 'Returns the opening hours of the shop.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true },
};

const run = (rule: Rule, example: unknown) => {
  if (rule.kind === 'page') return lint([], { rules: [rule], pages: [example as never] });
  const list = (rule.kind === 'set' ? example : [example]) as Example[];
  return lint(
    list.map((one) => ({ ...harmless, ...one })),
    { rules: [rule] },
  );
};

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it.each(rule.bad.map((example, index) => [index, example] as const))(
    'finds bad example %i',
    (_, example) => {
      const findings = run(rule, example);
      expect(findings.map((finding) => finding.rule)).toContain(id);
      for (const finding of findings) expect(format(finding)).not.toMatch(/[{}]\w*|undefined/);
    },
  );

  it.each(rule.good.map((example, index) => [index, example] as const))(
    'leaves good example %i alone',
    (_, example) => {
      expect(run(rule, example)).toEqual([]);
    },
  );

  it('has a reason, a source, a message and both kinds of examples', () => {
    expect(rule.reason.length).toBeGreaterThan(30);
    expect(rule.source).not.toBe('');
    expect(Object.keys(messages)).toContain(id);
    expect(rule.good.length * rule.bad.length).toBeGreaterThan(0);
  });
});

it('has no rule twice', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

it('has no finding for a harmless tool', () => {
  expect(lint([harmless])).toEqual([]);
});
