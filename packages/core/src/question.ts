import { afterSending, type Call } from './call.ts';
import type { ConfirmationPort, Decision } from './confirmation-port.ts';
import type { Fault } from './fault.ts';
import type { Answer, ApprovalView, QuoteView } from './store-port.ts';
import type { Done } from './tool-definition.ts';

/** Milliseconds the completion after a late approval may take; no call waits for it. */
const completion_ms = 25_000;
const again_ms = 60_000;
const declines_max = 3;

export interface QuestionStart {
  title: string;
  quote: QuoteView;
  approve(digest: string): Promise<Answer<ApprovalView>>;
  /** Runs the tool once the server has the approval. `sent` is called when the submission leaves the page. */
  complete(approval: ApprovalView, options: { signal: AbortSignal; sent: () => void }): Promise<Done | Fault>;
}

export interface QuestionOptions {
  confirmation: () => ConfirmationPort | undefined;
  clock: () => number;
  hidden: () => boolean;
  /** For the record: asked, given, declined, void. */
  note: (detail: { decided: string; quote: string }) => void;
}

/**
 * The one question that may be open. It outlives the call that raised it: a later approval completes with the same
 * quote, another call joins it, and leaving withdraws it.
 */
export function createQuestion({ confirmation, clock, hidden, note }: QuestionOptions) {
  let open:
    | { controller: AbortController; stage: 'asking' | 'approving' | 'sent'; outcome: Promise<Done | Fault> }
    | undefined;
  let declined: { quote: string; at: number } | undefined;
  let declines = 0;

  const decide = async (start: QuestionStart, port: ConfirmationPort): Promise<Done | Fault> => {
    const current = open;
    const signal = current?.controller.signal ?? AbortSignal.abort();
    const approve = (digest: string): Promise<Answer<ApprovalView>> => {
      if (current) current.stage = 'approving';
      return start.approve(digest);
    };
    note({ decided: 'asked', quote: start.quote.id });
    const decision = await port.ask(
      { kind: 'commit', title: start.title, quote: start.quote, approve },
      { signal },
    );
    note({ decided: decision.decided, quote: start.quote.id });
    if (decision.decided === 'declined') {
      declined = { quote: start.quote.id, at: clock() };
      declines += 1;
    }
    if (decision.decided !== 'approved' || !decision.approval) return toFault(decision);
    const timer = setTimeout(() => current?.controller.abort(), completion_ms);
    const sent = (): void => void (current && (current.stage = 'sent'));
    return start.complete(decision.approval, { signal, sent }).finally(() => clearTimeout(timer));
  };

  return {
    get isOpen(): boolean {
      return open !== undefined;
    },
    /** Why this quote is not asked about again, if so: declined under a minute ago, or three times on this page. */
    refusal(quote: QuoteView): Fault | undefined {
      const recent = declined?.quote === quote.id && clock() - declined.at < again_ms;
      return recent || declines >= declines_max ? { code: 'confirmation_declined' } : undefined;
    },
    /** A trusted gesture of the shopper: the last no may be asked about again. */
    gesture: (): void => void (declined = undefined),
    begin(start: QuestionStart): void {
      const port = confirmation();
      open = {
        controller: new AbortController(),
        stage: 'asking',
        outcome: Promise.resolve({ code: 'confirmation_unavailable' }),
      };
      if (port)
        open.outcome = decide(start, port).catch((cause: unknown): Fault => ({
          code: 'internal',
          side_effect: 'unknown',
          cause,
        }));
      const mine = open;
      void mine.outcome.then(() => {
        if (open === mine) open = undefined;
      });
    },
    /** Waits with the call for the outcome; a hidden page answers at once. */
    async wait(call: Call): Promise<Done | Fault> {
      const mine = open;
      if (!mine) return { code: 'confirmation_void' };
      call.amount = (fault) => {
        if (fault.code === 'timed_out')
          return mine.stage === 'asking'
            ? { code: 'buyer_action_pending' }
            : { code: 'submission_in_progress' };
        if (mine.stage === 'sent') return afterSending(fault);
        mine.controller.abort();
        return fault.code === 'tool_not_exposed' ? { code: 'confirmation_void' } : fault;
      };
      if (hidden() && mine.stage === 'asking') return Promise.race([mine.outcome, pending()]);
      return mine.outcome;
    },
    /** The page, phase or subject was left: the question goes, unless the submission is already on its way. */
    withdraw(): void {
      if (open && open.stage !== 'sent') open.controller.abort();
    },
  };
}

export type Questions = ReturnType<typeof createQuestion>;

/** What a decision that is no approval means for the call. */
export function toFault(decision: Decision): Fault {
  switch (decision.decided) {
    case 'refused':
      return decision.fault;
    case 'declined':
    case 'expired':
    case 'unavailable':
      return { code: `confirmation_${decision.decided}` };
    case 'approved':
      return { code: 'confirmation_unavailable' };
    default:
      return { code: 'confirmation_void' };
  }
}

// One turn of the event loop: an outcome that is already there wins.
async function pending(): Promise<Fault> {
  await new Promise((done) => setTimeout(done));
  return { code: 'buyer_action_pending' };
}
