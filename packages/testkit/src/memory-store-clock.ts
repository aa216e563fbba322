import type { Clock } from '@vitrine/commerce/http';

/** A clock that stands still until `tick` moves it; timers due on the way fire in their order, and what they start is awaited. */
export interface TestClock extends Clock {
  tick(ms: number): Promise<void>;
}

export const createTestClock = (): TestClock => {
  let now = 0;
  let timers: { at: number; fire: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, then) => {
      const timer = { at: now + ms, fire: then };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    tick: async (ms) => {
      await settled();
      const until = now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        now = next.at;
        next.fire();
        await settled();
      }
      now = until;
      await settled();
    },
  };
};

/** Lets requests of the shop in memory and what follows them run. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve));
};
