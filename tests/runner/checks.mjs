// The checks that count as one test each: types, lint, format, build, generated files, byte budgets.
import { join } from 'node:path';
import { ensureBuilt, root } from '../../demo-store/bootstrap.mjs';
import { runCommand } from '../../demo-store/run-command.mjs';
import { toOutcome } from './outcome.mjs';

const tool = (path, ...args) =>
  runCommand([process.execPath, join(root, 'node_modules', path), ...args], { cwd: root });

/** One test: the command ends with 0. */
async function oneTest(run) {
  const { code, output } = await run;
  return toOutcome({ passed: code === 0 ? 1 : 0, code, output });
}

export const types = () => oneTest(tool('typescript/bin/tsc', '-p', 'tsconfig.check.json'));

export const lint = () => oneTest(tool('oxlint/bin/oxlint', '--deny-warnings'));

export const format = () => oneTest(tool('oxfmt/bin/oxfmt', '--check'));

export async function build() {
  const problem = await ensureBuilt();
  return toOutcome(problem ? { failures: [problem] } : { passed: 1 });
}

/** Generated files say what their sources say: `pnpm gen --check` finds no drift. */
export async function generated() {
  let [code, output] = [0, ''];
  for (const part of ['core', 'commerce', 'lint']) {
    const script = join(root, 'packages', part, 'gen.mjs');
    const run = await runCommand([process.execPath, script, '--check'], { cwd: root });
    code ||= run.code;
    output += run.output;
  }
  return toOutcome({ passed: code === 0 ? 1 : 0, code, output });
}

/** One test for each byte budget of `.size-limit.mjs`. */
export async function budgets() {
  const { code, output } = await tool('size-limit/bin.js', '--json');
  const start = output.indexOf('[');
  if (start < 0) return toOutcome({ code: code || 1, output });
  const rows = JSON.parse(output.slice(start, output.lastIndexOf(']') + 1));
  // A budget whose files are not there measures 0 bytes and would pass.
  const over = rows.filter((row) => !row.passed || row.size === 0);
  const failures = over.map((row) => `${row.name}: ${row.size} B of ${row.sizeLimit ?? 'its budget'}`);
  return toOutcome({ passed: rows.length - over.length, failures, code, output });
}
