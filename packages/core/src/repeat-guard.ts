import type { Fault, FaultCode } from './fault.ts';

const guarded: readonly FaultCode[] = [
  'tool_not_exposed',
  'subject_missing',
  'step_up_required',
  'final_authority_denied',
  'invalid_arguments',
];

const window_ms = 60_000;

/**
 * Remembers refusals that the same call would meet again. A key is tool, arguments and both epochs; a settled write or
 * a shopper's gesture forgets all. `note` counts a refusal and answers its `repeat`, absent on the first.
 */
export function createRepeatGuard(clock: () => number) {
  const memory = new Map<string, { fault: Fault; at: number; count: number }>();
  const fresh = (key: string) => {
    const known = memory.get(key);
    return known && clock() - known.at < window_ms ? known : undefined;
  };
  return {
    /** The fault this very call met less than 60 s ago, if nothing has happened since that could change it. */
    recall: (key: string): Fault | undefined => fresh(key)?.fault,
    note(key: string, fault: Fault): number | undefined {
      if (!guarded.includes(fault.code)) return undefined;
      const known = fresh(key);
      const count = known?.fault.code === fault.code ? known.count + 1 : 0;
      if (memory.size > 200) memory.clear();
      memory.set(key, { fault, at: known && count > 0 ? known.at : clock(), count });
      return count || undefined;
    },
    forget: (): void => memory.clear(),
  };
}

export type RepeatGuard = ReturnType<typeof createRepeatGuard>;
