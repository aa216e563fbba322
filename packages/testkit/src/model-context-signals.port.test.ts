import { afterEach, describe, expect, it } from 'vitest';
import { createPortContext, pause, plainTool, rejection, until } from './port-context.ts';

const port = createPortContext();
const { context } = port;
afterEach(() => port.clear());

const listedNames = async (): Promise<string[]> => (await context.getTools()).map((tool) => tool.name);

describe('the registration signal', () => {
  it('registers nothing when already aborted, and rejects with the reason as it is', async () => {
    expect(await rejection(port.register(plainTool('a'), { signal: AbortSignal.abort('why') }))).toBe('why');
    expect(await listedNames()).toEqual([]);
  });

  it('rejects with the reason when aborted in the tick of the call, and removes the tool', async () => {
    const stop = new AbortController();
    const adding = rejection(port.register(plainTool('a'), { signal: stop.signal }));
    stop.abort('why');
    expect(await adding).toBe('why');
    expect(await listedNames()).toEqual([]);
  });

  it('removes the tool at once when aborted after settling', async () => {
    const stop = new AbortController();
    const entry = await port.add({}, { signal: stop.signal });
    stop.abort();
    const [listed, called] = await Promise.all([listedNames(), rejection(context.executeTool(entry))]);
    expect(listed).toEqual([]);
    expect(called).toBe('UnknownError');
  });

  it('has removed the tool before any abort listener of the page runs', async () => {
    const stop = new AbortController();
    let seen: Promise<string[]> | undefined;
    stop.signal.addEventListener('abort', () => (seen = listedNames()));
    await port.add({ name: 'watched' }, { signal: stop.signal });
    stop.abort();
    expect(await seen).toEqual([]);
  });

  it('frees the name in the same tick', async () => {
    const stop = new AbortController();
    const entry = await port.add({ execute: () => 'old' }, { signal: stop.signal });
    stop.abort();
    await port.add({ name: entry.name, execute: () => 'new' });
    expect(await context.executeTool(entry)).toBe('new');
  });

  it('lets the last of fifty abort-and-register rounds win', async () => {
    let stop = new AbortController();
    for (let round = 0; round < 50; round += 1) {
      stop.abort();
      stop = new AbortController();
      const tool = { ...plainTool('round'), execute: () => round };
      port.register(tool, { signal: stop.signal }).catch(() => undefined);
    }
    expect(await context.executeTool(await port.entry('round'))).toBe('49');
    stop.abort();
  });

  it('leaves a newer tool of the name alone when an old signal is aborted again', async () => {
    const stop = new AbortController();
    await port.add({ name: 'kept' }, { signal: stop.signal });
    stop.abort();
    await port.add({ name: 'kept' });
    stop.abort();
    expect(await listedNames()).toEqual(['kept']);
  });

  it.each([null, 'x', {}])('refuses %j as a signal', async (signal) => {
    const entry = await port.add();
    expect(await rejection(port.register(plainTool('a'), { signal } as never))).toBe('TypeError');
    expect(await rejection(context.executeTool(entry, {}, { signal } as never))).toBe('TypeError');
  });

  it('takes null for options', async () => {
    const entry = await port.add();
    expect(await context.executeTool(entry, {}, null)).toBe('ok');
    expect((await context.getTools(null)).length).toBe(1);
  });
});

describe('toolchange', () => {
  it('comes once for each tool, never once for several', async () => {
    const seen = port.record('toolchange');
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(() => port.add()));
    await port.quiet();
    expect(seen.length).toBe(10);
  });

  it('comes once for each removal', async () => {
    const stop = new AbortController();
    for (let count = 0; count < 3; count += 1) await port.add({}, { signal: stop.signal });
    await port.quiet();
    const seen = port.record('toolchange');
    stop.abort();
    await port.quiet();
    expect(seen.length).toBe(3);
  });

  it('comes twice for an abort and a new registration', async () => {
    const stop = new AbortController();
    const { name } = await port.add({}, { signal: stop.signal });
    await port.quiet();
    const seen = port.record('toolchange');
    stop.abort();
    await port.add({ name });
    await port.quiet();
    expect(seen.length).toBe(2);
  });

  it('comes twice for a registration aborted in its own tick, after the rejection', async () => {
    const seen = port.record('toolchange');
    const stop = new AbortController();
    const adding = rejection(port.register(plainTool('a'), { signal: stop.signal }));
    stop.abort();
    await adding;
    expect(seen).toEqual([]);
    await port.quiet();
    expect(seen.length).toBe(2);
  });

  it('does not come for a refused registration', async () => {
    const seen = port.record('toolchange');
    await rejection(port.register(plainTool('')));
    await pause();
    expect(seen).toEqual([]);
  });

  it('comes in a later task, and so does the settling of the promise', async () => {
    const seen: string[] = port.record('toolchange');
    const stop = new AbortController();
    const adding = port.register(plainTool('a'), stop).then(() => seen.push('settled'));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(seen).toEqual([]);
    await adding;
    await port.quiet();
    stop.abort();
    expect(seen.sort()).toEqual(['settled', 'toolchange']);
  });

  it('comes when the listing has changed already', async () => {
    const seen = new Promise<string[]>((resolve) => {
      context.addEventListener('toolchange', () => resolve(listedNames()), { once: true });
    });
    await port.add({ name: 'fresh' });
    expect(await seen).toContain('fresh');
  });

  it('says nothing about what changed', async () => {
    const fired = new Promise<Event>((resolve) => {
      context.addEventListener('toolchange', resolve, { once: true });
    });
    await port.add();
    const event = await fired;
    expect([event.constructor, event.target, event.bubbles, event.cancelable]).toEqual([
      Event,
      context,
      false,
      false,
    ]);
  });
});

describe('toolactivated and toolcancel', () => {
  it('tells of a body that was entered, also of one that throws', async () => {
    const seen: string[] = port.record('toolactivated', 'toolcancel');
    const entered = (): void => void seen.push('entered');
    const faulty = (): never => {
      entered();
      throw new Error('boom');
    };
    await context.executeTool(await port.add({ name: 'fine', execute: entered }));
    await until(() => seen.length === 2);
    await rejection(context.executeTool(await port.add({ name: 'faulty', execute: faulty })));
    await until(() => seen.length === 4);
    expect(seen).toEqual(['entered', 'toolactivated:fine', 'entered', 'toolactivated:faulty']);
  });

  it('tells of an abort of the caller and not of unregistering', async () => {
    const stop = new AbortController();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const entry = await port.add({ name: 'long', execute: () => released }, { signal: stop.signal });
    await port.quiet();
    const seen = port.record('toolchange', 'toolactivated', 'toolcancel');
    const cancel = new AbortController();
    const first = rejection(context.executeTool(entry, {}, { signal: cancel.signal }));
    const second = context.executeTool(entry);
    await until(() => seen.length === 2);
    cancel.abort();
    await until(() => seen.length === 3);
    stop.abort();
    await until(() => seen.length === 4);
    release();
    await Promise.all([first, second]);
    expect(seen).toEqual(['toolactivated:long', 'toolactivated:long', 'toolcancel:long', 'toolchange']);
  });
});
