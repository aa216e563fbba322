import type { DoneEnvelope, Envelope, FaultEnvelope, Next } from './envelope.ts';
import type { Fault } from './fault.ts';
import { faultTable, reasonErrors, type NextStep } from './fault-table.ts';
import { budgets } from './define-tool.ts';
import { toQuotedText, toWellFormed } from './quoted-text.ts';
import { shrink } from './shrink.ts';
import type { Done, Effect, Quoted, Trim } from './tool-definition.ts';

/** What the seal knows of the call beside its outcome. */
export interface SealContext {
  tool: { effect: Effect; trim?: Trim; settled_by?: string };
  surface: string;
  /** The page is at checkout, where every failure is followed by reading the state. */
  atCheckout: boolean;
  movingTo?: string;
  repeat?: number;
}

/** Whether an outcome is a fault. */
export function isFault(outcome: Done | Fault): outcome is Fault {
  return 'code' in outcome;
}

/**
 * The envelope of an outcome: always an object, at most 1,500 characters as JSON text, well-formed Unicode,
 * third-party text only under `quoted`. A result that cannot shrink that far becomes the fault `too_large`.
 */
export function seal(outcome: Done | Fault, context: SealContext): Envelope {
  return isFault(outcome) ? sealFault(outcome, context) : sealDone(outcome, context);
}

function sealDone(done: Done, context: SealContext): Envelope {
  const envelope: DoneEnvelope = wellFormed({
    ok: true,
    status: done.status,
    data: done.data,
    ...(done.quoted && { quoted: clean(done.quoted) }),
    ...(done.note !== undefined && { note: done.note }),
    ...(context.movingTo !== undefined && { moving_to: context.movingTo }),
    surface: context.surface,
  });
  if (shrink(envelope, context.tool.trim, done.paging)) return envelope;
  const wrote = context.tool.effect === 'write' || context.tool.effect === 'commit';
  return sealFault(
    { code: 'too_large', side_effect: wrote && done.status === 'done' ? 'done' : 'none' },
    context,
  );
}

function sealFault(fault: Fault, context: SealContext): Envelope {
  const { status, side_effect, retryable, error, next } = faultTable[fault.code];
  const {
    code,
    reason,
    cause: _cause,
    read: _read,
    acr_values: _acr,
    max_age: _age,
    task_id: _task,
    ...told
  } = fault;
  const remediation = toRemediation(fault);
  const envelope: FaultEnvelope = wellFormed({
    ok: false,
    isError: true,
    status: code === 'submission_failed' && fault.side_effect === 'unknown' ? 'unknown' : status,
    code,
    ...(reason && { reason }),
    error: (reason && reasonErrors[reason]) ?? error,
    retryable,
    side_effect,
    next: toNext(fault, next, context),
    ...(context.repeat !== undefined && { repeat: context.repeat }),
    ...(remediation && { remediation }),
    ...told,
    surface: context.surface,
  });
  fitFault(envelope, context.tool.trim);
  return envelope;
}

/** Turns the row's steps into `next`; every failure at checkout says: refresh, read the state, compare. */
function toNext(fault: Fault, steps: readonly NextStep[], context: SealContext): Next[] {
  const read = fault.read ?? context.tool.settled_by;
  const all: NextStep[] = [...steps];
  if (context.atCheckout && read !== undefined) {
    for (const step of ['refresh_tools', 'call', 'compare_then_send_difference'] as const) {
      if (!all.includes(step)) all.push(step);
    }
  }
  return all.flatMap((step): Next[] =>
    step === 'call' ? (read === undefined ? [] : [{ do: step, tool: read }]) : [{ do: step }],
  );
}

function toRemediation({ code, task_id, acr_values, max_age }: Fault): FaultEnvelope['remediation'] {
  if (code === 'step_up_required') {
    return {
      kind: 'step_up',
      action_ref: 'step_up',
      ...(acr_values && { acr_values }),
      ...(max_age !== undefined && { max_age }),
    };
  }
  if (code !== 'subject_missing') return undefined;
  return { kind: 'authenticate', action_ref: 'authenticate', ...(task_id && { task_id }) };
}

/** A fault must always fit: the state's list shrinks first, then whole optional members go, the largest first. */
function fitFault(envelope: FaultEnvelope, trim: Trim = {}): void {
  const inState = (pointer: string): string => pointer.replace(/^\/data\//, '/state/');
  const moved: Trim = { ...(trim.page && { page: inState(trim.page) }), cut: (trim.cut ?? []).map(inState) };
  if (shrink(envelope, moved)) return;
  for (const member of ['state', 'difference', 'missing', 'fields'] as const) {
    const rows = envelope[member];
    const page = Array.isArray(rows) ? { page: `/${member}` } : {};
    if (shrink(envelope, page)) return;
    delete envelope[member];
    if (JSON.stringify(envelope).length <= budgets.result) return;
  }
}

function clean(quoted: Quoted[]): Quoted[] {
  return quoted.map(({ source, text }) => ({ source: toQuotedText(source), text: toQuotedText(text) }));
}

/** A copy that is plain JSON; unpaired surrogates are replaced where there are any. */
function wellFormed<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'string' ? toWellFormed(inner) : inner,
  ) as T;
}
