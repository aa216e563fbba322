import { describe, expect, it } from 'vitest';
import { installModelContext } from './install-model-context.ts';
import { createMemoryModelContext } from './memory-model-context.ts';
import { plainTool } from './port-context.ts';

describe('a context on a test document', () => {
  it('is found there, lists the window as owner, takes its signals and answers calls', async () => {
    const window = document.defaultView!;
    const context = createMemoryModelContext({ window, origin: window.location.origin });
    const remove = installModelContext(document, context);
    expect((document as { modelContext?: unknown }).modelContext).toBe(context);
    const stop = new AbortController();
    await context.registerTool(plainTool('a'), { signal: stop.signal });
    const [entry] = await context.getTools();
    expect(entry?.window).toBe(window);
    expect(await context.executeTool(entry!)).toBe('ok');
    stop.abort();
    expect(await context.getTools()).toEqual([]);
    remove();
  });
});
