import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cartModule, openShopFolder } from './shop-folder.ts';

const bin = fileURLToPath(new URL('../../packages/lint/bin/vitrine.js', import.meta.url));
const corpus = fileURLToPath(new URL('../../packages/lint/corpus/dev.json', import.meta.url));
const shop = openShopFolder({
  'busy.ts': `setInterval(() => undefined, 100);\n${cartModule()}`,
  'throws.ts': 'throw new Error("no stock");',
});
afterAll(shop.close);

const run = (...argv: string[]) =>
  spawnSync(process.execPath, [bin, ...argv], { cwd: shop.folder, encoding: 'utf8', timeout: 60_000 });

describe('the command as a process', { timeout: 90_000 }, () => {
  it('ends although a module keeps a timer', () => {
    expect(run('lint', 'busy.ts', '--format', 'json')).toMatchObject({
      status: 0,
      stdout: '[]\n',
      signal: null,
    });
  });

  it('writes a long report whole', () => {
    const { stdout, status } = run('lint', corpus, '--format', 'json');
    expect(status).toBe(1);
    expect(stdout.length).toBeGreaterThan(65_536);
    expect((JSON.parse(stdout) as unknown[]).length).toBeGreaterThan(100);
  });

  it('never shows a stack trace', () => {
    const { stdout, stderr, status } = run('lint', 'throws.ts');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe('vitrine lint: throws.ts cannot be loaded: no stock\n');
  });

  it('finds nothing in the demo store', () => {
    const folder = join(bin, '../../../../demo-store');
    expect(run('lint', folder, '--format', 'json')).toMatchObject({ status: 0, stdout: '[]\n' });
  });
});
