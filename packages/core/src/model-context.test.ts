import { createMemoryDocument, createMemoryModelContext, installModelContext } from '@vitrine/testkit';
import { describe, expect, it } from 'vitest';
import { createModelContextPort, probe } from './model-context.ts';
import { createCalls } from './calls.ts';
import { createPhaseSource } from './phase.ts';
import { until } from './stage.fixture.ts';
import { readTool } from './tools.fixture.ts';
import { createVitrine } from './vitrine.ts';

type Context = ReturnType<typeof createMemoryModelContext>;

function openPage(context?: Context) {
  const page = createMemoryDocument();
  if (context) installModelContext(page.document, context);
  const store = {
    session: { current: undefined, ask: () => new Promise(() => undefined) },
    subscribe: () => () => undefined,
  };
  const vitrine = createVitrine({
    document: page.document,
    phase: createPhaseSource({ document: page.document, rules: [], fallback: 'storefront' }),
    policy: { version: '1' },
    store: () => store as never,
    calls: async () => createCalls,
    clock: () => 0,
    now: () => 0,
    newId: () => 'id',
  });
  const reasons: string[] = [];
  vitrine.events.on('unavailable', ({ reason }) => reasons.push(reason));
  vitrine.show([{ phase: 'storefront', tools: [readTool('get_it'), readTool('find_it')] }]);
  return { ...page, vitrine, reasons };
}

describe('a page that cannot', () => {
  it.each<[string, object]>([
    ['no_api', {}],
    ['insecure', { isSecureContext: false }],
    ['frame', { top: {} }],
    ['opaque', { origin: 'null' }],
  ])('says %s, leaves no mark and registers nothing', (reason, change) => {
    const { document, window, vitrine, reasons } = openPage();
    Object.assign(window, change);
    vitrine.start();
    expect(reasons).toEqual([reason]);
    expect(Symbol.for('vitrine') in document).toBe(false);
    expect(vitrine.inspect().surface.visible).toEqual([]);
  });

  it('is told by its own policy before anything is tried', () => {
    const { document, vitrine, reasons } = openPage(createMemoryModelContext());
    Object.assign(document, { featurePolicy: { allowsFeature: (name: string) => name !== 'tools' } });
    vitrine.start();
    expect(reasons).toEqual(['policy']);
  });

  it.each(['policy', 'domain_relaxed'] as const)(
    'is told %s once by the browser, however many tools it refuses',
    async (refuse) => {
      const { vitrine, reasons } = openPage(createMemoryModelContext({ refuse }));
      vitrine.start();
      await until(() => reasons.length > 0);
      await new Promise((done) => setTimeout(done, 50));
      expect(reasons).toEqual([refuse]);
      expect(vitrine.inspect().surface.visible).toEqual([]);
      vitrine.turn(true);
      expect(vitrine.inspect().surface.visible).toEqual([]);
    },
  );

  it('is not asked for its context where it has no window: that crashes the tab', () => {
    const document = Object.defineProperty({ defaultView: null }, 'modelContext', {
      get() {
        throw new Error('crash');
      },
    });
    expect(probe(document as unknown as Document)).toBe('frame');
  });
});

describe('a page that is prerendered', () => {
  it('registers once it is shown, and verifies again what it may do', async () => {
    const context = createMemoryModelContext();
    const { document, vitrine } = openPage(context);
    Object.assign(document, { prerendering: true });
    vitrine.start();
    await new Promise((done) => setTimeout(done, 20));
    expect(await context.getTools()).toEqual([]);
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    expect((await context.getTools()).map(({ name }) => name)).toEqual(['find_it', 'get_it']);
  });
});

describe('the port', () => {
  const open = () => {
    const page = createMemoryDocument();
    const context = createMemoryModelContext({ window: page.window as unknown as { window: unknown } });
    installModelContext(page.document, context);
    return { page, context, port: createModelContextPort(page.document) };
  };
  const descriptor = { name: 'a', title: 'A', description: 'A.', inputSchema: {}, execute: async () => 1 };

  it('answers the name of a refusal, and nothing for its own abort', async () => {
    const { port } = open();
    const controller = new AbortController();
    expect(await port.register(descriptor, controller.signal)).toBeUndefined();
    expect(await port.register(descriptor, new AbortController().signal)).toBe('InvalidStateError');
    const own = port.register({ ...descriptor, name: 'b' }, controller.signal);
    controller.abort();
    expect(await own).toBeUndefined();
  });

  it('tells tools of this page from those of its frames, under the old name of the member and the new', async () => {
    const { page, context, port } = open();
    const list = [
      { name: 'a', window: page.window },
      { name: 'b', window: {} },
      { name: 'c', source: page.window },
      { name: 'd', source: {} },
    ];
    context.getTools = async () => list as never;
    expect((await port.list()).map(({ own }) => own)).toEqual([true, false, true, false]);
  });

  it('lives with consumers that list nothing, and with those that have no events', async () => {
    const page = createMemoryDocument();
    Object.assign(page.document, { modelContext: { registerTool: () => Promise.reject({}) } });
    const port = createModelContextPort(page.document);
    expect(await port.list()).toEqual([]);
    expect(await port.register(descriptor, new AbortController().signal)).toBe('');
    expect(() => port.watch(() => undefined, new AbortController().signal)).not.toThrow();
  });
});
