import type { Fault } from './fault.ts';
import type { Answer, ApprovalView, QuoteView } from './store-port.ts';

/**
 * What the buyer is asked. A commit shows exactly `quote.canonical` and sends the digest recomputed over it to
 * `approve`; a write with `confirm` shows its checked arguments.
 */
export type Question =
  | {
      kind: 'commit';
      title: string;
      quote: QuoteView;
      approve(digest: string): Promise<Answer<ApprovalView>>;
    }
  | { kind: 'write'; title: string; rows: { label: string; value: string }[] };

/** How the question ended; `withdrawn` answers the abort of the signal. */
export type Decision =
  | { decided: 'approved'; approval?: ApprovalView }
  | { decided: 'declined' | 'expired' | 'void' | 'unavailable' | 'withdrawn' }
  | { decided: 'refused'; fault: Fault };

/** The page's way to ask the buyer: one question at a time, ended only by a trusted gesture, time or `signal`. */
export interface ConfirmationPort {
  ask(question: Question, options: { signal: AbortSignal }): Promise<Decision>;
}
