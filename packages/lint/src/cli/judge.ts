import type { Finding } from '../finding.ts';
import type { Input } from '../inputs/input.ts';
import { lint } from '../lint.ts';
import type { Config } from './config.ts';

/** Findings of all inputs; tools of different shops are judged apart, suppressions over all of them. */
export function judge(inputs: readonly Input[], { severities, budgets, suppressions }: Config): Finding[] {
  const several = inputs.length > 1;
  const definitions = inputs.flatMap(({ file, group = file, definitions: own }) =>
    own.map((one) => (several ? { ...one, set: `${group} ${one.set ?? ''}` } : one)),
  );
  return lint(definitions, {
    pages: inputs.flatMap(({ pages }) => pages),
    ...(severities && { severities }),
    ...(budgets && { budgets }),
    ...(suppressions && { suppressions }),
  });
}
