import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeWith, score } from '../../../tests/bench/lint-score.mjs';
import { format } from './format.ts';
import { fromPlain } from './from-plain.ts';
import { lint } from './lint.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../corpus/${path}`, import.meta.url), 'utf8'));

describe.each(readdirSync(new URL('../corpus/benign', import.meta.url)))(
  'the benign definitions of %s',
  (file) => {
    it('give no finding', () => {
      const definitions: { set: string }[] = read(`benign/${file}`);
      expect(definitions.length).toBeGreaterThan(10);
      const findings = lint(definitions.map((one) => fromPlain(one, { set: one.set })));
      expect(findings.map((one) => `${one.tool}${one.path} ${one.rule}: ${format(one)}`)).toEqual([]);
    });
  },
);

/** Least precision and recall of a label in percent; where a corpus has fewer than 5 pairs a single one decides much. */
const floors: Record<string, Record<string, [precision: number, recall: number]>> = {
  'dev.json': {
    misleading_name: [100, 90],
    multi_action_tool: [100, 75],
    overlap_duplicate: [100, 75],
    schema_bug: [100, 66],
    unconstrained_types: [85, 85],
    vague_description: [100, 75],
  },
  'own.json': {},
};
const unruled = ['commits_without_page_confirmation', 'false_success'];

describe.each(Object.entries(floors))('the labelled corpus %s', (file, exceptions) => {
  const { rows, clean, errors } = score({
    definitions: read(file),
    labels: read('labels.json'),
    judge: judgeWith({ lint, fromPlain }),
  });

  it('keeps its precision and recall for every label', () => {
    expect(rows.filter(({ pairs }) => pairs > 0).length).toBeGreaterThan(20);
    const low = rows.filter(({ label, known, precision, recall }) => {
      const [leastPrecision, leastRecall] = exceptions[label] ?? [100, 100];
      return known && (precision * 100 < leastPrecision || recall * 100 < leastRecall);
    });
    expect(low).toEqual([]);
  });

  it('has no label without a rule but those that only the handler shows', () => {
    expect(rows.filter(({ known }) => !known).map(({ label }) => label)).toEqual(
      file === 'dev.json' ? unruled : [],
    );
  });

  it('has no error on a clean definition', () => {
    expect(clean).toBeGreaterThan(30);
    expect(errors).toEqual([]);
  });
});

it('counts missed and wrong pairs, and leaves ambiguous ones out', () => {
  const definitions = [
    { id: 'a', labels: ['x'], ambiguous: [] },
    { id: 'b', labels: [], ambiguous: [] },
    { id: 'c', labels: [], ambiguous: ['x'] },
    { id: 'd', labels: ['x'], ambiguous: [] },
  ];
  const found = [0, 0, 1, 2].map((index) => ({ index, rule: 'r', severity: 'error' }));
  const { rows, errors } = score({ definitions, labels: { x: ['r'] }, judge: () => found });
  expect(rows).toMatchObject([
    { label: 'x', pairs: 2, right: 1, missed: ['d'], wrong: ['b (r)'], precision: 0.5, recall: 0.5 },
  ]);
  expect(errors).toEqual(['b']);
});
