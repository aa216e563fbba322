import type { CallNotice, VitrineEvents } from '@vitrine/core';
import type { ChangedLine } from './cart-change.ts';
import type { CartNews, UndoOutcome } from './cart-undo.ts';

/**
 * Where a call stands, as far as a shopper cares. `waiting`: for the shopper's yes; `asked`: the call is over, the question
 * is still open. `unclear`: a write was cut off and may have taken effect.
 */
export type Standing =
  | 'running'
  | 'waiting'
  | 'asked'
  | 'done'
  | 'same'
  | 'stopped'
  | 'declined'
  | 'unclear'
  | 'failed';

/** One line of the list. `lines`: what the call changed in the cart. */
export interface Deed extends CallNotice {
  standing: Standing;
  lines?: readonly ChangedLine[];
  undo?: UndoOutcome;
}

/** What the bar knows; `deeds` latest first. */
export interface ActivityState {
  readonly on: boolean;
  readonly signedIn: boolean;
  readonly deeds: readonly Deed[];
  /** The call whose cart change can be taken back now. */
  readonly undoable: string | undefined;
  readonly undoing: boolean;
}

export type ActivityEvent =
  | { type: 'started' | 'waiting'; call: CallNotice }
  | { type: 'ended'; call: VitrineEvents['call_ended'] }
  | { type: 'turned'; on: boolean }
  | { type: 'subject'; present: boolean }
  | { type: 'cart'; news: CartNews }
  | { type: 'undoing' }
  | { type: 'undo'; call: string; outcome: UndoOutcome };

/** Deeds that are kept. */
const most = 30;

export const noActivity: ActivityState = {
  on: true,
  signedIn: false,
  deeds: [],
  undoable: undefined,
  undoing: false,
};

/** The next state; an event about a call that is not known leaves the list alone. */
export function activityStep(state: ActivityState, event: ActivityEvent): ActivityState {
  switch (event.type) {
    case 'started':
      return {
        ...state,
        deeds: [{ ...event.call, standing: 'running' } as const, ...state.deeds].slice(0, most),
      };
    case 'waiting':
      return change(state, event.call.id, { standing: 'waiting' });
    case 'ended':
      return once(change(state, event.call.id, { standing: standingOf(event.call) }), event.call);
    case 'turned':
      return event.on === state.on ? state : { ...state, on: event.on };
    case 'subject':
      // What was done for somebody who has signed out is not for the next one to read.
      return state.signedIn
        ? { ...state, signedIn: event.present, deeds: state.deeds.filter(isOpen), undoable: undefined }
        : { ...state, signedIn: event.present };
    case 'cart': {
      const { changed, undoable } = event.news;
      const next = { ...state, undoable };
      return changed ? change(next, changed.call, { lines: changed.lines }) : next;
    }
    case 'undoing':
      return { ...state, undoing: true };
    case 'undo':
      return { ...change(state, event.call, { undo: event.outcome }), undoing: false };
  }
}

/** Whether the call still runs. */
export function isOpen({ standing }: Deed): boolean {
  return standing === 'running' || standing === 'waiting';
}

function change(state: ActivityState, id: string, news: Partial<Deed>): ActivityState {
  return { ...state, deeds: state.deeds.map((deed) => (deed.id === id ? { ...deed, ...news } : deed)) };
}

/** Reading the same thing again and again is told once. */
function once(state: ActivityState, { id, tool, effect }: CallNotice): ActivityState {
  const at = state.deeds.findIndex((deed) => deed.id === id);
  const [now, before] = state.deeds.slice(at, at + 2);
  const again = effect === 'read' && before?.tool === tool && before.standing === now?.standing;
  return again ? { ...state, deeds: state.deeds.filter((deed) => deed !== before) } : state;
}

function standingOf({ status, code, side_effect }: VitrineEvents['call_ended']): Standing {
  if (status === 'nothing_changed') return 'same';
  if (code === undefined || side_effect === 'done') return 'done';
  if (code === 'buyer_action_pending') return 'asked';
  if (side_effect === 'unknown' || side_effect === 'partial') return 'unclear';
  if (code === 'stopped_by_shopper') return 'stopped';
  return code === 'confirmation_declined' ? 'declined' : 'failed';
}
