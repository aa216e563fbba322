import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCalls } from './calls.ts';
import { createPhaseSource } from './phase.ts';
import { openStage, until, type Stage, type StageOptions } from './stage.fixture.ts';
import type { ToolSet } from './tool-definition.ts';
import { readTool, writeTool } from './tools.fixture.ts';
import { createVitrine } from './vitrine.ts';

const stages: Stage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.page.close();
});
const sets: ToolSet[] = [
  {
    phase: 'storefront',
    tools: [readTool('get_it'), writeTool('put_it'), readTool('list_orders', { subject: 'required' })],
  },
];
async function open(more: Partial<StageOptions> = {}): Promise<Stage> {
  const stage = await openStage({ sets, ...more });
  stages.push(stage);
  return stage;
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 80));
const everything = ['get_it', 'list_orders', 'put_it'];

describe('who acts', () => {
  it('puts private tools on display when somebody signs in, and takes them away in the turn in which they go', async () => {
    const stage = await open();
    expect(await stage.names()).toEqual(['get_it', 'put_it']);
    stage.store.become('ada');
    expect(await stage.names()).toEqual(everything);
    expect(await stage.call('list_orders')).toMatchObject({ ok: true });
    stage.store.become(null);
    expect(await stage.names()).toEqual(['get_it', 'put_it']);
    expect(await stage.call('list_orders')).toEqual({ rejected: 'UnknownError' });
  });

  it('gives another subject registrations of their own', async () => {
    const stage = await open({ subject: 'ada' });
    await until(async () => (await stage.names()).includes('list_orders'));
    const { epoch } = stage.vitrine.inspect().surface;
    stage.store.become('bea');
    expect(await stage.names()).toEqual(everything);
    expect(stage.vitrine.inspect().surface.epoch).toBeGreaterThan(epoch);
    expect(await stage.call('list_orders')).toMatchObject({ ok: true });
  });

  it('takes private tools away on pagehide, and shows them again only once the server confirmed who acts', async () => {
    const stage = await open({ subject: 'ada' });
    await until(async () => (await stage.names()).includes('list_orders'));
    const shown = Object.assign(new Event('pageshow'), { persisted: true });
    stage.page.window.dispatchEvent(new Event('pagehide'));
    expect(await stage.names()).toEqual(['get_it', 'put_it']);
    let answer = (): void => undefined;
    const asked = new Promise<void>((done) => (answer = done));
    const { current } = stage.store.session;
    stage.store.answers.ask = async () => (
      await asked,
      { ok: true, value: { ...current, at: performance.now() } }
    );
    stage.page.window.dispatchEvent(shown);
    const waiting = stage.call('get_it');
    await settled();
    expect(await stage.names()).toEqual(['get_it', 'put_it']);
    answer();
    expect(await waiting).toMatchObject({ ok: true });
    expect(await stage.names()).toEqual(everything);
  });

  it('keeps them away where the server does not answer after pageshow', async () => {
    const stage = await open({ subject: 'ada' });
    await until(async () => (await stage.names()).includes('list_orders'));
    stage.page.window.dispatchEvent(new Event('pagehide'));
    stage.store.answers.ask = () => ({ ok: false, fault: { code: 'timed_out' } });
    stage.page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settled();
    expect(await stage.names()).toEqual(['get_it', 'put_it']);
  });
});

describe('a start', () => {
  it('is for the first copy on a page; a later one does nothing but say so', async () => {
    const stage = await open();
    const second = createVitrine({
      document: stage.page.document,
      phase: createPhaseSource({ document: stage.page.document, rules: [], fallback: 'storefront' }),
      policy: { version: '2' },
      store: () => stage.store,
      calls: async () => createCalls,
      clock: () => 0,
      now: () => 0,
      newId: () => 'x',
    });
    const reasons: string[] = [];
    second.events.on('unavailable', ({ reason }) => reasons.push(reason));
    second.show([{ phase: 'storefront', tools: [readTool('other_it')] }]);
    second.start();
    second.turn(true);
    second.show([{ phase: 'storefront', tools: [readTool('more_it')] }]);
    await settled();
    expect(reasons).toEqual(['second_copy']);
    expect(await stage.names()).toEqual(['get_it', 'put_it']);
  });

  it('follows a move that the page makes before calls are served', async () => {
    const stage = await open({ before: ({ go }) => void setTimeout(() => go('/pay/card')) });
    expect(await stage.names()).toEqual([]);
    expect(stage.vitrine.inspect().surface.phase).toBe('none');
  });

  it('goes on above the epochs the tab had', async () => {
    const before = (page: Stage['page']): void =>
      page.window.sessionStorage.setItem('vitrine:epochs', '40 5');
    const stage = await open({ before });
    expect(stage.vitrine.inspect().surface.epoch).toBe(41);
    stage.store.become('ada');
    await until(() => stage.page.window.sessionStorage.getItem('vitrine:epochs') === '42 6');
  });

  it('needs no storage', async () => {
    const before = ({ window }: Stage['page']): void => {
      const get = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
    };
    const stage = await open({ before });
    expect(await stage.call('get_it')).toMatchObject({ ok: true });
    stage.vitrine.turn(false);
    expect(await stage.names()).toEqual([]);
  });
});

describe('turning agent tools off', () => {
  it('takes everything away at once, is kept for the next page, and can be undone', async () => {
    const stage = await open();
    stage.vitrine.turn(false);
    expect(await stage.names()).toEqual([]);
    expect(stage.page.window.localStorage.getItem('vitrine:off')).toBe('1');
    stage.page.go('/checkout');
    stage.page.go('/');
    expect(await stage.names()).toEqual([]);
    stage.vitrine.turn(true);
    expect(await stage.names()).toEqual(['get_it', 'put_it']);
    expect(stage.page.window.localStorage.getItem('vitrine:off')).toBeNull();
  });

  it('on a former page holds on this one: what was called before that was read is refused', async () => {
    let early: Promise<unknown> | undefined;
    const stage = await open({
      before({ window, agent }) {
        window.localStorage.setItem('vitrine:off', '1');
        early = new Promise((done) => setTimeout(() => done(agent.call('get_it')), 0));
      },
    });
    expect(await stage.names()).toEqual([]);
    expect([
      { rejected: 'UnknownError' },
      expect.objectContaining({ code: 'tool_not_exposed' }),
    ]).toContainEqual(await early);
    expect(stage.store.requests).toEqual([]);
  });
});

describe('a call that is aborted in its own tick', () => {
  const counting = (ran: () => void) => [
    {
      phase: 'storefront' as const,
      tools: [writeTool('put_it', { run: async () => (ran(), { status: 'done', data: {} }) })],
    },
  ];
  /** Calls and aborts in one tick, as the browser's own callers do. */
  async function callAndAbort(stage: Stage, then: () => void = () => undefined): Promise<unknown> {
    const [entry] = await stage.page.context.getTools();
    const controller = new AbortController();
    const call = stage.page.context.executeTool(entry as never, {}, { signal: controller.signal });
    controller.abort();
    then();
    return call.catch((error: Error) => error.name);
  }

  it('runs nothing, with a record or without', async () => {
    for (const more of [{}, { entries: undefined as never }]) {
      let runs = 0;
      const stage = await open({ ...more, sets: counting(() => (runs += 1)) });
      const ended = stage.heard('call_ended');
      expect(await callAndAbort(stage)).toBe('AbortError');
      await until(() => ended.length > 0);
      expect(ended[0]).toMatchObject({ code: 'aborted', side_effect: 'none' });
      expect(runs).toBe(0);
    }
  });

  it('runs nothing although the tool is replaced in that tick too, and the new one answers', async () => {
    let [old, fresh] = [0, 0];
    const stage = await open({ sets: counting(() => (old += 1)) });
    const replace = (): void => stage.vitrine.show(counting(() => (fresh += 1)));
    expect(await callAndAbort(stage, replace)).toBe('AbortError');
    await settled();
    expect([old, fresh]).toEqual([0, 0]);
    expect(await stage.call('put_it')).toMatchObject({ ok: true });
    expect([old, fresh]).toEqual([0, 1]);
  });
});

describe('what the page hears', () => {
  it('is every event as a custom event, and no error of ours', async () => {
    const errors: unknown[] = [];
    const logged = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args));
    const heard: string[] = [];
    const stage = await open({
      before: ({ document }) => {
        for (const name of ['ready', 'surface', 'call_started', 'call_ended']) {
          document.addEventListener(`vitrine:${name}`, () => heard.push(name));
        }
      },
    });
    await stage.call('get_it');
    for (let round = 0; round < 5; round += 1) {
      stage.page.go('/pay/card');
      stage.page.go('/');
    }
    await settled();
    expect(heard.slice(0, 4)).toEqual(['surface', 'ready', 'call_started', 'call_ended']);
    expect(errors).toEqual([]);
    logged.mockRestore();
  });

  it('nothing of arguments or results', async () => {
    const details: unknown[] = [];
    const stage = await open();
    for (const name of ['call_started', 'call_ended'] as const) {
      stage.vitrine.events.on(name, (detail) => details.push(detail));
    }
    await stage.call('get_it', { text: 'secret' });
    expect(details).toHaveLength(2);
    expect(JSON.stringify(details)).not.toContain('secret');
  });
});

describe('a page that replaced what the browser lends', () => {
  const broken = (): never => {
    throw new Error('the page broke it');
  };

  it('has its calls served although nobody can listen to the model context', async () => {
    const breakListening = ({ document }: { document: Document }): void => {
      const { modelContext } = document as Document & { modelContext: object };
      Object.defineProperty(modelContext, 'addEventListener', { value: broken, configurable: true });
    };
    const stage = await open({ before: breakListening });
    expect(await stage.call('get_it')).toMatchObject({ ok: true });
  });
});
