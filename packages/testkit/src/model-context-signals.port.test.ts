import { afterEach, describe, expect, it } from 'vitest';
import { createPortContext, pause, plainTool, rejection } from './port-context.ts';

const port = createPortContext();
const { context } = port;
afterEach(() => port.clear());

const listedNames = async (): Promise<string[]> => (await context.getTools()).map((tool) => tool.name);

describe('the registration signal', () => {
  it('registers nothing when already aborted, and rejects with the reason as it is', async () => {
    expect(await rejection(context.registerTool(plainTool('a'), { signal: AbortSignal.abort('why') }))).toBe(
      'why',
    );
    expect(await listedNames()).toEqual([]);
  });

  it('rejects with the reason when aborted in the tick of the call, and removes the tool', async () => {
    const stop = new AbortController();
    const adding = rejection(context.registerTool(plainTool('a'), { signal: stop.signal }));
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
      context.registerTool(tool, { signal: stop.signal }).catch(() => undefined);
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
    expect(await rejection(context.registerTool(plainTool('a'), { signal } as never))).toBe('TypeError');
    expect(await rejection(context.executeTool(entry, {}, { signal } as never))).toBe('TypeError');
  });

  it('takes null for options', async () => {
    const entry = await port.add();
    expect(await context.executeTool(entry, {}, null)).toBe('ok');
    expect((await context.getTools(null)).length).toBe(1);
  });
});

describe('events', () => {
  it('fires one toolchange for each tool, never one for several', async () => {
    const seen = port.record();
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(() => port.add()));
    expect(seen).toEqual(Array(10).fill('toolchange'));
  });

  it('fires one toolchange for each removal', async () => {
    const stop = new AbortController();
    for (let count = 0; count < 3; count += 1) await port.add({}, { signal: stop.signal });
    const seen = port.record();
    stop.abort();
    await pause();
    expect(seen).toEqual(Array(3).fill('toolchange'));
  });

  it('fires two for an abort and a new registration', async () => {
    const stop = new AbortController();
    const { name } = await port.add({}, { signal: stop.signal });
    const seen = port.record();
    stop.abort();
    await port.add({ name });
    expect(seen).toEqual(['toolchange', 'toolchange']);
  });

  it('fires two for a registration aborted in its own tick, after the rejection', async () => {
    const seen = port.record();
    const stop = new AbortController();
    const adding = rejection(context.registerTool(plainTool('a'), { signal: stop.signal }));
    stop.abort();
    await adding;
    expect(seen).toEqual([]);
    await pause();
    expect(seen).toEqual(['toolchange', 'toolchange']);
  });

  it('fires none for a refused registration', async () => {
    const seen = port.record();
    await rejection(context.registerTool(plainTool('')));
    await pause();
    expect(seen).toEqual([]);
  });

  it('fires in a later task, just before each registration settles', async () => {
    const seen = port.record();
    const one = port.context.registerTool(plainTool('one')).then(() => seen.push('one'));
    const two = port.context.registerTool(plainTool('two')).then(() => seen.push('two'));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    seen.push('microtasks');
    await Promise.all([one, two]);
    expect(seen).toEqual(['microtasks', 'toolchange', 'one', 'toolchange', 'two']);
  });

  it('shows the change inside the handler', async () => {
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

  it('fires toolactivated after the body was entered and before its timers, also for a body that throws', async () => {
    const seen = port.record();
    const slow = await port.add({
      name: 'slow',
      async execute() {
        seen.push('entered');
        await pause(0);
        seen.push('timer');
      },
    });
    const faulty = await port.add({
      name: 'faulty',
      execute() {
        throw new Error('boom');
      },
    });
    seen.length = 0;
    await context.executeTool(slow);
    await rejection(context.executeTool(faulty));
    expect(seen).toEqual(['entered', 'toolactivated:slow', 'timer', 'toolactivated:faulty']);
  });

  it('fires toolcancel for an abort of the caller and not for unregistering', async () => {
    const stop = new AbortController();
    const entry = await port.add({ name: 'long', execute: () => pause(30) }, { signal: stop.signal });
    const seen = port.record();
    const cancel = new AbortController();
    const first = rejection(context.executeTool(entry, {}, { signal: cancel.signal }));
    const second = context.executeTool(entry);
    await pause(5);
    cancel.abort();
    stop.abort();
    await Promise.all([first, second]);
    expect(seen.filter((type) => type.startsWith('toolcancel'))).toEqual(['toolcancel:long']);
  });
});
