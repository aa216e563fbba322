import { afterEach, describe, expect, it } from 'vitest';
import { createCalls } from './calls.ts';
import { faultTable } from './fault-table.ts';
import { openStage, until, type Stage, type StageOptions } from './stage.fixture.ts';
import { readTool, writeTool } from './tools.fixture.ts';

const stages: Stage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.page.close();
});
async function open(more: Partial<StageOptions>): Promise<Stage> {
  const tools = [readTool('get_it', { deadline_ms: 30 }), writeTool('put_it')];
  const stage = await openStage({ sets: [{ phase: 'storefront', tools }], ...more });
  stages.push(stage);
  return stage;
}
const { next: _, ...internal } = faultTable.internal;
const notServed = {
  ...internal,
  ok: false,
  isError: true,
  code: 'internal',
  next: [{ do: 'stop' }],
  surface: expect.stringMatching(/^storefront#\d+-[0-9a-f]{4}$/) as string,
};

describe('what serves calls', () => {
  it('is asked for once the tools are on display, and once only', async () => {
    let asked = 0;
    const stage = await open({ calls: async () => ((asked += 1), createCalls) });
    expect(asked).toBe(1);
    // Not the tool with the short deadline: a busy machine would miss it.
    expect(await stage.call('put_it')).toMatchObject({ ok: true });
    expect(asked).toBe(1);
  });

  it('is waited for by a call that comes before it, and a caller gone meanwhile has nothing run', async () => {
    let arrive = (_: typeof createCalls): void => undefined;
    const stage = await open({ calls: () => new Promise((done) => (arrive = done)) });
    const ended = stage.heard('call_ended');
    const entry = (await stage.page.context.getTools()).find(({ name }) => name === 'put_it');
    const caller = new AbortController();
    const gone = stage.page.context.executeTool(entry as never, {}, { signal: caller.signal });
    const answer = stage.page.context.executeTool(entry as never, {});
    caller.abort();
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
    expect(stage.store.requests).toEqual([]);
    arrive(createCalls);
    expect(JSON.parse((await answer) ?? '')).toMatchObject({ ok: true });
    await until(() => ended.length === 2);
    expect(stage.store.requests).toHaveLength(1);
  });

  it('hears what happened before it was there, at the time it happened', async () => {
    let arrive = (_: typeof createCalls): void => undefined;
    let at = Date.UTC(2026, 0, 1);
    const stage = await open({ calls: () => new Promise((done) => (arrive = done)), now: () => at });
    at = Date.UTC(2026, 0, 2);
    arrive(createCalls);
    await until(() => stage.entries.list.length > 0);
    expect(stage.entries.list[0]).toMatchObject({ kind: 'surface', at: '2026-01-01T00:00:00.000Z' });
  });
});

describe('where calls cannot be served', () => {
  it('each answers as the fault table says, and nothing is sent', async () => {
    const stage = await open({ calls: () => Promise.reject(new Error('not there')) });
    expect(await stage.call('get_it')).toEqual(notServed);
    expect(await stage.call('put_it')).toEqual(notServed);
    expect(stage.store.requests).toEqual([]);
  });

  it('one waits no longer than its tool may take', async () => {
    const stage = await open({ calls: () => new Promise(() => undefined) });
    expect(await stage.call('get_it')).toEqual(notServed);
  });
});
