import type { Answer } from './store-port.ts';

/** Milliseconds between a navigating tool's answer and the move. */
const move_delay_ms = 100;

export interface PageMoveOptions {
  navigate: (target: string) => Promise<void>;
  canLeave: () => boolean;
  origin: () => string;
}

/** Moves the page after the answer; until then `pending` is true and other calls answer `page_moving`. */
export function createPageMove({ navigate, canLeave, origin }: PageMoveOptions) {
  let pending = false;
  return {
    get pending(): boolean {
      return pending;
    },
    /** Whether the page may go there: same-origin paths only (anything else throws), no unsaved input. */
    check(target: string): Answer<{ moving_to: string }> {
      const url = new URL(target, origin());
      // A path that begins with two slashes would be another host once it stands alone.
      if (url.origin !== origin() || url.pathname.startsWith('//'))
        throw new TypeError('A move must stay on the same origin');
      if (!canLeave()) return { ok: false, fault: { code: 'rejected', reason: 'unsaved_changes' } };
      return { ok: true, value: { moving_to: url.pathname + url.search } };
    },
    /** Called once the answer is made. */
    go(target: string): void {
      pending = true;
      setTimeout(() => {
        const done = (): void => void (pending = false);
        navigate(target).then(done, done);
      }, move_delay_ms);
    },
  };
}

export type PageMove = ReturnType<typeof createPageMove>;
