import { createDescription } from './description.ts';
import type { Events } from './events.ts';
import { createGate } from './gate.ts';
import { createPageMove } from './page-move.ts';
import { createQuestion } from './question.ts';
import { createRecorder } from './recorder.ts';
import { createRepeatGuard } from './repeat-guard.ts';
import { createSessionSource } from './session.ts';
import type { Surface } from './surface.ts';
import type { StoreLink } from './store-link.ts';
import type { PageActions } from './tool-definition.ts';
import type { VitrineOptions } from './vitrine.ts';

export interface PipelineOptions {
  options: VitrineOptions;
  events: Events;
  surface: () => Surface;
  /** Resolves once "turned off here" and the epochs have been read; no call is served before. */
  ready: Promise<void>;
  link: StoreLink;
  /** The subject is there, or not; what was on display for a former one must be gone when this returns. */
  onSubject: (present: boolean) => void;
}

/** Everything a call meets on its way, wired together for one page. */
export function createPipeline({ options, events, surface, ready, link, onSubject }: PipelineOptions) {
  const { document, clock, now, newId } = options;
  const { store, connected } = link;
  const actions = (): PageActions => options.actions?.() ?? {};

  const session = createSessionSource({
    port: () => store().session,
    clock,
    onChange({ subject, lost }) {
      questions.withdraw();
      repeats.forget();
      if (lost) {
        gate.stop({ code: 'subject_missing' }, ({ generation }) => generation.tool.subject === 'required');
        gate.stop({ code: 'aborted', cause: 'subject_missing' });
        // Private tools of the former subject go even when another one follows in the same turn.
        onSubject(false);
      }
      onSubject(subject !== null);
      const detail = { present: subject !== null, epoch: session.epoch };
      recorder?.note('subject', detail);
      events.emit('subject', detail);
    },
  });

  const recorder =
    options.entries &&
    createRecorder({
      entries: options.entries,
      now,
      who: () => ({
        session: session.view?.session ?? null,
        subject: session.subject,
        subject_epoch: session.epoch,
        policy: surface().policy.version,
      }),
    });

  const confirmation = () => options.confirmation;
  const questions = createQuestion({
    confirmation,
    clock,
    hidden: () => document.visibilityState === 'hidden',
    note: (detail) => recorder?.note('approval', detail),
  });

  const repeats = createRepeatGuard(clock);
  const describe = createDescription(surface);
  const move = createPageMove({
    navigate: (target) => store().navigate(target),
    canLeave: () => actions().canLeave?.() ?? true,
    origin: () => document.location.origin,
  });

  const gate = createGate({
    surface,
    describe: () => ready.then(describe),
    store,
    connected,
    session,
    questions,
    confirmation,
    repeats,
    move,
    events,
    recorder,
    actions,
    page: {
      path: () => document.location.pathname,
      locale: () => document.documentElement.lang || (document.defaultView?.navigator.language ?? 'en'),
    },
    newId,
    heard: options.heard,
  });

  return { session, recorder, questions, repeats, gate };
}
