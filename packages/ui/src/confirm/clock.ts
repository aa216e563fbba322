/** Milliseconds on a monotonic clock, and a timer on it; `after` returns the way to cancel. */
export interface Clock {
  now(): number;
  after(ms: number, run: () => void): () => void;
}

/** The window's own clock. */
export function windowClock(window: Window): Clock {
  return {
    now: () => window.performance.now(),
    after(ms, run) {
      const timer = window.setTimeout(run, ms);
      return () => window.clearTimeout(timer);
    },
  };
}
