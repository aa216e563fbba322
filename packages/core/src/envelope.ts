import type { Fault, FaultCode, SideEffect } from './fault.ts';
import type { EnvelopeStatus, NextStep } from './fault-table.ts';
import type { Quoted } from './tool-definition.ts';

/** What to do next; `tool` goes with `call` and names a tool on display now, or after `refresh_tools`. */
export interface Next {
  do: NextStep;
  tool?: string;
}

/** Members that either kind of result may carry. `surface` is `phase#epoch-digest` when the answer was made. */
export interface EnvelopeExtras {
  surface: string;
  /** Path the page moves to 100 ms after the answer; `next` says to refresh the tools then. */
  moving_to?: string;
  note?: string;
  quoted?: Quoted[];
  total?: number;
  next_cursor?: string;
}

export interface DoneEnvelope extends EnvelopeExtras {
  ok: true;
  status: 'done' | 'nothing_changed';
  data: object;
  /** Only where something is left to do: after a move, or where the buyer goes on. */
  next?: Next[];
}

export interface FaultEnvelope
  extends
    EnvelopeExtras,
    Pick<
      Fault,
      'reason' | 'fields' | 'state' | 'applied' | 'not_applied' | 'difference' | 'missing' | 'wait_s'
    > {
  ok: false;
  isError: true;
  status: EnvelopeStatus;
  code: FaultCode;
  error: string;
  retryable: boolean;
  side_effect: SideEffect;
  next: Next[];
  /** How often this very call was refused within the last minute. */
  repeat?: number;
  remediation?: {
    kind: 'authenticate' | 'step_up';
    action_ref: string;
    task_id?: string;
    acr_values?: string;
    max_age?: number;
  };
}

/** The result of every call, at most 1,500 characters as JSON text. */
export type Envelope = DoneEnvelope | FaultEnvelope;
