// Scores findings against a labelled corpus, in pairs of definition and label (packages/lint/corpus/README.md).

/** Labels that an `info` finding does not claim: those are advice. */
const claims = ({ severity }) => severity !== 'info';

/**
 * `definitions`: labelled definitions; `labels`: rules by label; `judge`: definitions to findings, each with `index`.
 * Returns a row for each label and the clean definitions that got an error.
 */
export function score({ definitions, labels, judge }) {
  const labelOf = new Map(
    Object.entries(labels).flatMap(([label, rules]) => rules.map((rule) => [rule, label])),
  );
  const reported = definitions.map(() => new Map());
  const errors = new Set();
  for (const finding of judge(definitions)) {
    const label = labelOf.get(finding.rule);
    const { ambiguous, labels: own } = definitions[finding.index];
    if (finding.severity === 'error' && own.length === 0 && !ambiguous.includes(label))
      errors.add(finding.index);
    if (label && claims(finding))
      reported[finding.index].set(label, [...(reported[finding.index].get(label) ?? []), finding.rule]);
  }
  const names = [...new Set([...Object.keys(labels), ...definitions.flatMap((one) => one.labels)])].sort();
  const rows = names.map((label) => toRow({ label, definitions, reported, known: label in labels }));
  const clean = definitions.filter((one) => one.labels.length === 0).length;
  return { rows, clean, errors: [...errors].map((index) => definitions[index].id) };
}

function toRow({ label, definitions, reported, known }) {
  const row = { label, known, right: 0, missed: [], wrong: [] };
  for (const [index, one] of definitions.entries()) {
    if (one.ambiguous.includes(label)) continue;
    const rules = reported[index].get(label);
    if (one.labels.includes(label)) {
      if (rules) row.right += 1;
      else row.missed.push(one.id);
    } else if (rules) row.wrong.push(`${one.id} (${rules[0]})`);
  }
  const rate = (part, whole) => (whole === 0 ? 1 : part / whole);
  return {
    ...row,
    pairs: row.right + row.missed.length,
    precision: rate(row.right, row.right + row.wrong.length),
    recall: rate(row.right, row.right + row.missed.length),
  };
}

/** Corpus definitions as `lint` takes them, with what the corpus declares beside each, and findings with `index`. */
export const judgeWith =
  ({ lint, fromPlain }) =>
  (definitions) => {
    const plain = definitions.map((one, index) => ({
      ...fromPlain(toPublished(one), {
        set: `${one.source}/${one.set}`,
        source: { file: '', pointer: String(index) },
      }),
    }));
    return lint(plain).map((finding) => ({ ...finding, index: Number(finding.source?.pointer) }));
  };

function toPublished({ name, description, title, inputSchema, annotations, effect, chargesInExecute, form }) {
  return {
    name,
    description,
    inputSchema,
    ...(annotations && { annotations }),
    ...(title && { title }),
    ...(form && { form }),
    effect,
    charges: chargesInExecute,
  };
}
