import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createSqueezer, takesBrotli } from './squeeze.ts';

it('compresses a content once for its ETag', async () => {
  const squeeze = createSqueezer();
  const first = await squeeze('"a"', Buffer.from('once '.repeat(100)));
  expect(first.length).toBeLessThan(100);
  expect(String(brotliDecompressSync(first))).toBe('once '.repeat(100));
  expect(await squeeze('"a"', Buffer.from('other'))).toBe(first);
});

it.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['br;q=0.5', true],
  ['gzip', false],
  ['br;q=0, gzip', false],
  ['br;q=0.0', false],
  ['brotli', false],
  [undefined, false],
])('"%s" takes brotli: %s', (accepted, takes) => {
  expect(takesBrotli(accepted)).toBe(takes);
});
