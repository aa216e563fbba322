import { checkoutSets } from '@vitrine/commerce/checkout';
import { storefrontSet } from '@vitrine/commerce/storefront';
import { defineTool, defineToolSet, type StorePort } from '@vitrine/core';
import { createInPageAgent, createMemoryModelContext, installModelContext } from '@vitrine/testkit';
import { Window } from 'happy-dom';
import { describe, expect, it, vi } from 'vitest';
import { createCalls } from './parts/calls.ts';
import { compose } from './compose.ts';
import type { LoadPart, Parts } from './parts.ts';
import type { OpenBar } from './parts/bars.ts';
import { readSettings } from './settings.ts';

const storefrontNames = names(storefrontSet().tools);
const checkoutNames = names(checkoutSets()[0]!.tools);

function names(tools: readonly { name: string }[]): string[] {
  return tools.map(({ name }) => name).sort();
}

/** A store whose cart tells which store it is; nothing else is asked here. */
function storeNamed(name: string): StorePort {
  const current = { session: name, subject: null, authenticated_s: null, acr: null, expires_s: 600, at: 0 };
  const answer = async () => ({ ok: true as const, value: current });
  return {
    session: { current, ask: answer, changed: answer },
    queries: { name: async () => ({ ok: true, value: name }) },
    commands: {},
    commits: {} as StorePort['commits'],
    navigate: async () => undefined,
    subscribe: () => () => undefined,
  };
}

const ownSet = (description: string) =>
  defineToolSet({
    phase: 'storefront',
    tools: [
      defineTool({
        name: 'tell_store',
        title: 'Tell the store',
        description,
        input: { type: 'object', properties: {}, additionalProperties: false },
        effect: 'read',
        content: 'own',
        subject: 'anyone',
        scope: 'catalog.read',
        run: async (_, { store }) => {
          const { name } = store.queries as { name(): Promise<{ value: string }> };
          return { status: 'done', data: { store: (await name()).value } };
        },
      }),
    ],
  });

/** A page at a path, with the script composed into it. `failing` parts cannot be loaded. */
function openPage({ path = '/', data = {}, failing = [] as string[] } = {}) {
  const window = new Window({ url: `https://shop.example${path}` });
  const document = window.document as unknown as Document;
  const context = createMemoryModelContext({ window, origin: 'https://shop.example' });
  installModelContext(document, context);
  const createHttpStore = vi.fn(() => storeNamed('built'));
  const bar = { told: [] as [string, { status?: string }][], heard: [] as unknown[] };
  const openBar = (): OpenBar => ({
    tell: (...news) => void bar.told.push(news as never),
    hear: ({ id }, answer) => void answer.then((value) => bar.heard.push([id.length, value])),
  });
  const parts: { [Name in keyof Parts]?: object } = {
    storefront: { storefrontSet },
    calls: { createCalls },
    checkout: { checkoutSets },
    http: { createHttpStore },
    bars: { openBar },
  };
  const asked: string[] = [];
  const load = (async (name: keyof Parts) => {
    asked.push(name);
    const part = failing.includes(name) ? undefined : parts[name];
    if (!part) throw new TypeError('not loaded');
    return part;
  }) as unknown as LoadPart;
  const warnings: string[] = [];
  const warn = (line: string): void => void warnings.push(line);
  const offer = (detail: object): void =>
    void document.dispatchEvent(new window.CustomEvent('vitrine:connect', { detail }) as unknown as Event);
  const ready = new Promise<void>((done) => document.addEventListener('vitrine:ready', () => done()));
  const vitrine = compose({ document, settings: readSettings(data, warn), load, warn });
  const agent = createInPageAgent(context);
  const listed = async (): Promise<string[]> => names(await agent.tools());
  const tellStore = async (): Promise<string> => JSON.stringify(await agent.call('tell_store', {}));
  return {
    window,
    document,
    asked,
    bar,
    warnings,
    offer,
    ready,
    vitrine,
    agent,
    listed,
    tellStore,
    createHttpStore,
  };
}

describe('what is on display', () => {
  it.each([
    ['/', storefrontNames],
    ['/checkout', checkoutNames],
    ['/sign-in', []],
  ])('at %s is the set of its phase', async (path, expected) => {
    const page = openPage({ path, data: { phases: 'checkout=/checkout; none=/sign-in' } });
    await page.ready;
    expect(await page.listed()).toEqual(expected);
  });

  it('needs only its own part, then what serves calls; the rest comes once the page is idle', async () => {
    const page = openPage();
    await page.ready;
    expect(page.asked).toEqual(['storefront', 'calls']);
    await vi.waitFor(() => expect(page.asked).toEqual(expect.arrayContaining(['checkout', 'confirm'])));
  });

  it('changes with the phase the page names', async () => {
    const page = openPage();
    await page.ready;
    page.offer({ phase: 'checkout' });
    await vi.waitFor(async () => expect(await page.listed()).toEqual(checkoutNames));
  });

  it('is nothing where the part of the phase cannot be loaded, and comes back with a phase that can', async () => {
    const page = openPage({ failing: ['storefront'] });
    await page.ready;
    expect(await page.listed()).toEqual([]);
    page.offer({ phase: 'checkout' });
    await vi.waitFor(async () => expect(await page.listed()).toEqual(checkoutNames));
  });

  it('follows the policy, the first and a later one', async () => {
    const page = openPage({ data: { off: 'update_cart' } });
    await page.ready;
    expect(await page.listed()).not.toContain('update_cart');
    page.offer({ policy: { version: '2', scopes: ['cart'] } });
    expect(await page.listed()).toContain('update_cart');
    expect(await page.listed()).not.toContain('search_catalog');
  });

  it('has the own tools of the shop, and takes a replaced definition', async () => {
    const page = openPage();
    await page.ready;
    page.offer({ tools: [ownSet('Tells the store.')] });
    page.offer({ tools: [ownSet('Tells it better.')] });
    const tools = await page.agent.tools();
    expect(tools.filter(({ name }) => name === 'tell_store').map((tool) => tool.description)).toEqual([
      'Tells it better.',
    ]);
    expect(tools).toHaveLength(storefrontNames.length + 1);
  });

  it('says that texts are sellers words where the catalogue is third-party', async () => {
    const page = openPage();
    await page.ready;
    page.offer({ thirdPartyCatalog: true });
    const search = (await page.agent.tools()).find(({ name }) => name === 'search_catalog');
    expect(JSON.stringify(search)).toContain('"untrustedContentHint":true');
  });
});

describe('the store', () => {
  it('that was offered before the tools were there is used', async () => {
    const page = openPage({ data: { store: 'http' } });
    page.offer({ store: storeNamed('own'), tools: [ownSet('Tells.')] });
    await page.ready;
    expect(await page.tellStore()).toContain('own');
    expect(page.createHttpStore).not.toHaveBeenCalled();
  });

  it('that is offered on ready is used', async () => {
    const page = openPage({ data: { store: 'http' } });
    page.document.addEventListener('vitrine:ready', () =>
      page.offer({ store: storeNamed('own'), tools: [ownSet('Tells.')] }),
    );
    await page.ready;
    expect(await page.tellStore()).toContain('own');
    expect(page.createHttpStore).not.toHaveBeenCalled();
  });

  it('is built where none was offered, and the call waits for it', async () => {
    const page = openPage({ data: { store: 'http', endpoint: '/shop/api' } });
    await page.ready;
    page.offer({ tools: [ownSet('Tells.')] });
    expect(await page.tellStore()).toContain('built');
    expect(page.createHttpStore).toHaveBeenCalledWith(expect.objectContaining({ endpoint: '/shop/api' }));
  });

  it('gives way to another one before the first call', async () => {
    const page = openPage();
    await page.ready;
    page.offer({ store: storeNamed('first'), tools: [ownSet('Tells.')] });
    page.offer({ store: storeNamed('second') });
    expect(await page.tellStore()).toContain('second');
    expect(page.warnings).toEqual([]);
  });

  it('stays from the first call on, with a warning', async () => {
    const page = openPage();
    const store = storeNamed('first');
    await page.ready;
    page.offer({ store, tools: [ownSet('Tells.')] });
    await page.tellStore();
    page.offer({ store: storeNamed('second') });
    expect(await page.tellStore()).toContain('first');
    expect(page.warnings).toEqual([expect.stringContaining('not taken')]);
    page.offer({ store });
    expect(page.warnings).toHaveLength(1);
  });

  it('without its groups is not taken, and the page is told what is missing', async () => {
    const page = openPage();
    await page.ready;
    page.offer({ store: { queries: {}, commands: {} } });
    expect(page.warnings).toEqual([expect.stringContaining('session, commits, navigate, subscribe')]);
  });
});

describe('an offer that is not what it should be', () => {
  const broken = (): never => {
    throw new Error('the page broke it');
  };
  const fine = ownSet('Tells.').tools[0];

  it.each<[string, object, string]>([
    ['a store', { store: 5 }, 'store: "no session, queries, commands'],
    [
      'a store of the wrong kind',
      { store: { ...storeNamed('a'), subscribe: 5 } },
      'store: "no subscribe" is not',
    ],
    ['actions', { actions: { canLeave: 5 } }, 'actions: 5 is not accepted; an object of functions is'],
    ['a phase', { phase: 5 }, 'phase: 5 is not accepted; a name or a function of the path is'],
    ['a phase that throws', { phase: broken }, 'phase: Error: the page broke it at /;'],
    ['a policy', { policy: { version: '2', scopes: 'cart' } }, 'policy: "cart" is not accepted; an object'],
    ['no list of tools', { tools: 5 }, 'tools: 5 is not accepted; a list of sets made by defineToolSet is'],
    ['a set', { tools: [5] }, 'tools: [5] is not accepted'],
    ['a tool in place of a set', { tools: [fine] }, 'tools: [{"name":"tell_store"'],
    [
      'tools of a set',
      { tools: [{ phase: 'storefront', tools: 5 }] },
      'tools: [{"phase":"storefront","tools":5}] is',
    ],
    ['a tool', { tools: [{ tools: [fine, 5] }] }, 'tools: 5 is not accepted'],
    [
      'a catalogue',
      { thirdPartyCatalog: 'yes' },
      'thirdPartyCatalog: "yes" is not accepted; true or false is',
    ],
  ])('has one warning for %s; what was on display and the rest of the offer stay', async (...row) => {
    const [, offer, warning] = row;
    const page = openPage();
    await page.ready;
    page.offer({ store: storeNamed('own'), tools: [ownSet('Tells.')] });
    const errors: unknown[] = [];
    page.window.addEventListener('error', (event) => errors.push(event));
    page.offer({ ...offer, policy: { version: '3', off: ['update_cart'] }, ...offer });
    expect(errors).toEqual([]);
    expect(page.warnings).toEqual([expect.stringContaining(`vitrine:connect: ${warning}`)]);
    const rest = storefrontNames.filter((name) => 'policy' in offer || name !== 'update_cart');
    expect(await page.listed()).toEqual([...rest, 'tell_store'].sort());
    expect(await page.tellStore()).toContain('own');
  });

  it('shows nothing at a path where the function of the page throws, and says so', async () => {
    const page = openPage();
    await page.ready;
    page.offer({ phase: (path: string) => (path === '/' ? 'storefront' : broken()) });
    expect(await page.listed()).toEqual(storefrontNames);
    page.window.history.pushState({}, '', '/odd');
    page.vitrine.lookAtPhase();
    expect(await page.listed()).toEqual([]);
    expect(page.warnings).toEqual([expect.stringContaining('at /odd; a function')]);
  });
});

describe('the activity bar', () => {
  const names = (page: ReturnType<typeof openPage>) => page.bar.told.map(([name]) => name);

  it('is loaded when the first call starts, once, and misses nothing of it', async () => {
    const page = openPage();
    page.offer({ store: storeNamed('own'), tools: [ownSet('Tells.')] });
    await page.ready;
    await vi.waitFor(() => expect(page.asked).toContain('confirm'));
    expect(page.asked).not.toContain('bars');
    await page.tellStore();
    await page.tellStore();
    expect(page.asked.filter((name) => name === 'bars')).toEqual(['bars']);
    expect(names(page).filter((name) => name.startsWith('call_'))).toEqual([
      'call_started',
      'call_ended',
      'call_started',
      'call_ended',
    ]);
    expect(page.bar.heard).toEqual([
      [32, { ok: true, value: 'own' }],
      [32, { ok: true, value: 'own' }],
    ]);
  });

  it('is loaded without a call where agent tools are off, to turn them on again', async () => {
    const page = openPage();
    await page.ready;
    page.vitrine.turn(false);
    await vi.waitFor(() => expect(page.bar.told).toMatchObject([['surface', { status: 'off' }]]));
  });

  it('is done without where it cannot be loaded', async () => {
    const page = openPage({ failing: ['bars'] });
    page.offer({ store: storeNamed('own'), tools: [ownSet('Tells.')] });
    await page.ready;
    expect(await page.tellStore()).toContain('own');
  });
});

describe('a second copy of the script', () => {
  it('does nothing on the page of the first', async () => {
    const page = openPage();
    await page.ready;
    const load = vi.fn(async () => ({ storefrontSet, checkoutSets })) as unknown as LoadPart;
    const reasons: unknown[] = [];
    page.document.addEventListener('vitrine:unavailable', (event) =>
      reasons.push((event as CustomEvent).detail),
    );
    compose({
      document: page.document,
      settings: readSettings({}, () => undefined),
      load,
      warn: () => undefined,
    });
    await vi.waitFor(() => expect(reasons).toEqual([{ reason: 'second_copy' }]));
    expect(await page.listed()).toEqual(storefrontNames);
  });
});
