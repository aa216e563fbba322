import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../demo-store/bootstrap.mjs';

/** Seconds from `npm start` to its `Ready at` line, when everything was installed and built by a start before. */
export async function secondStart() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const env = { ...process.env, PORT: '0', DATABASE_URL: `file:${join(folder, 'shop.db')}` };
  try {
    const first = await start(env);
    const second = await start(env);
    const detail = `the first took ${first.toFixed(1)} s`;
    return [{ name: 'second npm start until ready', value: second, limit: 5, unit: 's', detail }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function start(env) {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let seconds;
    const listen = (text) => {
      output = (output + text).slice(-10_000);
      if (seconds !== undefined || !/^Ready at /m.test(output)) return;
      seconds = (performance.now() - begin) / 1000;
      child.kill('SIGTERM');
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', listen);
    child.on('error', reject);
    child.on('close', () => {
      if (seconds === undefined) reject(new Error(`npm start ended before it was ready:\n${output}`));
      else resolve(seconds);
    });
  });
}
