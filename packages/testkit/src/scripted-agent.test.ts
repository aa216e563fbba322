import { beforeEach, describe, expect, it } from 'vitest';
import { createInPageAgent } from './in-page-agent.ts';
import { createMemoryModelContext } from './memory-model-context.ts';
import { createScriptedAgent } from './scripted-agent.ts';

const context = createMemoryModelContext();
const script = createScriptedAgent(createInPageAgent(context));
let shop = new AbortController();

beforeEach(async () => {
  shop.abort();
  shop = new AbortController();
  const { signal } = shop;
  await context.registerTool(
    {
      name: 'find',
      description: 'Finds a thing.',
      execute: async () => {
        await context.registerTool(
          { name: 'take', description: 'Takes it.', execute: ({ id }) => ({ took: id }) },
          { signal },
        );
        return { id: 'v1' };
      },
    },
    { signal },
  );
});

describe('the scripted agent', () => {
  it('looks at the listing before each step and makes inputs from earlier answers', async () => {
    const answers = await script.run([
      { tool: 'find', input: { query: 'cup' } },
      { tool: 'take', input: ([found]) => found as object },
    ]);
    expect(answers).toEqual([{ id: 'v1' }, { took: 'v1' }]);
    expect(script.records.slice(-2)).toEqual([
      { listed: ['find'], tool: 'find', input: { query: 'cup' }, answer: { id: 'v1' } },
      { listed: ['find', 'take'], tool: 'take', input: { id: 'v1' }, answer: { took: 'v1' } },
    ]);
  });

  it('calls what is not listed, records the refusal and stops at the first expectation that fails', async () => {
    const before = script.records.length;
    const run = script.run([
      {
        tool: 'take',
        expect(answer) {
          throw new Error(`unexpected ${JSON.stringify(answer)}`);
        },
      },
      { tool: 'find' },
    ]);
    await expect(run).rejects.toThrow('unexpected {"rejected":"UnknownError"}');
    expect(script.records.slice(before).map((record) => record.tool)).toEqual(['take']);
  });

  it('passes on how long a step may take', async () => {
    await context.registerTool(
      { name: 'endless', description: 'Never ends.', execute: () => new Promise(() => undefined) },
      { signal: shop.signal },
    );
    expect(await script.run([{ tool: 'endless', timeout_ms: 5 }])).toEqual([{ rejected: 'TimeoutError' }]);
  });
});
