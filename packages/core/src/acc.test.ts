import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as acc from './acc.ts';
import type { Acc, Rule, Twin, Vector } from './acc/rule.fixture.ts';
import { approvalRules } from './acc/rules-approval.fixture.ts';
import { argumentRules } from './acc/rules-arguments.fixture.ts';
import { declarationRules } from './acc/rules-declaration.fixture.ts';
import { auditRules, exposureRules, preservedRules, riskRules } from './acc/rules-exposure.fixture.ts';
import { fieldRules } from './acc/rules-fields.fixture.ts';
import { operatorRules } from './acc/rules-operators.fixture.ts';
import { schemaRules } from './acc/rules-schema.fixture.ts';

const rules: Rule[] = [
  ...fieldRules,
  ...declarationRules,
  ...preservedRules,
  ...exposureRules,
  ...approvalRules,
  ...argumentRules,
  ...operatorRules,
  ...schemaRules,
  ...riskRules,
  ...auditRules,
];

const failures = (vectors: readonly Vector[], twin: Twin): string[] => {
  const copy: Acc = { ...acc, ...twin(acc) };
  return vectors.filter(({ ask, answer }) => !isDeepStrictEqual(ask(copy), answer)).map(({ title }) => title);
};

const named = rules.map((rule): [string, Rule] => [`${rule.section}: ${rule.says}`, rule]);

describe.each(named)('ACC 1.0.3, %s', (_, { vectors, twins }) => {
  it('holds', () => {
    expect(vectors.length).toBeGreaterThan(2);
    expect(failures(vectors, () => ({}))).toEqual([]);
  });

  it.each(Object.entries(twins))('is seen to be broken by a copy that %s', (_mistake, twin) => {
    expect(failures(vectors, twin)).not.toEqual([]);
  });
});

it('has broken copies for every sentence', () => {
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.filter(({ twins }) => Object.keys(twins).length < 2).map(({ says }) => says)).toEqual([]);
});
