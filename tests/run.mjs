// `npm test`: brings the clone to where it runs, finds a browser with WebMCP, runs every suite.
// Last line: `N passed, N failed, N skipped`; exit code 1 if anything failed.
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, nodeTooOld } from '../demo-store/bootstrap.mjs';
import { endWithNpm } from '../demo-store/end-with-npm.mjs';
import { readOptions } from './runner/options.mjs';

const minutes = 60_000;

const plain = (text) => stripVTControlCharacters(text).replaceAll('\n', '\n    ');

function stop(line) {
  console.error(line);
  process.exit(1);
}

/** Suites by name. Imported late: the modules need installed packages. */
async function loadSuites(env) {
  const checks = await import('./runner/checks.mjs');
  const { vitest } = await import('./runner/vitest.mjs');
  const { stories } = await import('./runner/stories.mjs');
  const project = (name) => () => vitest(name, { env, timeoutMs: 8 * minutes });
  return {
    ...checks,
    unit: project('unit'),
    dom: project('dom'),
    chromium: project('chromium'),
    stories: () => stories({ env, timeoutMs: 10 * minutes }),
  };
}

async function browserFor(only) {
  if (!only.includes('chromium') && !only.includes('stories')) return {};
  const { getBrowser } = await import('./runner/browser.mjs');
  const { path, problem } = await getBrowser();
  if (problem) stop(problem);
  console.log(`browser: ${path}`);
  return { CHROME_PATH: path };
}

endWithNpm();
const { only, problem } = readOptions(process.argv.slice(2));
const obstacle = problem ?? nodeTooOld() ?? (await ensureInstalled());
if (obstacle) stop(obstacle);

const suites = await loadSuites(await browserFor(only));
const sum = { passed: 0, failed: 0, skipped: 0 };
for (const name of only) {
  const start = Date.now();
  const { passed, skipped, failures } = await suites[name]();
  sum.passed += passed;
  sum.skipped += skipped;
  sum.failed += failures.length;
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${name}: ${passed} passed, ${failures.length} failed, ${skipped} skipped (${seconds} s)`);
  for (const failure of failures) console.log(`  FAILED ${plain(failure)}`);
}
process.exitCode = sum.failed > 0 ? 1 : 0;
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
