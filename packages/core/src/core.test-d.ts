// Must type-check as it stands: each line under an expected error would be an error of its own if it compiled.
import type { PlainStore } from '@vitrine/testkit';
import { defineTool, type ToolSpec } from './index.ts';

type Spec<E extends 'read' | 'navigate' | 'write' | 'commit'> = ToolSpec<object, PlainStore, E>;
const texts = {
  name: 'do_it',
  title: 'Do it',
  description: 'Does it.',
  input: { type: 'object', properties: {}, additionalProperties: false },
  content: 'own',
  subject: 'anyone',
  scope: 'cart.read',
} as const;
const done = { status: 'done', data: {} } as const;

export const read: Spec<'read'> = {
  ...texts,
  effect: 'read',
  async run(_input, { store }) {
    await store.queries.look({}, {});
    // @ts-expect-error a read has no commands
    void store.commands;
    // @ts-expect-error a read has no commits
    void store.commits;
    // @ts-expect-error a read does not navigate
    void store.navigate;
    // @ts-expect-error no tool gets the session
    void store.session;
    return done;
  },
};

export const navigate: Spec<'navigate'> = {
  ...texts,
  effect: 'navigate',
  async run(_input, { store }) {
    await store.navigate('/');
    // @ts-expect-error navigating changes nothing in the shop
    void store.commands;
    return done;
  },
};

export const write: Spec<'write'> = {
  ...texts,
  effect: 'write',
  async run(_input, { store, actions }) {
    await store.commands.put({}, {});
    // @ts-expect-error a write commits nothing
    void store.commits;
    // @ts-expect-error a write hears of no changes by itself
    void store.subscribe;
    // @ts-expect-error the way to sign in is the page's
    void actions.authenticate;
    return done;
  },
};

export const commit: Spec<'commit'> = {
  ...texts,
  effect: 'commit',
  confirm: 'click',
  async prepare(_input, { store }) {
    // @ts-expect-error preparing completes nothing
    void store.commits.complete;
    // @ts-expect-error preparing changes nothing
    void store.commands;
    return store.commits.prepare({ kind: 'order' });
  },
  async run(_input, { store }) {
    await store.commits.complete({ quote_id: '' });
    // @ts-expect-error only the buyer approves
    void store.commits.approve;
    // @ts-expect-error the quote was asked for before
    void store.commits.prepare;
    return done;
  },
};

defineTool(commit);
// @ts-expect-error the effect is never guessed
defineTool({ ...texts, run: async () => done });
// @ts-expect-error a result has data
defineTool<object, PlainStore, 'read'>({ ...texts, effect: 'read', run: async () => ({ status: 'done' }) });
// @ts-expect-error a fault has a code of the table
defineTool<object, PlainStore, 'read'>({ ...texts, effect: 'read', run: async () => ({ code: 'nonsense' }) });
defineTool<object, PlainStore, 'read'>({
  ...texts,
  // @ts-expect-error an input is a closed object
  input: { type: 'string' },
  effect: 'read',
  run: async () => done,
});
