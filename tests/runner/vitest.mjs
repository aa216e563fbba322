import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../demo-store/bootstrap.mjs';
import { runCommand } from '../../demo-store/run-command.mjs';
import { toOutcome } from './outcome.mjs';

/** Runs one Vitest project; a file that cannot be loaded is one failure. */
export async function vitest(project, { env, timeoutMs }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const report = join(folder, 'report.json');
  const args = ['run', '--project', project, '--reporter=json', `--outputFile=${report}`];
  const bin = join(root, 'node_modules/vitest/vitest.mjs');
  const { code, output } = await runCommand([process.execPath, bin, ...args], { cwd: root, env, timeoutMs });
  const files = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })));
  return toOutcome({
    passed: tests.filter((test) => test.status === 'passed').length,
    skipped: tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').length,
    failures: [...unloaded(files), ...failed(tests)],
    code,
    output,
  });
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).testResults;
  } catch {
    return [];
  }
}

function unloaded(files) {
  const broken = files.filter((file) => file.status === 'failed' && file.assertionResults.every(isFine));
  return broken.map((file) => `${inRoot(file.name)}\n${file.message}`);
}

function failed(tests) {
  const found = tests.filter((test) => test.status === 'failed');
  return found.map((test) => `${inRoot(test.file)} > ${test.fullName}\n${ownLines(test.failureMessages)}`);
}

/** The messages without what the stack says of the test runner itself. */
function ownLines(messages) {
  // Vitest's JSON report says a timeout so.
  const lines = messages.join('\n').replace('STACK_TRACE_ERROR', 'the test timed out').split('\n');
  return lines.filter((line) => !/^\s+at .*(node_modules|<anonymous>)/.test(line)).join('\n');
}

const isFine = (test) => test.status !== 'failed';
const inRoot = (path) => path.replace(root, '');
