import type { Calls, CallsNeeds, createCalls } from './calls.ts';
import type { FaultEnvelope } from './envelope.ts';
import type { Served } from './gate.ts';
import type { Surface } from './surface.ts';

/** Brings `createCalls`; rejects where it cannot be had. */
export type BringCalls = () => Promise<typeof createCalls>;

/**
 * What serves calls, brought once the tools are on display, or by the first call, which waits for it no longer than its
 * tool may take. Where it cannot be brought every call answers `internal`, and nothing is sent.
 */
export function createLateCalls(bring: BringCalls, needs: CallsNeeds) {
  let now: Calls | undefined;
  let asked: Promise<Calls | undefined> | undefined;
  let arrive: (calls: Calls) => void;
  const there = new Promise<Calls>((done) => (arrive = done));
  const load = (): Promise<Calls | undefined> =>
    (asked ??= bring()
      .then((create) => {
        now = create(needs);
        arrive(now);
        return now;
      })
      .catch(() => undefined));

  const serveLate = async (served: Served) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), served.generation.tool.deadline_ms);
    });
    const calls = await Promise.race([load(), late]);
    clearTimeout(timer);
    return calls ? calls.serve(served) : notServed(needs.surface());
  };
  return {
    load,
    serve: ((served) => now?.serve(served) ?? serveLate(served)) satisfies Calls['serve'],
    /** Keeps what happened, at the time it happened, even if that is before calls are served. */
    note(news: Parameters<Calls['note']>[0]): void {
      const at = new Date(needs.now()).toISOString();
      void there.then((calls) => calls.note({ at, ...news }));
    },
    /** Undefined while no call can be running. */
    get now(): Calls | undefined {
      return now;
    },
  };
}

export type LateCalls = ReturnType<typeof createLateCalls>;

/** The row `internal` of the fault table, which is not here then. */
function notServed({ phase, epoch }: Surface): FaultEnvelope {
  return {
    ok: false,
    isError: true,
    status: 'rejected',
    side_effect: 'none',
    retryable: false,
    error: 'The page failed inside.',
    code: 'internal',
    next: [{ do: 'stop' }],
    surface: `${phase}#${epoch}-0000`,
  };
}
