import type { Call } from './call.ts';
import type { ConfirmationPort } from './confirmation-port.ts';
import type { SurfaceRecord } from './entries.ts';
import type { Events } from './events.ts';
import type { PageMove } from './page-move.ts';
import type { Questions } from './question.ts';
import type { Recorder } from './recorder.ts';
import type { RepeatGuard } from './repeat-guard.ts';
import type { SessionSource } from './session.ts';
import type { Answer, ApprovalView, QuoteView, StorePort } from './store-port.ts';
import type { Surface } from './surface.ts';
import type { PageActions } from './tool-definition.ts';

/**
 * Hears what the store answers to a running tool, beside the tool: for the shopper's Undo. `requests` of the call fill as
 * its requests are answered; `before` there is the version a write went out from. Nothing waits for it; it may not throw.
 */
export type Hearing = (call: Pick<Call, 'id' | 'requests'>, answer: Promise<Answer<unknown>>) => void;

/** What the gate works with; the composition root passes it in. */
export interface GateOptions {
  surface: () => Surface;
  /** `phase#epoch-digest` and the record of what is on display; resolves once versions and epochs are known. */
  describe: () => Promise<{ tag: string; record: SurfaceRecord }>;
  store: () => StorePort;
  /** Resolves once there is a store; nothing asks for it before. */
  connected: Promise<void>;
  session: SessionSource;
  questions: Questions;
  confirmation: () => ConfirmationPort | undefined;
  repeats: RepeatGuard;
  move: PageMove;
  events: Events;
  recorder: Recorder | undefined;
  actions: () => PageActions;
  page: { path: () => string; locale: () => string };
  newId: () => string;
  heard?: Hearing | undefined;
}

/** What one pass through the gate carries along. */
export interface Pass {
  readonly gate: GateOptions;
  readonly call: Call;
  readonly raw: unknown;
  /** Same tool, arguments and epochs: the repeat guard's key. */
  readonly key: string;
  /** The surface when the call began. */
  readonly tag: string;
  readonly record: SurfaceRecord;
  /** The opened entry is written or on its way. */
  opened: boolean;
  confirmed?: { quote: QuoteView; approval: ApprovalView };
}
