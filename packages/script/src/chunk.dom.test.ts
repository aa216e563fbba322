import { beforeEach, expect, it } from 'vitest';
import { createChunkLoader } from './chunk.ts';

beforeEach(() => document.head.replaceChildren());

it('puts the hash of every file on a preload link, and only then imports the first', async () => {
  const load = createChunkLoader(document, 'data:text/javascript,');
  const module = 'data:text/javascript,export const links = 2';
  const loaded = load<{ links: number }>([
    [module, 'sha384-first'],
    ['data:text/javascript,1', 'sha384-second'],
  ]);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.integrity])).toEqual([
    ['modulepreload', 'sha384-first'],
    ['modulepreload', 'sha384-second'],
  ]);
  expect(links.every((link) => link.crossOrigin === '')).toBe(true);
  expect((await loaded).links).toBe(2);
});

it('rejects where the module cannot be loaded', async () => {
  const load = createChunkLoader(document, 'data:text/javascript,');
  await expect(load([['data:text/javascript,throw 1', 'sha384-x']])).rejects.toBe(1);
});
