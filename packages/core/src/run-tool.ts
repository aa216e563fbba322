import { canonicalJson } from './canonical-json.ts';
import type { Fault } from './fault.ts';
import type { Pass } from './gate-options.ts';
import { narrowStore, toUnexpected } from './narrow-store.ts';
import { toFault } from './question.ts';
import { isFault, seal } from './seal.ts';
import type { Answer, ApprovalView, QuoteView } from './store-port.ts';
import { isOnDisplay } from './surface.ts';
import type { Context, Done } from './tool-definition.ts';

export interface Run {
  pass: Pass;
  input: object;
  /** For a commit: what was agreed, and the signal and report of the question, which outlive the call. */
  agreed?: { quote: QuoteView; approval: ApprovalView; signal: AbortSignal; sent: () => void };
}

/** Step 8: runs the tool on a narrowed store that is revoked when the call ends or is aborted. */
export async function run({ pass, input, agreed }: Run): Promise<Done | Fault> {
  const { gate, call, tag } = pass;
  const { tool } = call.generation;
  const signal = agreed?.signal ?? call.signal;
  const { store, revoke } = narrowStore({
    store: gate.store(),
    effect: tool.effect,
    commits: 'complete',
    heard: gate.heard && ((answer) => gate.heard?.(call, answer as Promise<Answer<unknown>>)),
    options: {
      ...call.options,
      signal,
      report(note) {
        call.options.report?.(note);
        if (note.type === 'sent') agreed?.sent();
      },
    },
    move: async (target) => {
      const answer = gate.move.check(target);
      if (answer.ok) call.movingTo = answer.value.moving_to;
      return answer;
    },
  });
  const { openCart, show } = gate.actions();
  const context: Context = {
    store: store as Context['store'],
    signal,
    subject: gate.session.subject,
    surface: tag,
    phase: gate.surface().phase,
    onDisplay: (name) => isOnDisplay(gate.surface(), name),
    // Most tools ask for neither; reading the location costs as much as a tenth of the gate.
    get path() {
      return gate.page.path();
    },
    get locale() {
      return gate.page.locale();
    },
    actions: { ...(openCart && { openCart }), ...(show && { show }) },
    ...(agreed && { quote: agreed.quote, approval: agreed.approval }),
  };
  try {
    const outcome = await tool.run(input as never, context as never);
    if (tool.effect !== 'read' && !isFault(outcome)) gate.repeats.forget();
    return outcome;
  } finally {
    revoke();
  }
}

/** Step 7 for a commit: the quote, the one open question, and the wait for the buyer. */
export async function commit(pass: Pass, input: object): Promise<Done | Fault> {
  const { gate, call } = pass;
  const { tool } = call.generation;
  if (gate.questions.asking === undefined) {
    const { store, revoke } = narrowStore({
      store: gate.store(),
      effect: 'commit',
      commits: 'prepare',
      // Asking for a quote changes nothing the buyer can feel, so it is never reported as sent.
      options: { signal: call.signal, via: 'tool', call: call.id },
      move: () => Promise.reject(new Error('prepare does not move the page')),
    });
    const prepared = await tool
      .prepare?.(input as never, { store, signal: call.signal } as never)
      .finally(revoke);
    if (!prepared?.ok) return prepared?.fault ?? { code: 'internal' };
    const refusal = call.fault ?? gate.questions.refusal(prepared.value);
    if (refusal) return refusal;
    // Another call may have asked meanwhile: there is never a second question.
    if (gate.questions.asking === undefined) ask({ pass, input }, prepared.value);
  }
  if (gate.questions.asking !== tool.name) return { code: 'buyer_action_pending' };
  gate.events.emit('call_waiting', { id: call.id, tool: tool.name, title: tool.title, effect: tool.effect });
  return gate.questions.wait(call);
}

function ask({ pass, input }: Run, quote: QuoteView): void {
  const { gate, call } = pass;
  gate.questions.begin({
    call: call.id,
    tool: call.generation.tool.name,
    title: call.generation.tool.title,
    quote,
    subscribe: (listener) => gate.store().subscribe(listener),
    approve: (digest) =>
      gate.store().commits.approve({ quote_id: quote.id, digest }, { via: 'tool', call: call.id }),
    complete: async (approval, question) => {
      pass.confirmed = { quote, approval };
      const outcome = await run({ pass, input, agreed: { quote, approval, ...question } }).catch(
        (cause: unknown) => toUnexpected(cause, call.sent),
      );
      if (call.fault) finishAlone(pass, outcome);
      return outcome;
    },
  });
}

/** The call has answered already: what came of it goes on the record, and the page moves by itself. */
function finishAlone({ gate, call, tag, confirmed }: Pass, outcome: Done | Fault): void {
  const { tool } = call.generation;
  const envelope = seal(outcome, { tool, surface: tag, atCheckout: false, onDisplay: () => false });
  const cause = isFault(outcome) ? outcome.cause : undefined;
  gate.recorder?.late(call, { envelope, cause, ...(confirmed && { confirmed }) });
  if (call.movingTo !== undefined && !isFault(outcome)) gate.move.go(call.movingTo);
}

/** Step 7 for a write with `confirm`: a trusted click on its checked arguments lets exactly this call run. */
export async function confirmWrite({ gate, call }: Pass, input: object): Promise<Fault | undefined> {
  const port = gate.confirmation();
  if (!port) return { code: 'confirmation_unavailable' };
  if (gate.questions.asking !== undefined) return { code: 'buyer_action_pending' };
  const { name, title } = call.generation.tool;
  const { amount } = call;
  const rows = Object.entries(input).map(([label, value]) => ({
    label,
    value: typeof value === 'string' ? value : canonicalJson(value),
  }));
  call.amount = (fault) => (fault.code === 'timed_out' ? { code: 'confirmation_expired' } : fault);
  const release = gate.questions.hold(name);
  const decision = await port.ask({ kind: 'write', title, rows }, { signal: call.signal }).finally(release);
  call.amount = amount;
  return decision.decided === 'approved' ? call.fault : toFault(decision);
}
