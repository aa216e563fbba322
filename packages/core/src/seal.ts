import type { DoneEnvelope, Envelope, FaultEnvelope, Next } from './envelope.ts';
import type { Fault } from './fault.ts';
import { faultTable, reasonErrors, type NextStep } from './fault-table.ts';
import { toQuotedText, toWellFormed } from './quoted-text.ts';
import { shrink } from './shrink.ts';
import type { Done, Effect, Quoted, Trim } from './tool-definition.ts';

/** What the seal knows of the call beside its outcome. */
export interface SealContext {
  tool: { effect: Effect; trim?: Trim; settled_by?: string };
  surface: string;
  /** The page is at checkout, where every failure is followed by reading the state. */
  atCheckout: boolean;
  /** Whether a tool is on display when the answer is made; only such a one is named. */
  onDisplay: (tool: string) => boolean;
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
  const moves: NextStep[] = context.movingTo === undefined ? [] : ['refresh_tools'];
  const next = [...moves, ...(done.next ?? [])].map((step) => ({ do: step }));
  const envelope: DoneEnvelope = wellFormed({
    ok: true,
    status: done.status,
    data: done.data,
    ...(done.quoted && { quoted: clean(done.quoted) }),
    ...(done.note !== undefined && { note: done.note }),
    ...(context.movingTo !== undefined && { moving_to: context.movingTo }),
    ...(next.length > 0 && { next }),
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
  const { next, ...row } = faultTable[fault.code];
  const { cause: _cause, read: _read, acr_values: _acr, max_age: _age, task_id: _task, ...told } = fault;
  const envelope: FaultEnvelope = wellFormed({
    ok: false,
    isError: true,
    ...row,
    ...(fault.reason && reasonErrors[fault.reason] && { error: reasonErrors[fault.reason] }),
    ...(fault.code === 'submission_failed' &&
      fault.side_effect === 'unknown' && { status: 'unknown' as const }),
    ...told,
    next: toNext(fault, next, context),
    ...(context.repeat && { repeat: context.repeat }),
    ...toRemediation(fault),
    surface: context.surface,
  });
  fitFault(envelope, context.tool.trim);
  return envelope;
}

/**
 * Turns the row's steps into `next`; every failure at checkout says: refresh, read the state, compare. Where the tool to
 * call is not on display, the tools are to be listed instead.
 */
function toNext(fault: Fault, steps: readonly NextStep[], context: SealContext): Next[] {
  const read = fault.read ?? context.tool.settled_by;
  const tool = read !== undefined && context.onDisplay(read) ? read : undefined;
  const more = context.atCheckout && read !== undefined ? faultTable.update_failed.next : [];
  const all = [...steps, ...more].map((step) => (step === 'call' && !tool ? 'refresh_tools' : step));
  return [...new Set(all)].map((step) => ({ do: step, ...(step === 'call' && tool && { tool }) }));
}

function toRemediation({
  code,
  cause,
  task_id,
  acr_values,
  max_age,
}: Fault): Pick<FaultEnvelope, 'remediation'> | undefined {
  const kind = code === 'step_up_required' ? 'step_up' : 'authenticate';
  if (kind === 'authenticate' && code !== 'subject_missing' && cause !== 'subject_missing') return undefined;
  // Members that are undefined go with the copy through JSON.
  return {
    remediation: { kind, action_ref: kind, task_id, acr_values, max_age } as NonNullable<
      FaultEnvelope['remediation']
    >,
  };
}

/** A fault must always fit: the state's list shrinks first, then whole optional members go, the largest first. */
function fitFault(envelope: FaultEnvelope, trim: Trim = {}): void {
  const inState = (pointer: string): string => pointer.replace('/data/', '/state/');
  const cut = trim.cut?.map(inState) ?? [];
  if (shrink(envelope, { page: inState(trim.page ?? ''), cut })) return;
  for (const member of [
    'state',
    'difference',
    'missing',
    'fields',
    'applied',
    'not_applied',
    'remediation',
  ] as const) {
    if (shrink(envelope, { page: `/${member}` })) return;
    delete envelope[member];
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
