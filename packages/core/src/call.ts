import type { Fault } from './fault.ts';
import type { CallOptions, RequestReport } from './store-port.ts';
import type { ToolDefinition } from './tool-definition.ts';

/** One registration of one definition; dead once its registration was aborted. `subject_epoch` as it was then. */
export interface Generation {
  readonly tool: ToolDefinition;
  readonly subject_epoch: number;
  live: boolean;
}

/** A running call: its identity, its one signal and what is known of its requests. */
export interface Call {
  readonly id: string;
  readonly generation: Generation;
  readonly signal: AbortSignal;
  /** Resolves when the call is stopped from outside; never rejects. */
  readonly stopped: Promise<Fault>;
  /** The fault it was stopped with. */
  fault: Fault | undefined;
  /** A write has left the page. */
  sent: boolean;
  readonly requests: Extract<RequestReport, { type: 'answered' }>[];
  readonly options: CallOptions;
  /** Path the page moves to after the answer. */
  movingTo: string | undefined;
  /** What a stop from outside amounts to at this point of the call; undefined: it goes on. */
  amount: (fault: Fault) => Fault | undefined;
  /** Ends the call early, once. */
  stop(fault: Fault): void;
  /** Clears timer and listener; the call is over. */
  end(): void;
}

export interface CallStart {
  id: string;
  generation: Generation;
  /** The caller's own signal; some consumers hand none over. */
  caller: AbortSignal | undefined;
}

/** Opens a call: one controller and one timer, which `end` clears. */
export function openCall({ id, generation, caller }: CallStart): Call {
  const controller = new AbortController();
  const requests: Call['requests'] = [];
  const onAbort = (): void => call.stop({ code: 'aborted' });
  const timer = setTimeout(() => call.stop({ code: 'timed_out' }), generation.tool.deadline_ms);
  let resolve: (fault: Fault) => void;
  const call: Call = {
    id,
    generation,
    signal: controller.signal,
    stopped: new Promise((done) => (resolve = done)),
    fault: undefined,
    sent: false,
    requests,
    options: { signal: controller.signal, via: 'tool', call: id, report: (report) => note(report) },
    movingTo: undefined,
    amount: (fault) => (call.sent ? afterSending(fault) : fault),
    stop(fault) {
      const amount = call.fault ? undefined : call.amount(fault);
      if (!amount) return;
      call.fault = amount;
      controller.abort();
      resolve(amount);
    },
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onAbort);
    },
  };
  const note = (report: RequestReport): void => {
    if (report.type === 'sent') call.sent = true;
    else requests.push(report);
  };
  if (caller?.aborted) onAbort();
  caller?.addEventListener('abort', onAbort);
  return call;
}

/** Once a write is on its way, a stop never means that nothing happened. */
export function afterSending(fault: Fault): Fault {
  if (fault.code === 'stopped_by_shopper') return { ...fault, side_effect: 'unknown' };
  return { code: 'outcome_unknown', cause: fault.cause ?? fault.code };
}
