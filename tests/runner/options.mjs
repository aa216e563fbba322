import { parseArgs } from 'node:util';

/** Names of all suites in the order they run. */
export const suiteNames = [
  'types',
  'lint',
  'format',
  'build',
  'generated',
  'budgets',
  'unit',
  'dom',
  'chromium',
  'stories',
];

/** Reads `--only unit,types`: `{ only: names }`, all suites without it, or `{ problem }` (one line). */
export function readOptions(args) {
  let only;
  try {
    ({ only } = parseArgs({ args, options: { only: { type: 'string' } } }).values);
  } catch (error) {
    return { problem: `${error.message.split('. ')[0]}. Option: --only ${suiteNames.join(',')}` };
  }
  const asked = only === undefined ? suiteNames : only.split(',');
  const unknown = asked.filter((name) => !suiteNames.includes(name));
  if (unknown.length > 0)
    return { problem: `Unknown suite ${unknown.join(', ')}. Suites: ${suiteNames.join(',')}` };
  return { only: suiteNames.filter((name) => asked.includes(name)) };
}
