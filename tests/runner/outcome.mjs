/**
 * What a suite did: counts, and what to print of each failure. A suite in which nothing ran is one failure,
 * and so is one whose command failed though no test of it did (a crash, an unhandled error).
 */
export function toOutcome({ passed = 0, skipped = 0, failures = [], code = 0, output = '' }) {
  const found = [...failures];
  if (found.length === 0 && code !== 0)
    found.push(`the command ended with code ${code}\n${lastLines(output)}`);
  if (found.length === 0 && passed + skipped === 0) found.push(`nothing ran\n${lastLines(output)}`);
  return { passed, skipped, failures: found };
}

/** The end of a long output, where its errors are: at most 60 lines. */
export function lastLines(text) {
  return text.trimEnd().split('\n').slice(-60).join('\n');
}
