import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../demo-store/bootstrap.mjs';
import { runCommand } from '../../demo-store/run-command.mjs';
import { toOutcome } from './outcome.mjs';

/** Runs the Playwright stories. They load packages from their sources, hence the condition. */
export async function stories({ env, timeoutMs }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const report = join(folder, 'report.json');
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=json'];
  const { code, output } = await runCommand(
    [process.execPath, join(root, 'node_modules/@playwright/test/cli.js'), ...args],
    {
      cwd: root,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODE_OPTIONS: '--conditions=@vitrine/source' },
      timeoutMs,
    },
  );
  const result = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  const specs = result.suites.flatMap((suite) => specsOf(suite, ''));
  return toOutcome({
    passed: result.stats.expected ?? 0,
    skipped: result.stats.skipped ?? 0,
    failures: [...result.errors.map((error) => error.message), ...specs.flatMap(failuresOf)],
    code,
    output,
  });
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { suites: [], errors: [], stats: {} };
  }
}

function specsOf(suite, above) {
  const title = above ? `${above} > ${suite.title}` : suite.title;
  const own = (suite.specs ?? []).map((spec) => ({ ...spec, title: `${title} > ${spec.title}` }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, title))];
}

/** A flaky test counts as failed: it failed once. */
function failuresOf(spec) {
  const bad = spec.tests.filter((test) => test.status === 'unexpected' || test.status === 'flaky');
  return bad.map((test) => {
    const messages = test.results.flatMap((result) => result.errors.map((error) => error.message));
    return `${spec.title}\n${messages.join('\n')}`;
  });
}
