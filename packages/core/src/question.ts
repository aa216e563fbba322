import { afterSending, type Call } from './call.ts';
import type { ConfirmationPort, Decision } from './confirmation-port.ts';
import type { Fault } from './fault.ts';
import { toUnexpected } from './narrow-store.ts';
import type { Answer, ApprovalView, QuoteView, StorePort } from './store-port.ts';
import type { Done } from './tool-definition.ts';

/** Milliseconds the completion after a late approval may take; no call waits for it. */
const completion_ms = 25_000;
const again_ms = 60_000;
const declines_max = 3;

export interface QuestionStart {
  /** Entry id of the call that asks. */
  call: string;
  /** The commit tool that asks; another call of it joins. */
  tool: string;
  title: string;
  quote: QuoteView;
  /** Tells of changes in the store: one that no tool of this page made and that touches the order withdraws the question. */
  subscribe: StorePort['subscribe'];
  approve(digest: string): Promise<Answer<ApprovalView>>;
  /** Runs the tool once the server has the approval. `sent` is called when the submission leaves the page. */
  complete(approval: ApprovalView, options: { signal: AbortSignal; sent: () => void }): Promise<Done | Fault>;
}

export interface QuestionOptions {
  confirmation: () => ConfirmationPort | undefined;
  clock: () => number;
  hidden: () => boolean;
  /** For the record. */
  note: (detail: ApprovalNote) => void;
}

/** What the record says of a question; `level` and `at` are the server's, `reason` is why nothing came of it. */
export interface ApprovalNote {
  decided: 'asked' | 'given' | 'declined' | 'void';
  call: string;
  quote: string;
  digest: string;
  level?: string;
  at?: string;
  reason?: string;
}

interface Open {
  readonly tool: string;
  readonly controller: AbortController;
  stage: 'asking' | 'approving' | 'sent';
  outcome?: Promise<Done | Fault>;
}

/**
 * The one question that may be open. It outlives the call that raised it: a later approval completes with the same
 * quote, another call joins it, and leaving withdraws it.
 */
export function createQuestion({ confirmation, clock, hidden, note }: QuestionOptions) {
  let open: Open | undefined;
  let declined: { quote: string; at: number } | undefined;
  let declines = 0;

  const decide = async (start: QuestionStart, mine: Open): Promise<Done | Fault> => {
    const port = confirmation();
    if (!port) return { code: 'confirmation_unavailable' };
    const { signal } = mine.controller;
    const approve = (digest: string): Promise<Answer<ApprovalView>> => {
      mine.stage = 'approving';
      return start.approve(digest);
    };
    const about = { call: start.call, quote: start.quote.id, digest: start.quote.digest };
    note({ ...about, decided: 'asked' });
    const decision = await port.ask(
      { kind: 'commit', title: start.title, quote: start.quote, approve },
      { signal },
    );
    note({ ...about, ...toWords(decision) });
    if (decision.decided === 'declined') {
      declined = { quote: start.quote.id, at: clock() };
      declines += 1;
    }
    if (decision.decided !== 'approved' || !decision.approval) return toFault(decision);
    if (signal.aborted) {
      note({ ...about, decided: 'void', reason: 'confirmation_void' });
      return { code: 'confirmation_void' };
    }
    const timer = setTimeout(() => mine.controller.abort(), completion_ms);
    const sent = (): void => void (mine.stage = 'sent');
    return start.complete(decision.approval, { signal, sent }).finally(() => clearTimeout(timer));
  };

  return {
    /** The tool whose question is open. */
    get asking(): string | undefined {
      return open?.tool;
    },
    /** Why this quote is not asked about again, if so: declined under a minute ago, or three times on this page. */
    refusal(quote: QuoteView): Fault | undefined {
      const recent = declined?.quote === quote.id && clock() - declined.at < again_ms;
      return recent || declines >= declines_max ? { code: 'confirmation_declined' } : undefined;
    },
    /** A trusted gesture of the shopper: the last no may be asked about again. */
    gesture: (): void => void (declined = undefined),
    begin(start: QuestionStart): void {
      const mine: Open = { tool: start.tool, controller: new AbortController(), stage: 'asking' };
      const unsubscribe = start.subscribe(({ what, via }) => {
        const moved = what === 'order' || what === 'checkout';
        if (moved && via !== 'tool') withdraw(mine);
      });
      open = mine;
      mine.outcome = decide(start, mine)
        .catch((cause: unknown) => toUnexpected(cause, mine.stage === 'sent'))
        .finally(() => {
          unsubscribe();
          if (open === mine) open = undefined;
        });
    },
    /** A write's own question takes the one place until the returned function is called. */
    hold(tool: string): () => void {
      const mine: Open = { tool, controller: new AbortController(), stage: 'asking' };
      open = mine;
      return () => {
        if (open === mine) open = undefined;
      };
    },
    /** Waits with the call for the outcome; a hidden page answers at once. */
    async wait(call: Call): Promise<Done | Fault> {
      const mine = open;
      if (!mine?.outcome) return { code: 'confirmation_void' };
      call.amount = (fault) => {
        if (fault.code === 'timed_out')
          return mine.stage === 'asking'
            ? { code: 'buyer_action_pending' }
            : { code: 'submission_in_progress' };
        // The page itself moves on once the order is there; a call that only joined has sent nothing and hears of it too.
        if (mine.stage === 'sent') return fault.code === 'tool_not_exposed' ? undefined : afterSending(fault);
        mine.controller.abort();
        return fault.code === 'tool_not_exposed' ? { code: 'confirmation_void' } : fault;
      };
      // One turn of the event loop: an outcome that is already there wins.
      if (hidden()) setTimeout(() => call.stop({ code: 'timed_out' }));
      return mine.outcome;
    },
    /** The page, phase or subject was left: the question goes, unless the submission is already on its way. */
    withdraw: (): void => withdraw(open),
  };
}

function withdraw(open: Open | undefined): void {
  if (open && open.stage !== 'sent') open.controller.abort();
}

export type Questions = ReturnType<typeof createQuestion>;

function toWords(decision: Decision): Pick<ApprovalNote, 'decided' | 'level' | 'at' | 'reason'> {
  if (decision.decided === 'declined') return { decided: 'declined' };
  if (decision.decided !== 'approved' || !decision.approval)
    return { decided: 'void', reason: toFault(decision).code };
  const { level, at } = decision.approval;
  return { decided: 'given', level, at };
}

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
