import { createPlainStore } from '@vitrine/testkit';
import { describe, expect, it } from 'vitest';
import { narrowStore, toUnexpected } from './narrow-store.ts';
import type { CallOptions, StorePort } from './store-port.ts';
import type { Effect } from './tool-definition.ts';

const groups = ['queries', 'commands', 'commits', 'navigate'] as const;
const allowed: Record<Effect, readonly string[]> = {
  read: ['queries'],
  navigate: ['queries', 'navigate'],
  write: ['queries', 'commands', 'navigate'],
  commit: ['queries', 'commands', 'commits', 'navigate'],
};
const effects = Object.keys(allowed) as Effect[];

function narrow(
  effect: Effect,
  {
    store = createPlainStore() as StorePort,
    heard,
    ...more
  }: Partial<CallOptions> & { store?: StorePort; heard?: (answer: unknown) => void } = {},
) {
  const options: CallOptions = { via: 'tool', call: 'c1', ...more };
  const move = async () => ({ ok: true, value: { moving_to: '/' } }) as const;
  const narrowed = narrowStore({ store, effect, commits: 'complete', options, move, heard });
  return {
    ...narrowed,
    store: narrowed.store as ReturnType<typeof createPlainStore>,
    behind: store as ReturnType<typeof createPlainStore>,
    options,
  };
}

describe('the store a tool gets', () => {
  it.each(effects.flatMap((effect) => groups.map((group) => ({ effect, group }))))(
    'gives a $effect the group $group, or throws and sends nothing',
    ({ effect, group }) => {
      const { store, behind } = narrow(effect);
      const use = (): unknown => store[group];
      if (allowed[effect].includes(group)) expect(use).not.toThrow();
      else expect(use).toThrow(expect.objectContaining({ code: 'effect_violation' }) as Error);
      expect(behind.requests).toEqual([]);
    },
  );

  it('has neither session nor subscriptions nor anything else of the store', () => {
    const { store } = narrow('commit');
    expect([store.session, store.subscribe]).toEqual([undefined, undefined]);
  });

  it('cannot approve, nor ask for a quote while it runs', async () => {
    const { store, behind } = narrow('commit');
    for (const name of ['approve', 'prepare'] as const) {
      expect(() => store.commits[name]({} as never)).toThrow('commits');
    }
    await store.commits.complete({ quote_id: 'q1' });
    expect(behind.requests).toEqual(['complete']);
  });

  it('lets whoever listens hear each answer, and hands the tool the same', async () => {
    const heard: unknown[] = [];
    const { store } = narrow('write', { heard: (answer) => heard.push(answer) });
    const answers = [store.queries.look({}, {}), store.commands.put({}, {})];
    expect(heard).toHaveLength(2);
    expect(heard.map((answer, index) => answer === answers[index])).toEqual([true, true]);
  });

  it('passes the call on with each operation, and nothing the tool says in its place', async () => {
    const { store, behind, options } = narrow('write');
    let seen: unknown;
    behind.answers.put = (_input, given) => ((seen = given), { ok: true, value: 1 });
    await store.commands.put({ a: 1 }, { via: 'button' } as never);
    expect(seen).toBe(options);
  });

  it('keeps the operations of a class, and those of a frozen store', async () => {
    class Queries {
      #secret = 7;
      look = (): number => this.#secret;
      async see() {
        return { ok: true, value: this.#secret };
      }
    }
    const store = { ...createPlainStore(), queries: Object.freeze(new Queries()) } as unknown as StorePort;
    const { queries } = narrow('read', { store }).store as unknown as { queries: Queries };
    expect(await queries.see()).toEqual({ ok: true, value: 7 });
    expect(queries.look()).toBe(7);
  });

  it.each([
    ['revoked', (tools: ReturnType<typeof narrow>) => tools.revoke()],
    ['aborted', (tools: ReturnType<typeof narrow> & { stop: () => void }) => tools.stop()],
  ] as const)('throws and sends nothing once it was %s, held groups and operations included', (_how, end) => {
    const controller = new AbortController();
    const tools = { ...narrow('commit', { signal: controller.signal }), stop: () => controller.abort() };
    const { queries, commands, navigate } = tools.store;
    const { put } = commands;
    end(tools);
    const uses = [
      () => tools.store.queries,
      () => queries.look({}, {}),
      () => put({}, {}),
      () => navigate('/x'),
    ];
    for (const use of uses) expect(use).toThrow('after the call had ended');
    expect(tools.behind.requests).toEqual([]);
  });
});

describe('toUnexpected', () => {
  it.each([
    [Object.assign(new Error('x'), { code: 'effect_violation' }), false, 'effect_violation', 'none'],
    [new Error('x'), false, 'internal', 'none'],
    [new Error('x'), true, 'internal', 'unknown'],
    [undefined, true, 'internal', 'unknown'],
  ])('makes a fault of %s', (...[cause, sent, code, side_effect]) => {
    expect(toUnexpected(cause, sent)).toEqual({ code, side_effect, cause });
  });
});
