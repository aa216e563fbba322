import type { Answer, ApprovalView, Decision } from '@vitrine/core';
import { markChanges, type Marks, type Sheet } from './sheet.ts';

/** Milliseconds in which Approve does nothing: after opening, so that a click on its way hits nothing; after a change, so that it is read. */
const inert_ms = { opened: 700, changed: 1500 } as const;

const noMarks: Marks = { changed: new Set(), removed: [] };

interface Asked {
  sheet: Sheet;
  marks: Marks;
  armed_at: number;
  expires_at: number;
}

/** Where the conversation with the buyer stands; times are the clock's milliseconds. */
export type ConfirmState =
  | { at: 'idle' }
  | ({ at: 'asking' | 'approving' } & Asked)
  | { at: 'ended'; decision: Decision };

export type ConfirmEvent =
  | { type: 'asked'; sheet: Sheet; now: number }
  | { type: 'replaced'; sheet: Sheet; now: number }
  | { type: 'approve'; trusted: boolean; now: number }
  | { type: 'decline'; trusted: boolean }
  | { type: 'tick'; now: number }
  | { type: 'answered'; answer: Answer<ApprovalView> | undefined }
  | { type: 'end'; decision: Decision };

/** The next state; an event that does not belong here leaves the state as it is. */
export function confirmStep(state: ConfirmState, event: ConfirmEvent): ConfirmState {
  if (event.type === 'asked')
    return open(event.sheet, { marks: noMarks, now: event.now, inert: inert_ms.opened });
  if (state.at !== 'asking' && state.at !== 'approving') return state;
  if (event.type === 'end') return ended(event.decision);
  if (event.type === 'answered') return state.at === 'approving' ? ended(decisionOf(event.answer)) : state;
  return state.at === 'asking' ? whileAsking(state, event) : state;
}

/** Whether a press at this moment counts. */
export function isArmed(state: ConfirmState, now: number): boolean {
  return state.at === 'asking' && now >= state.armed_at && now < state.expires_at;
}

type Asking = Extract<ConfirmState, { at: 'asking' | 'approving' }>;
type AskingEvent = Exclude<ConfirmEvent, { type: 'asked' | 'end' | 'answered' }>;

function whileAsking(state: Asking, event: AskingEvent): ConfirmState {
  switch (event.type) {
    case 'replaced': {
      const marks = markChanges(state.sheet, event.sheet);
      return open(event.sheet, { marks, now: event.now, inert: inert_ms.changed });
    }
    case 'approve':
      if (event.now >= state.expires_at) return ended({ decided: 'expired' });
      return event.trusted && isArmed(state, event.now) ? { ...state, at: 'approving' } : state;
    case 'decline':
      return event.trusted ? ended({ decided: 'declined' }) : state;
    case 'tick':
      return event.now >= state.expires_at ? ended({ decided: 'expired' }) : state;
  }
}

function open(
  sheet: Sheet,
  { marks, now, inert }: { marks: Marks; now: number; inert: number },
): ConfirmState {
  const expires_at = sheet.expires_s === undefined ? Infinity : now + sheet.expires_s * 1000;
  return { at: 'asking', sheet, marks, armed_at: now + inert, expires_at };
}

function ended(decision: Decision): ConfirmState {
  return { at: 'ended', decision };
}

function decisionOf(answer: Answer<ApprovalView> | undefined): Decision {
  if (!answer) return { decided: 'approved' };
  if (answer.ok) return { decided: 'approved', approval: answer.value };
  if (answer.fault.code === 'confirmation_expired') return { decided: 'expired' };
  if (answer.fault.code === 'confirmation_void') return { decided: 'void' };
  return { decided: 'refused', fault: answer.fault };
}
