import type { ModelContextTool } from '@vitrine/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { openStage, until, type Stage, type StageOptions } from './stage.fixture.ts';
import type { Done, ToolSet } from './tool-definition.ts';
import { commitTool, readTool, writeTool } from './tools.fixture.ts';

const stages: Stage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.page.close();
});
async function open(sets: ToolSet[], more: Partial<StageOptions> = {}): Promise<Stage> {
  const stage = await openStage({ sets, ...more });
  stages.push(stage);
  return stage;
}

const shared = readTool('get_it');
const shopping: ToolSet = { phase: 'storefront', tools: [shared, readTool('find_it'), writeTool('put_it')] };
const paying: ToolSet = { phase: 'checkout', tools: [shared, commitTool('buy_it'), writeTool('fill_it')] };
const bothSets = [shopping, paying];
const ofShopping = ['find_it', 'get_it', 'put_it'];
const ofPaying = ['buy_it', 'fill_it', 'get_it'];
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 80));

/** Somebody else's tool on the same page. */
const foreign = (stage: Stage['page'], name: string, signal?: AbortSignal): Promise<void> => {
  const tool: ModelContextTool = { name, description: 'Not ours.', execute: () => 'not ours' };
  return stage.context.registerTool(tool, signal ? { signal } : {});
};

describe('on a page with a model context', () => {
  it('puts the tools of the phase on display as they are defined, with their hints', async () => {
    const stage = await open(bothSets, { path: '/checkout' });
    const tools = await stage.agent.tools();
    expect(tools.map(({ name }) => name)).toEqual(ofPaying);
    expect(tools[0]).toEqual({
      name: 'buy_it',
      description: 'A tool for tests.',
      inputSchema: { ...shared.input },
      annotations: {
        readOnlyHint: false,
        untrustedContentHint: false,
        consequentialHint: true,
        debugging: false,
      },
    });
    expect(tools[2]?.annotations.readOnlyHint).toBe(true);
    await settled();
    expect(stage.vitrine.inspect().lostHints).toEqual({});
  });

  it('answers calls with an envelope', async () => {
    const stage = await open(bothSets);
    expect(await stage.call('get_it')).toEqual({
      ok: true,
      status: 'done',
      data: { value: { seen: true } },
      surface: expect.stringMatching(/^storefront#1-[0-9a-f]{4}$/) as string,
    });
  });

  it('puts twenty tools on display in one turn with one surface event, and leaves out what is over', async () => {
    const tools = Array.from({ length: 23 }, (_, index) =>
      readTool(`get_it_${String(index).padStart(2, '0')}`),
    );
    const stage = await open([], {});
    const surfaces = stage.heard('surface');
    stage.vitrine.show([{ phase: 'storefront', tools }]);
    expect(await stage.names()).toEqual(tools.slice(0, 20).map(({ name }) => name));
    expect(surfaces).toHaveLength(1);
    expect(surfaces[0]?.excluded).toEqual(tools.slice(20).map(({ name }) => ({ name, reason: 'budget' })));
  });
});

describe('a phase change', () => {
  it('by pushState swaps the sets in that very turn, with one epoch and one event', async () => {
    const stage = await open(bothSets);
    const surfaces = stage.heard('surface');
    const { epoch } = stage.vitrine.inspect().surface;
    stage.page.go('/checkout');
    expect(stage.vitrine.inspect().surface).toMatchObject({ phase: 'checkout', epoch: epoch + 1 });
    expect(await stage.names()).toEqual(ofPaying);
    stage.page.go('/cart');
    expect(await stage.names()).toEqual(ofShopping);
    expect(surfaces.map(({ phase }) => phase)).toEqual(['checkout', 'storefront']);
  });

  it('never lists both sets, however often it happens', async () => {
    const stage = await open(bothSets);
    const seen: string[] = [];
    stage.page.context.addEventListener('toolchange', () => {
      void stage.names().then((names) => seen.push(names.join()));
    });
    for (let round = 0; round < 6; round += 1) {
      stage.page.go(round % 2 === 0 ? '/checkout' : '/');
      seen.push((await stage.names()).join());
    }
    await settled();
    expect(new Set(seen)).toEqual(new Set([ofShopping.join(), ofPaying.join()]));
  });

  it('refuses the old name with no request, and answers under the new ones', async () => {
    const stage = await open(bothSets);
    stage.page.go('/checkout');
    const asked = stage.store.requests.length;
    expect(await stage.call('put_it')).toEqual({ rejected: 'UnknownError' });
    expect(stage.store.requests.length).toBe(asked);
    expect(await stage.call('fill_it')).toMatchObject({
      ok: true,
      surface: expect.stringMatching(/^checkout#/) as string,
    });
  });

  it('leaves a tool that stays registered as it is: no change is told for it', async () => {
    const only: ToolSet[] = [
      { phase: 'storefront', tools: [shared, readTool('find_it')] },
      { phase: 'checkout', tools: [shared] },
    ];
    const stage = await open(only);
    await settled();
    let changes = 0;
    stage.page.context.addEventListener('toolchange', () => (changes += 1));
    stage.page.go('/checkout');
    await settled();
    expect([await stage.names(), changes]).toEqual([['get_it'], 1]);
  });

  it('leaves nothing on display where the phase is none', async () => {
    const stage = await open(bothSets);
    stage.page.go('/pay/card');
    expect(await stage.names()).toEqual([]);
    stage.page.go('/');
    expect(await stage.names()).toEqual(ofShopping);
  });

  it('between call and turn is met by the body that has the name then', async () => {
    const told: string[] = [];
    const say = (word: string) => ({
      async run(): Promise<Done> {
        told.push(word);
        return { status: 'done', data: { word } };
      },
    });
    const stage = await open([
      { phase: 'storefront', tools: [writeTool('put_it', say('storefront'))] },
      { phase: 'checkout', tools: [writeTool('put_it', say('checkout'))] },
    ]);
    const call = stage.call('put_it');
    stage.page.go('/checkout');
    const answer = await call;
    expect(told.join()).toBe(answer.ok ? 'checkout' : '');
    expect(answer.surface ?? 'checkout#').toMatch(/^checkout#/);
    expect(await stage.call('put_it')).toMatchObject({ data: { word: 'checkout' } });
  });

  it('to and fro in one turn leaves what was there, and no error', async () => {
    const stage = await open(bothSets);
    for (let round = 0; round < 10; round += 1) stage.page.go(round % 2 === 0 ? '/checkout' : '/');
    expect(await stage.names()).toEqual(ofShopping);
    expect(await stage.call('put_it')).toMatchObject({ ok: true });
    await settled();
    expect(stage.vitrine.inspect().surface.excluded.map(({ reason }) => reason)).toEqual(['phase', 'phase']);
  });
});

describe('a foreign tool', () => {
  it('that has one of our names already keeps it; ours comes when it goes', async () => {
    const stop = new AbortController();
    const stage = await open(bothSets, { before: (page) => foreign(page, 'put_it', stop.signal) });
    await until(() => stage.vitrine.inspect().surface.foreign.length > 0);
    expect(await stage.call('put_it')).toBe('not ours');
    expect(stage.vitrine.inspect().surface.excluded).toContainEqual({ name: 'put_it', reason: 'duplicate' });
    stage.page.go('/checkout');
    expect(await stage.names()).not.toContain('buy_it');
    stage.page.go('/');
    stop.abort();
    await until(() => stage.vitrine.inspect().surface.foreign.length === 0);
    expect(await stage.call('put_it')).toMatchObject({ ok: true });
    stage.page.go('/checkout');
    expect(await stage.names()).toEqual(ofPaying);
  });

  it('with one of our names on another phase is told once and takes our commit tools away', async () => {
    const stage = await open(bothSets, { path: '/checkout' });
    const told = stage.heard('foreign_tool');
    await foreign(stage.page, 'put_it');
    await until(() => told.length > 0);
    expect(await stage.names()).toEqual(['fill_it', 'get_it', 'put_it']);
    stage.page.go('/receipt/1');
    stage.page.go('/checkout');
    await settled();
    expect(told).toEqual([{ name: 'put_it', like: 'put_it' }]);
  });

  it('cannot take a name that ours holds', async () => {
    const stage = await open(bothSets);
    await expect(foreign(stage.page, 'put_it')).rejects.toMatchObject({ name: 'InvalidStateError' });
    expect(await stage.call('put_it')).toMatchObject({ ok: true });
  });

  it('that looks like ours is told once, and takes nothing away', async () => {
    const stage = await open(bothSets);
    const told = stage.heard('foreign_tool');
    await foreign(stage.page, 'put_lt');
    await until(() => told.length > 0);
    await foreign(stage.page, 'something_else');
    await settled();
    expect(told).toEqual([{ name: 'put_lt', like: 'put_it' }]);
    expect(
      stage.vitrine
        .inspect()
        .surface.visible.map(({ name }) => name)
        .sort(),
    ).toEqual(ofShopping);
  });
});

describe('definitions and policy', () => {
  it('replaces a definition through its own registration, others untouched', async () => {
    const stage = await open(bothSets);
    await settled();
    let changes = 0;
    stage.page.context.addEventListener('toolchange', () => (changes += 1));
    const next = readTool('find_it', { description: 'A new text.' });
    stage.vitrine.show([
      { ...shopping, tools: shopping.tools.map((tool) => (tool.name === 'find_it' ? next : tool)) },
    ]);
    const listed = await stage.agent.tools();
    expect(listed.find(({ name }) => name === 'find_it')?.description).toBe('A new text.');
    expect(listed.map(({ name }) => name)).toEqual(ofShopping);
    await settled();
    expect(changes).toBe(2);
  });

  it('follows a policy that is offered again', async () => {
    const stage = await open(bothSets);
    stage.vitrine.setPolicy({ version: 'p2', scopes: ['cart.write'] });
    expect(await stage.names()).toEqual(['put_it']);
    stage.vitrine.setPolicy({ version: 'p3', off: ['find_it'] });
    expect(await stage.names()).toEqual(['get_it', 'put_it']);
    stage.vitrine.setPolicy({ version: 'p4' });
    expect(await stage.names()).toEqual(ofShopping);
  });

  it('leaves the other tools on display when the browser refuses one', async () => {
    const bad = { ...readTool('find_it'), name: 'no name' };
    const stage = await open([{ phase: 'storefront', tools: [shared, bad] }]);
    await until(() => stage.vitrine.inspect().surface.refused.length > 0);
    expect(await stage.names()).toEqual(['get_it']);
    expect(stage.vitrine.inspect().surface.excluded).toEqual([{ name: 'no name', reason: 'browser' }]);
    expect(await stage.call('get_it')).toMatchObject({ ok: true });
  });
});
