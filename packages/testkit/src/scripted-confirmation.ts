import type { ConfirmationPort, Decision, Question } from '@vitrine/core';

/**
 * What the buyer does with one question. `hold` leaves it open until it is withdrawn; `when` is waited for first;
 * `digest` is sent in place of the one recomputed over the quote.
 */
export interface ScriptedDecision {
  decide: 'approve' | 'decline' | 'expire' | 'hold' | 'unavailable';
  when?: Promise<unknown>;
  digest?: string;
}

/** A confirmation port that keeps what it was asked. */
export interface ScriptedConfirmation extends ConfirmationPort {
  readonly asked: readonly Question[];
  /** How many questions are open now. */
  readonly open: number;
}

/** Answers question after question from a list, as a buyer at the dialog would; past its end every question is declined. */
export function createScriptedConfirmation(
  decisions: readonly (ScriptedDecision | ScriptedDecision['decide'])[],
): ScriptedConfirmation {
  const asked: Question[] = [];
  let open = 0;
  return {
    asked,
    get open() {
      return open;
    },
    async ask(question, { signal }) {
      const next = decisions[asked.length] ?? 'decline';
      asked.push(question);
      open += 1;
      const withdrawn = new Promise<Decision>((resolve) => {
        const onAbort = (): void => resolve({ decided: 'withdrawn' });
        if (signal.aborted) onAbort();
        signal.addEventListener('abort', onAbort, { once: true });
      });
      const decided = decide(question, typeof next === 'string' ? { decide: next } : next);
      return Promise.race([withdrawn, decided]).finally(() => (open -= 1));
    },
  };
}

async function decide(question: Question, script: ScriptedDecision): Promise<Decision> {
  await script.when;
  if (script.decide === 'hold') return new Promise(() => undefined);
  if (script.decide !== 'approve') return { decided: endings[script.decide] };
  if (question.kind === 'write') return { decided: 'approved' };
  const answer = await question.approve(script.digest ?? (await digestOf(question.quote.canonical)));
  return answer.ok
    ? { decided: 'approved', approval: answer.value }
    : { decided: 'refused', fault: answer.fault };
}

const endings = { decline: 'declined', expire: 'expired', unavailable: 'unavailable' } as const;

/** Lower-case hex of the SHA-256 over the UTF-8 bytes, as a quote's digest is made. */
export async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
