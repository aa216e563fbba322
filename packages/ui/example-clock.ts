import type { Clock } from './src/confirm/clock.ts';

/** A clock that stands until a test moves it; timers run in order of their time. */
export interface ExampleClock extends Clock {
  advance(ms: number): void;
}

export function exampleClock(): ExampleClock {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const due = (end: number) => timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    advance(ms) {
      const end = now + ms;
      for (let next = due(end); next; next = due(end)) {
        timers = timers.filter((other) => other !== next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}
