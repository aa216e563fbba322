import type { Answer, CallOptions } from '@vitrine/core';
import type { Clock } from './ports.ts';

const toolWaitMs = 5000;

/** Runs a write when those before it are through. A tool's leaves the queue after 5 s (`checkout_busy`), any on abort (`aborted`). */
export type WriteQueue = <T>(
  run: () => Promise<Answer<T>>,
  options: CallOptions | undefined,
) => Promise<Answer<T>>;

/** One queue per tab: writes take their turns in the order they came. */
export const createWriteQueue = (clock: Clock): WriteQueue => {
  let tail: Promise<unknown> = Promise.resolve();
  return <T>(run: () => Promise<Answer<T>>, { signal, via }: CallOptions = {}) =>
    new Promise<Answer<T>>((resolve, reject) => {
      let waiting = true;
      const leave = (code: 'aborted' | 'checkout_busy'): void => {
        if (waiting) resolve({ ok: false, fault: { code } });
        waiting = false;
      };
      const abort = (): void => leave('aborted');
      const stop = via === 'tool' ? clock.after(toolWaitMs, () => leave('checkout_busy')) : undefined;
      signal?.addEventListener('abort', abort, { once: true });
      if (signal?.aborted) abort();
      tail = tail.then(() => {
        stop?.();
        signal?.removeEventListener('abort', abort);
        if (!waiting) return undefined;
        waiting = false;
        return run().then(resolve, reject);
      });
    });
};
