import type { ConfirmationPort } from './confirmation-port.ts';
import { createDisplay } from './display.ts';
import type { EntryPort } from './entries.ts';
import { createEpochs } from './epochs.ts';
import { createEvents, type Events } from './events.ts';
import type { Hearing } from './gate-options.ts';
import { createModelContextPort, probe, type Unavailable } from './model-context.ts';
import { watchPage, whenShown } from './page-life.ts';
import type { PhaseSource } from './phase.ts';
import { createLateCalls, type BringCalls, type LateCalls } from './late-calls.ts';
import type { Policy } from './scope.ts';
import { createSessionSource, type SessionSource } from './session.ts';
import { createStoreLink, type StoreLink } from './store-link.ts';
import type { StorePort } from './store-port.ts';
import { firstSurface, step, type Surface, type SurfaceEvent } from './surface.ts';
import { createTabMemory } from './tab-memory.ts';
import type { PageActions, ToolSet } from './tool-definition.ts';

export interface VitrineOptions {
  document: Document;
  phase: PhaseSource;
  policy: Policy;
  /** The store offered now, asked for at each use; undefined until there is one (then `connect` is called). */
  store: () => StorePort | undefined;
  actions?: () => PageActions;
  /** Brings what serves calls (`@vitrine/core/calls`): once the tools are on display, or for the first call. */
  calls: BringCalls;
  /** Absent: every tool that needs the buyer's yes answers `confirmation_unavailable`. */
  confirmation?: ConfirmationPort;
  /** Absent: no entries are kept. */
  entries?: EntryPort;
  /** Hears what the store answers to tools. */
  heard?: Hearing;
  /** Monotonic milliseconds, wall clock milliseconds, fresh ids of 128 random bits. */
  clock: () => number;
  now: () => number;
  newId: () => string;
}

const ownerMark = Symbol.for('vitrine');
const offMark = 'vitrine:off';

/** Milliseconds that whoever heard of the tools gets to list them, before storage is touched. */
const listing_ms = 50;

/**
 * Puts tool sets on display on one page. `start` registers at once and never throws into the page; the first copy on a
 * page keeps it. What follows comes from phase, subject, policy and tools.
 */
export function createVitrine(options: VitrineOptions) {
  const { document, phase } = options;
  const window = document.defaultView as Window;
  const life = new AbortController();
  const browser = createTabMemory(() => window.localStorage);
  const events = createEvents(document);
  let surface: Surface = firstSurface(options.policy);
  let display: ReturnType<typeof createDisplay> | undefined;
  let settle: () => void;
  const ready = new Promise<void>((done) => (settle = done));
  let awake = false;
  let taken: Promise<unknown> = Promise.resolve();
  const link = createStoreLink(options.store);
  const session = createSessionSource({
    port: () => link.store().session,
    clock: options.clock,
    onChange({ subject, lost }) {
      calls.now?.changeSubject(lost);
      // Private tools of the former subject go even when another one follows in the same turn.
      if (lost) send({ type: 'subject', present: false });
      const present = subject !== null;
      send({ type: 'subject', present });
      const detail = { present, epoch: session.epoch };
      calls.note({ kind: 'subject', detail });
      events.emit('subject', detail);
    },
  });
  const shared = { events, surface: () => surface, ready, link, session };
  const calls = createLateCalls(options.calls, { ...options, ...shared });
  const tab = createTabMemory(() => window.sessionStorage);
  const epochs = createEpochs(tab, () => ({ surface: surface.epoch, subject: session.epoch }));

  /** One step of the machine and what follows from it, in one turn. */
  const send = (event: SurfaceEvent): void => {
    if (life.signal.aborted) return;
    const before = surface;
    const [next, effects] = step(surface, event);
    surface = next;
    taken = display?.carryOut(effects) ?? taken;
    epochs.keep();
    if (effects.announce) announce({ before, next, events, calls });
  };
  const lookAtPhase = (): void => send({ type: 'phase', ...phase.now() });
  const giveUp = (reason: Unavailable): void => {
    if (life.signal.aborted) return;
    send({ type: 'status', status: reason });
    life.abort();
    link.end();
    settle();
    events.emit('unavailable', { reason });
  };

  const begin = (): void => {
    display = createDisplay({
      port: createModelContextPort(document),
      serve: calls.serve,
      subjectEpoch: () => session.epoch,
      names: () => surface.sets.flatMap(({ tools }) => tools.map(({ name }) => name)),
      onUnavailable: giveUp,
      onRefused: (name) => send({ type: 'refused', name }),
      onForeign(names, news) {
        send({ type: 'foreign', names });
        for (const stranger of news) events.emit('foreign_tool', stranger);
      },
    });
    surface = { ...surface, ...phase.now() };
    send({ type: 'status', status: 'on' });
    phase.watch(lookAtPhase, life.signal);
    // First use of storage blocks for 5 to 43 ms (measured): it waits until the tools are there and could be listed.
    void taken.then(() => setTimeout(afterRegistering, listing_ms));
  };

  const afterRegistering = (): void => {
    if (life.signal.aborted) return;
    awake = true;
    if (browser.read(offMark) !== null) send({ type: 'status', status: 'off' });
    const { surface: atLeast, subject } = epochs.read();
    session.liftEpoch(subject);
    send({ type: 'epoch', atLeast });
    settle();
    display?.watch(life.signal);
    watchPage({ window, signal: life.signal, ...toPageLife({ link, session, calls, send }) });
    link.connect(session);
    void calls.load();
    events.emit('ready', { tools: surface.visible.length });
  };

  return {
    events,
    /** Registers what is on display now. Later copies on the page, and pages that cannot, answer `unavailable`. */
    start(): void {
      const reason = claim(document);
      if (reason) giveUp(reason);
      else whenShown(document, begin);
    },
    /** All sets that are known now; a definition that is replaced goes through its own controller. */
    show: (sets: readonly ToolSet[]): void => send({ type: 'tools', sets }),
    setPolicy: (policy: Policy): void => send({ type: 'policy', policy }),
    /** A store is offered now, or another one in its place: who acts is followed there. Calls wait for the first. */
    connect(): void {
      // What is offered before registration is over is taken up right after it.
      if (awake && !life.signal.aborted) link.connect(session);
    },
    /** Looks at the phase again after the page said something new about it. */
    lookAtPhase,
    /** The shopper's Stop. */
    stopCalls: (): void => calls.now?.stop({ code: 'stopped_by_shopper' }),
    /** Turn agent tools off (or on) in this browser; kept until it is changed. */
    turn(on: boolean): void {
      browser.write(offMark, on ? null : '1');
      calls.now?.stop({ code: 'stopped_by_shopper' });
      if (display) send({ type: 'status', status: on ? 'on' : 'off' });
    },
    /** The surface as it is, and hints the browser does not list although they were asked for. */
    inspect: (): { surface: Surface; lostHints: Record<string, string[]> } => ({
      surface,
      lostHints: display?.lostHints() ?? {},
    }),
  };
}

interface Announcement {
  before: Surface;
  next: Surface;
  events: Events;
  calls: LateCalls;
}

/** Ends what belongs to the former surface, and tells of the new one. */
function announce({ before, next, events, calls }: Announcement): void {
  const { phase, epoch, status, excluded } = next;
  if (before.phase !== phase || status !== 'on') calls.now?.withdraw();
  calls.now?.stop({ code: 'tool_not_exposed' }, (call) => !call.generation.live && !call.sent);
  const tools = next.visible.map(({ name }) => name);
  events.emit('surface', { phase, epoch, status, excluded, tools });
  calls.note({ kind: 'surface', detail: { phase, epoch, tools } });
}

interface PageLifeParts {
  link: StoreLink;
  session: SessionSource;
  calls: LateCalls;
  send: (event: SurfaceEvent) => void;
}

/** What of the page's own life matters: private tools go with it and come back once the server said who acts. */
function toPageLife({ link, session, calls, send }: PageLifeParts) {
  return {
    onHide: () => send({ type: 'subject', present: false }),
    async onReturn() {
      await link.connected;
      const unverified = await session.raiseDoubt();
      if (!unverified) send({ type: 'subject', present: session.subject !== null });
    },
    onGesture: () => calls.now?.gesture(),
  };
}

/** Marks the page as taken; answers why it cannot be. */
function claim(document: Document): Unavailable | undefined {
  if (Reflect.has(document, ownerMark)) return 'second_copy';
  const reason = probe(document);
  if (!reason) Object.defineProperty(document, ownerMark, { value: true });
  return reason;
}

export type Vitrine = ReturnType<typeof createVitrine>;
