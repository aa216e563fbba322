import type { Answer, ApprovalView, Decision, Question, QuoteView } from '@vitrine/core';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Clock } from './clock.ts';
import { confirmStyles } from './confirm-styles.ts';
import { confirmStep, isArmed, type ConfirmEvent, type ConfirmState } from './confirm-state.ts';
import { confirmTemplate } from './confirm-template.ts';
import type { Subtle } from './digest.ts';
import { drawQuestion, drawQuote } from './draw-question.ts';
import type { Sheet } from './sheet.ts';
import { confirmWords, noteFor } from './words.ts';

/** What the element needs from outside; `subtle` is null where there is no Web Crypto. */
export interface ConfirmMeans {
  clock: Clock;
  locale: string;
  subtle: Subtle | null;
}

const tick_ms = 1000;
const note_ms = 20_000;

/** The question in front of the buyer. Made by `createConfirmation`, one per document. */
export class ConfirmElement extends LitElement {
  static override properties = { state: { state: true }, note: { state: true }, now: { state: true } };
  static override styles = confirmStyles;

  declare means: ConfirmMeans;
  declare private state: ConfirmState;
  declare private note: string | undefined;
  declare private now: number;
  #question: Question | undefined;
  #settle: ((decision: Decision) => void) | undefined;
  #stopTimer = (): void => {};
  #pressedEarly = false;

  constructor() {
    super();
    this.state = { at: 'idle' };
  }

  /** Puts the question; resolves once, after the dialog is gone. */
  async ask(question: Question, signal: AbortSignal): Promise<Decision> {
    this.note = undefined;
    this.lang = confirmWords(this.means.locale).lang;
    const drawn = await drawQuestion(question, this.means);
    if (signal.aborted) return { decided: 'withdrawn' };
    if ('decided' in drawn) return this.#leaveNote(drawn);
    this.#question = question;
    const withdraw = (): void => this.#on({ type: 'end', decision: { decided: 'withdrawn' } });
    signal.addEventListener('abort', withdraw);
    const decision = await new Promise<Decision>((resolve) => {
      this.#settle = resolve;
      this.#on({ type: 'asked', sheet: drawn, now: this.means.clock.now() });
    });
    signal.removeEventListener('abort', withdraw);
    await this.updateComplete;
    return this.#leaveNote(decision);
  }

  /** Shows another quote in place of the one on screen: changes are marked and Approve waits again. */
  set quote(next: QuoteView) {
    void drawQuote(next, this.means).then((drawn) => {
      if ('decided' in drawn) this.#on({ type: 'end', decision: drawn });
      else this.#on({ type: 'replaced', sheet: drawn, now: this.means.clock.now() });
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#on({ type: 'end', decision: { decided: 'withdrawn' } });
  }

  protected override render(): TemplateResult {
    return html`
      <dialog
        role="dialog"
        data-vitrine="confirm"
        aria-labelledby="heading"
        aria-describedby="intro"
        @cancel=${this.#decline}
        @close=${this.#decline}
      >
        ${this.#scene()}
      </dialog>
      <div class="note" role="status">${this.note ? this.#noteTemplate(this.note) : nothing}</div>
    `;
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('state')) return;
    const dialog = this.renderRoot.querySelector('dialog');
    if (this.state.at === 'asking' || this.state.at === 'approving') this.#show();
    else if (dialog?.open) dialog.close();
  }

  #show(): void {
    const dialog = this.renderRoot.querySelector('dialog');
    if (!dialog || dialog.open) return;
    dialog.showModal();
    this.renderRoot.querySelector<HTMLElement>('#heading')?.focus();
  }

  #scene(): TemplateResult | typeof nothing {
    const { state } = this;
    if (state.at !== 'asking' && state.at !== 'approving') return nothing;
    return confirmTemplate({
      sheet: state.sheet,
      words: confirmWords(this.means.locale),
      marks: state.marks,
      armed: isArmed(state, this.now),
      approving: state.at === 'approving',
      left_ms: state.expires_at - this.now,
      press: this.#press,
      approve: this.#approve,
      decline: this.#decline,
    });
  }

  #noteTemplate(text: string): TemplateResult {
    const dismiss = (): void => void (this.note = undefined);
    return html`<span>${text}</span
      ><button type="button" @click=${dismiss}>${confirmWords(this.means.locale).dismiss}</button>`;
  }

  /** Remembers whether the press that a click will follow began too early; a key that is held down began long ago. */
  #press = (event: PointerEvent | KeyboardEvent): void => {
    if ('key' in event && event.key !== 'Enter' && event.key !== ' ') return;
    const held = 'repeat' in event && event.repeat;
    this.#pressedEarly = held || !isArmed(this.state, this.means.clock.now());
  };

  #approve = (event: MouseEvent): void => {
    // A press that began while Approve was inert does not count, nor the time a busy page let the click wait.
    const waited = Math.max(0, performance.now() - event.timeStamp);
    const early = this.#pressedEarly;
    this.#pressedEarly = false;
    this.#on({ type: 'approve', trusted: event.isTrusted && !early, now: this.means.clock.now() - waited });
  };

  // Chromium closes a dialog that was opened without a gesture on Escape with no `cancel` before: `close` counts too.
  #decline = (event: Event): void => {
    // The `close` of the question before may arrive when the next one is already open.
    if (event.type === 'close' && this.renderRoot.querySelector('dialog')?.open) return;
    if (event.type === 'cancel') event.preventDefault();
    this.#on({ type: 'decline', trusted: event.isTrusted });
    // A second Escape closes although the first was refused (Chromium 156): what was sent stays in sight until the answer.
    if (this.state.at === 'approving') this.#show();
  };

  #on(event: ConfirmEvent): void {
    const before = this.state;
    const next = confirmStep(before, event);
    if (next === before) return this.#keepTime();
    this.state = next;
    this.#keepTime();
    if (next.at === 'approving') void this.#sendApproval(next.sheet);
    if (next.at === 'ended') this.#settle?.(next.decision);
  }

  async #sendApproval({ digest }: Sheet): Promise<void> {
    const question = this.#question;
    let answer: Answer<ApprovalView> | undefined;
    const broken = (cause: unknown): Answer<never> => ({ ok: false, fault: { code: 'internal', cause } });
    if (question?.kind === 'commit' && digest) answer = await question.approve(digest).catch(broken);
    this.#on({ type: 'answered', answer });
  }

  /** Redraws the time now and wakes again when Approve arms and with every second until the expiry. */
  #keepTime(): void {
    const { state, means } = this;
    this.#stopTimer();
    this.now = means.clock.now();
    if (state.at !== 'asking') return;
    const second = (state.expires_at - this.now) % tick_ms || tick_ms;
    const waits = [second, state.armed_at - this.now].filter((ms) => ms > 0);
    const tick = (): void => this.#on({ type: 'tick', now: means.clock.now() });
    if (waits.length > 0) this.#stopTimer = means.clock.after(Math.min(...waits), tick);
  }

  #leaveNote(decision: Decision): Decision {
    const note = noteFor(decision, confirmWords(this.means.locale));
    this.note = note;
    if (note) this.means.clock.after(note_ms, () => this.note === note && (this.note = undefined));
    return decision;
  }
}
