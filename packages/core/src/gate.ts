import { fromText, readArguments, toKey } from './arguments.ts';
import { openCall, type Call, type Generation } from './call.ts';
import type { Envelope } from './envelope.ts';
import type { Fault } from './fault.ts';
import type { GateOptions, Pass } from './gate-options.ts';
import { commit, confirmWrite, run } from './run-tool.ts';
import { toUnexpected } from './narrow-store.ts';
import { refusedBy } from './scope.ts';
import { isFault, seal } from './seal.ts';
import { isOnDisplay } from './surface.ts';
import type { Done } from './tool-definition.ts';

/** Milliseconds a write waits before its first request, so that an abort in the tick of the call is seen (measured: up to 0.8 ms). */
const turn_ms = 5;

/** One call as the browser hands it over; `caller` is the caller's own signal, which some consumers leave out. */
export interface Served {
  generation: Generation;
  raw: unknown;
  caller?: AbortSignal | undefined;
}

/** Calls that run now, and the one function through which every call goes. */
export function createGate(gate: GateOptions) {
  const running = new Set<Call>();

  /** Every call resolves with an envelope. */
  async function serve({ generation, raw: given, caller }: Served): Promise<Envelope> {
    const { name, title, effect } = generation.tool;
    const call = openCall({ id: gate.newId(), generation, caller });
    const notice = { id: call.id, tool: name, title, effect };
    running.add(call);
    gate.events.emit('call_started', notice);
    const { tag, record } = await gate.describe();
    const raw = fromText(given);
    const key = `${name} ${record.epoch} ${gate.session.epoch} ${toKey(raw)}`;
    const pass: Pass = { gate, call, raw, key, tag, record, opened: false };
    const outcome = await Promise.race([walk(pass), call.stopped]).catch((error: unknown) =>
      toUnexpected(error, call.sent),
    );
    running.delete(call);
    call.end();
    // What a tool answers may be no JSON at all.
    const envelope = await sealed(pass, outcome).catch((error: unknown) =>
      sealed(pass, toUnexpected(error, call.sent)),
    );
    close(pass, { envelope, outcome });
    const { status } = envelope;
    gate.events.emit('call_ended', {
      ...notice,
      status,
      ...(!envelope.ok && { code: envelope.code, side_effect: envelope.side_effect }),
    });
    return envelope;
  }

  return {
    serve,
    /** Stops running calls that `which` picks: the shopper's Stop, a lost subject, a phase that was left. */
    stop(fault: Fault, which: (call: Call) => boolean = () => true): void {
      for (const call of running) if (which(call)) call.stop(fault);
    },
  };
}

export type Gate = ReturnType<typeof createGate>;

/** The order of checks. It is the safety argument: code, not configuration. */
async function walk(pass: Pass): Promise<Done | Fault> {
  const { gate, call } = pass;
  const { generation } = call;
  const { tool } = generation;
  const writes = tool.effect === 'write' || tool.effect === 'commit';
  if (!writes) openLater(pass);

  // 1 this body's generation
  if (!generation.live) return { code: 'tool_not_exposed' };
  if (gate.move.pending) return { code: 'page_moving', wait_s: 1 };

  // 2 subject, once there is a store that knows it
  await gate.connected;
  const always = tool.effect === 'commit';
  const unverified =
    tool.subject === 'anyone'
      ? await gate.session.settled()
      : await gate.session.verify({ since: generation.subject_epoch, always });
  if (unverified) return unverified;

  // 3 scope and policy
  if (!generation.live || refusedBy(gate.surface().policy, tool)) return { code: 'tool_not_exposed' };

  // 4 arguments
  const read = readArguments(tool.input, pass.raw);
  if ('fields' in read) return { code: 'invalid_arguments', fields: read.fields };

  // 5 repeat guard
  const known = gate.repeats.recall(pass.key);
  if (known) return known;
  const { asking } = gate.questions;
  const joins = tool.effect === 'commit' && asking === tool.name;
  if (asking !== undefined && tool.effect !== 'read' && !joins) return { code: 'buyer_action_pending' };

  // 6 the entry is kept and a turn passes before any request
  if (writes) await turn(pass);
  if (call.fault) return call.fault;
  if (!generation.live) return { code: 'tool_not_exposed' };

  // 7 the buyer's yes, 8 run, 9 answers mapped by the store's adapter
  if (tool.effect === 'commit') return commit(pass, read.input);
  const refusal = tool.confirm && (await confirmWrite(pass, read.input));
  return refusal ?? run({ pass, input: read.input });
}

async function turn(pass: Pass): Promise<void> {
  pass.opened = true;
  const { gate, call, raw, record } = pass;
  const kept = gate.recorder?.open({ call, raw, surface: record });
  await Promise.all([kept, new Promise((done) => setTimeout(done, turn_ms))]);
}

// 10 seal
async function sealed(pass: Pass, outcome: Done | Fault): Promise<Envelope> {
  const { gate, call, key, record } = pass;
  const repeat = isFault(outcome) ? gate.repeats.note(key, outcome) : undefined;
  const movingTo = isFault(outcome) ? undefined : call.movingTo;
  const { tag } = await gate.describe();
  const envelope = seal(outcome, {
    tool: call.generation.tool,
    surface: tag,
    atCheckout: record.phase === 'checkout',
    onDisplay: (name) => isOnDisplay(gate.surface(), name),
    ...(movingTo !== undefined && { movingTo }),
    ...(repeat !== undefined && { repeat }),
  });
  if (movingTo !== undefined) gate.move.go(movingTo);
  return envelope;
}

// 11 the entry is closed
function close(pass: Pass, { envelope, outcome }: { envelope: Envelope; outcome: Done | Fault }): void {
  const { recorder } = pass.gate;
  if (!pass.opened) openLater(pass);
  recorder?.close(pass.call, {
    envelope,
    ...(isFault(outcome) && outcome.cause !== undefined && { cause: outcome.cause }),
    ...(pass.confirmed && { confirmed: pass.confirmed }),
  });
}

function openLater(pass: Pass): void {
  pass.opened = true;
  pass.gate.recorder?.openLater({ call: pass.call, raw: pass.raw, surface: pass.record });
}
