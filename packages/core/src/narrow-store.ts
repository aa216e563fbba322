import type { Fault } from './fault.ts';
import type { Answer, CallOptions, StorePort } from './store-port.ts';
import type { Effect } from './tool-definition.ts';

const groupsOf: Readonly<Record<Effect, readonly string[]>> = {
  read: ['queries'],
  navigate: ['queries', 'navigate'],
  write: ['queries', 'commands', 'navigate'],
  commit: ['queries', 'commands', 'commits', 'navigate'],
};

/** Carries the fault code `effect_violation` to whoever seals what a tool threw. */
export class EffectViolation extends Error {
  readonly code = 'effect_violation';
}

/** The fault that something thrown amounts to; `sent`: a write had left the page by then. */
export function toUnexpected(cause: unknown, sent: boolean): Fault {
  const violated = (cause as { code?: unknown } | undefined)?.code === 'effect_violation';
  return {
    code: violated ? 'effect_violation' : 'internal',
    side_effect: sent ? 'unknown' : 'none',
    cause,
  };
}

export interface NarrowOptions {
  store: StorePort;
  effect: Effect;
  /** Operations of `commits` that may be used: `complete` for `run`, `prepare` for `prepare`. */
  commits: 'prepare' | 'complete';
  options: CallOptions;
  move: (target: string) => Promise<Answer<{ moving_to: string }>>;
  /** Is handed every answer on its way to the tool. */
  heard?: ((answer: unknown) => void) | undefined;
}

/**
 * The store as a tool may use it. A group the effect does not allow, and every use after `revoke`, throws
 * `EffectViolation` and sends nothing, as does every use after the call's signal was aborted; each operation carries
 * the call's options.
 */
export function narrowStore({ store, effect, commits, options, move, heard }: NarrowOptions): {
  store: object;
  revoke: () => void;
} {
  let revoked = false;
  const check = (allowed: boolean, what: string): void => {
    if (revoked || options.signal?.aborted)
      throw new EffectViolation(`${what} was used after the call had ended`);
    if (!allowed) throw new EffectViolation(`${what} is not for a tool with effect ${effect}`);
  };
  // An empty target: a proxy of a frozen group would have to answer with the operation itself.
  const bind = (group: object, name: string): object =>
    new Proxy(
      {},
      {
        get(_, key) {
          const operation: unknown = Reflect.get(group, key);
          if (typeof operation !== 'function') return operation;
          return (input: unknown) => {
            check(name !== 'commits' || key === commits, `${name}.${String(key)}`);
            const answer = operation.call(group, input, options) as unknown;
            heard?.(answer);
            return answer;
          };
        },
      },
    );
  const narrowed = {};
  for (const name of ['queries', 'commands', 'commits', 'navigate'] as const) {
    Object.defineProperty(narrowed, name, {
      get() {
        check(groupsOf[effect].includes(name), name);
        if (name !== 'navigate') return bind(store[name], name);
        return (target: string) => {
          check(true, name);
          return move(target);
        };
      },
    });
  }
  return { store: narrowed, revoke: () => void (revoked = true) };
}
