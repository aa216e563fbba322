import { beforeEach, expect, it } from 'vitest';
import { createChunkLoader, type Chunk } from './chunk.ts';

beforeEach(() => document.head.replaceChildren());

const base = 'data:text/javascript,';
const leaf: Chunk = ['data:text/javascript,1', 'sha384-leaf'];
const module: Chunk = ['data:text/javascript,globalThis.ran=1;export const a=1', 'sha384-m'];
const ran = (): unknown => Reflect.get(globalThis, 'ran');
const links = (): HTMLLinkElement[] => [...document.head.querySelectorAll('link')];
const tell = (type: string, ...chosen: number[]): void =>
  chosen.forEach((index) => links()[index]?.dispatchEvent(new Event(type)));

it('puts the hash of every file on a preload link, leaves first', () => {
  void createChunkLoader(document, base)([leaf, module]);
  expect(links().map(({ rel, integrity }) => [rel, integrity])).toEqual([
    ['modulepreload', 'sha384-leaf'],
    ['modulepreload', 'sha384-m'],
  ]);
  expect(links().every(({ crossOrigin }) => crossOrigin === '')).toBe(true);
});

it('runs nothing where one of the files fails, not even later', async () => {
  const load = createChunkLoader(document, base);
  const loaded = load([leaf, module]);
  tell('load', 1);
  tell('error', 0);
  await expect(loaded).rejects.toBeInstanceOf(Event);
  await expect(load([leaf, module])).rejects.toBeInstanceOf(Event);
  expect(ran()).toBeUndefined();
});

it('imports the last of the files once all have loaded, and asks for none twice', async () => {
  const load = createChunkLoader(document, base);
  const loaded = load<{ a: number }>([leaf, module]);
  tell('load', 0, 1);
  expect((await loaded).a).toBe(1);
  expect(ran()).toBe(1);
  await load([leaf, module]);
  expect(links()).toHaveLength(2);
});
