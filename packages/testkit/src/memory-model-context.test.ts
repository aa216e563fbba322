import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryModelContext } from './memory-model-context.ts';
import { pause, plainTool, rejection } from './port-context.ts';

describe('a prerendering context', () => {
  it('keeps promises and events until it is activated, then fires and settles them in order', async () => {
    const context = createMemoryModelContext({ prerendering: true });
    const seen: string[] = [];
    context.addEventListener('toolchange', () => seen.push('toolchange'));
    const adding = context.registerTool(plainTool('a')).then(() => seen.push('registered'));
    const listing = context.getTools().then((tools) => seen.push(`listed ${tools.length}`));
    await pause();
    seen.push('activated');
    context.activate();
    await Promise.all([adding, listing]);
    expect(seen).toEqual(['activated', 'toolchange', 'registered', 'listed 1']);
  });

  it('has the tool in its map all the while', async () => {
    const context = createMemoryModelContext({ prerendering: true });
    void context.registerTool(plainTool('a'));
    expect(await rejection(context.registerTool(plainTool('a')))).toBe('InvalidStateError');
  });
});

describe('where a context lives', () => {
  it('is told by its entries and asked of every call', async () => {
    const mine = createMemoryModelContext({ origin: 'https://shop.example' });
    const other = createMemoryModelContext({ origin: 'https://shop.example' });
    await Promise.all([mine.registerTool(plainTool('a')), other.registerTool(plainTool('a'))]);
    const [entry] = await mine.getTools();
    expect(entry?.origin).toBe('https://shop.example');
    expect(await mine.executeTool(entry!)).toBe('ok');
    expect(await rejection(other.executeTool(entry!))).toBe('UnknownError');
  });

  it('can be a window the test brings', async () => {
    const window = { window: undefined as unknown };
    window.window = window;
    const context = createMemoryModelContext({ window });
    await context.registerTool(plainTool('a'));
    expect((await context.getTools())[0]?.window).toBe(window);
  });
});

describe('a returned Symbol, which kills the tab in Chromium 156', () => {
  it('is the generic error in memory', async () => {
    const context = createMemoryModelContext();
    await context.registerTool({ ...plainTool('a'), execute: () => Symbol('x') });
    const [entry] = await context.getTools();
    expect(await rejection(context.executeTool(entry!))).toBe('UnknownError');
  });
});

describe('faked timers', () => {
  afterEach(() => vi.useRealTimers());

  it('do not stop the task queue of the context', async () => {
    vi.useFakeTimers();
    const context = createMemoryModelContext();
    await context.registerTool(plainTool('a'));
    expect((await context.getTools()).length).toBe(1);
  });
});
