import { createDescription } from './description.ts';
import type { Events } from './events.ts';
import { createGate, type Gate } from './gate.ts';
import { createPageMove } from './page-move.ts';
import { createQuestion } from './question.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { createRepeatGuard } from './repeat-guard.ts';
import type { SessionSource } from './session.ts';
import type { Surface } from './surface.ts';
import type { StoreLink } from './store-link.ts';
import type { PageActions } from './tool-definition.ts';
import type { VitrineOptions } from './vitrine.ts';

/** What the page lends to its calls, beside what it was composed with. */
export interface CallsNeeds extends Omit<VitrineOptions, 'calls' | 'phase' | 'policy' | 'store'> {
  events: Events;
  surface: () => Surface;
  /** Resolves once "turned off here" and the epochs have been read; no call is served before. */
  ready: Promise<void>;
  link: StoreLink;
  session: SessionSource;
}

/** What serves calls, and what the page tells it. */
export interface Calls extends Gate {
  note: Recorder['note'];
  /** The phase was left, or agent tools were turned off: an open question goes. */
  withdraw(): void;
  /** Another subject, or another session. `lost`: somebody acted before, whose calls end. */
  changeSubject(lost: boolean): void;
  /** A trusted gesture of the shopper: refusals may be looked at anew. */
  gesture(): void;
}

/** Everything a call meets on its way, wired together for one page. */
export function createCalls(needs: CallsNeeds): Calls {
  const { document, clock, now, newId, events, entries, surface, ready, session, heard } = needs;
  const { store, connected } = needs.link;
  const actions = (): PageActions => needs.actions?.() ?? {};

  const recorder =
    entries &&
    createRecorder({
      entries,
      now,
      who: () => ({
        session: session.view?.session ?? null,
        subject: session.subject,
        subject_epoch: session.epoch,
        policy: surface().policy.version,
      }),
    });
  const note: Recorder['note'] = (entry) => recorder?.note(entry);

  const confirmation = () => needs.confirmation;
  const questions = createQuestion({
    confirmation,
    clock,
    hidden: () => document.visibilityState === 'hidden',
    note: (detail) => note({ kind: 'approval', detail: { ...detail } }),
  });

  const repeats = createRepeatGuard(clock);
  const describe = createDescription(surface);
  const gate = createGate({
    surface,
    describe: () => ready.then(describe),
    store,
    connected,
    session,
    questions,
    confirmation,
    repeats,
    move: createPageMove({
      navigate: (target) => store().navigate(target),
      canLeave: () => actions().canLeave?.() ?? true,
      origin: () => document.location.origin,
    }),
    events,
    recorder,
    actions,
    page: {
      path: () => document.location.pathname,
      locale: () => document.documentElement.lang || (document.defaultView?.navigator.language ?? 'en'),
    },
    newId,
    heard,
  });

  return {
    ...gate,
    note,
    withdraw: questions.withdraw,
    changeSubject(lost) {
      questions.withdraw();
      repeats.forget();
      if (!lost) return;
      gate.stop({ code: 'subject_missing' }, ({ generation }) => generation.tool.subject === 'required');
      gate.stop({ code: 'aborted', cause: 'subject_missing' });
    },
    gesture() {
      repeats.forget();
      questions.gesture();
    },
  };
}
