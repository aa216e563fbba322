import { Window } from 'happy-dom';
import { createInPageAgent, createMemoryModelContext, installModelContext } from '@vitrine/testkit';
import { describe, expect, it, vi } from 'vitest';
import { createCalls } from './calls.ts';
import { createPhaseSource, createVitrine, defineTool, defineToolSet, type StorePort } from './index.ts';

const view = { subject: null, authenticated_s: null, acr: null, expires_s: 600, at: 0 };

function storeNamed(name: string): StorePort {
  const current = { ...view, session: name };
  return {
    session: {
      current,
      ask: async () => ({ ok: true, value: current }),
      changed: async () => ({ ok: true, value: current }),
    },
    queries: { name: async () => ({ ok: true, value: name }) },
    commands: {},
    commits: {} as StorePort['commits'],
    navigate: async () => undefined,
    subscribe: () => () => undefined,
  };
}

const tellName = (deadline_ms: number) =>
  defineTool({
    name: 'tell_name',
    title: 'Tell',
    description: 'Tells which store answers.',
    input: { type: 'object', properties: {}, additionalProperties: false },
    effect: 'read',
    content: 'own',
    subject: 'anyone',
    scope: 'catalog.read',
    deadline_ms,
    run: async (_, { store }) => {
      const { name } = store.queries as { name(): Promise<{ value: string }> };
      return { status: 'done', data: { name: (await name()).value } };
    },
  });

function pageWithout(store: { now: StorePort | undefined }, deadline_ms = 10_000) {
  // A document keeps its owner, so each page is a document of its own.
  const window = new Window({ url: 'https://shop.example/' });
  const document = window.document as unknown as Document;
  const context = createMemoryModelContext({ window, origin: 'https://shop.example' });
  installModelContext(document, context);
  const vitrine = createVitrine({
    document,
    phase: createPhaseSource({ document, rules: [], fallback: 'storefront' }),
    policy: { version: '1' },
    store: () => store.now,
    calls: async () => createCalls,
    clock: () => performance.now(),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
  vitrine.show([defineToolSet({ phase: 'storefront', tools: [tellName(deadline_ms)] })]);
  vitrine.start();
  const agent = createInPageAgent(context);
  const call = async (): Promise<string> => JSON.stringify(await agent.call('tell_name', {}));
  return { vitrine, context, call };
}

describe('a page whose store comes late', () => {
  it('has its tools on display, and a call waits for the store', async () => {
    const store: { now: StorePort | undefined } = { now: undefined };
    const { vitrine, context, call } = pageWithout(store);
    const answer = call();
    await vi.waitFor(async () => expect(await context.getTools()).toHaveLength(1));
    store.now = storeNamed('first');
    vitrine.connect();
    expect(await answer).toContain('first');
  });

  it('ends a call whose store never comes with a fault, at its deadline', async () => {
    const { call } = pageWithout({ now: undefined }, 30);
    expect(await call()).toContain('timed_out');
  });

  it('follows the session of the store that took the place of another', async () => {
    const store = { now: storeNamed('first') };
    const ended = vi.fn();
    store.now = { ...store.now, subscribe: () => ended };
    const { vitrine, call } = pageWithout(store);
    await call();
    store.now = storeNamed('second');
    vitrine.connect();
    expect(ended).toHaveBeenCalledOnce();
    expect(await call()).toContain('second');
  });
});
