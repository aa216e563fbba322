import {
  createPlainStore,
  openPortPage,
  type Agent,
  type PlainStore,
  type PortPage,
  type ScriptedConfirmation,
} from '@vitrine/testkit';
import { createCalls } from './calls.ts';
import { createMemoryEntries, type EntryPort } from './entries.ts';
import type { Envelope } from './envelope.ts';
import type { VitrineEvents } from './events.ts';
import { createPhaseSource, toPhaseRules } from './phase.ts';
import type { Policy } from './scope.ts';
import type { ToolSet } from './tool-definition.ts';
import { createVitrine, type Vitrine, type VitrineOptions } from './vitrine.ts';

export interface StageOptions extends Partial<VitrineOptions> {
  sets: readonly ToolSet[];
  path?: string;
  policy?: Policy;
  confirmation?: ScriptedConfirmation;
  /** What the page does before the framework starts. */
  before?: (page: PortPage) => unknown;
  /** Who acts from the start. */
  subject?: string;
}

/** The whole of core on one page, with a plain store behind it. */
export interface Stage {
  vitrine: Vitrine;
  page: PortPage;
  agent: Agent;
  store: PlainStore;
  entries: EntryPort & { list: readonly object[] };
  /** Milliseconds added to the clock. */
  time: { passed: number };
  call(name: string, input?: object, options?: { signal?: AbortSignal }): Promise<Envelope>;
  names(): Promise<string[]>;
  /** Everything of one kind from now on. */
  heard<Name extends keyof VitrineEvents>(name: Name): VitrineEvents[Name][];
}

/** Opens a page and starts; resolves when calls are served. `/checkout` and `/receipt/:id` are phases of their name, `/pay/*` is none. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const page = await openPortPage(options.path);
  await options.before?.(page);
  const store = createPlainStore({ clock: () => performance.now() + time.passed });
  const time = { passed: 0 };
  const entries = createMemoryEntries();
  if (options.subject !== undefined) store.become(options.subject);
  let ids = 0;
  const rules = toPhaseRules('checkout=/checkout; receipt=/receipt/:id; none=/pay/*');
  const { document, agent } = page;
  const vitrine = createVitrine({
    document,
    phase: createPhaseSource({ document, rules, fallback: 'storefront' }),
    policy: { version: 'p1' },
    store: () => store,
    calls: async () => createCalls,
    entries,
    clock: () => performance.now() + time.passed,
    now: () => Date.UTC(2026, 10, 30),
    newId: () => `call-${(ids += 1)}`,
    ...options,
  });
  const heard: Stage['heard'] = (name) => {
    const list: never[] = [];
    vitrine.events.on(name, (detail) => list.push(detail as never));
    return list;
  };
  const ready = heard('ready');
  const over = heard('unavailable');
  vitrine.show(options.sets);
  vitrine.start();
  await until(() => ready.length + over.length > 0);
  return {
    vitrine,
    page,
    agent,
    store,
    entries,
    time,
    heard,
    call: (name, input, more) => agent.call(name, input, more) as Promise<Envelope>,
    names: async () => (await agent.tools()).map((tool) => tool.name),
  };
}

/** Waits until something holds; the test's own time limit is the end of it. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 5));
}
