import type { Clock } from '../confirm/clock.ts';

/** Milliseconds between two things read out; what comes in between gives way to the latest. */
export const pause_ms = 5000;

/** Hands texts on, at most one in `pause_ms`: an agent is faster than a screen reader. */
export function createAnnouncer(clock: Clock, say: (text: string) => void): (text: string) => void {
  let next: string | undefined;
  let resting = false;
  const speak = (text: string): void => {
    resting = true;
    say(text);
    clock.after(pause_ms, () => {
      resting = false;
      const waiting = next;
      next = undefined;
      if (waiting !== undefined) speak(waiting);
    });
  };
  return (text) => {
    if (resting) next = text;
    else speak(text);
  };
}
