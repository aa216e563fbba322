import { defineTool, type Context } from '@vitrine/core';
import { describe, expectTypeOf, it } from 'vitest';
import { input } from './generated/get-cart.gen.ts';
import type { Commands, Commits, Queries, Store } from './store.ts';

type StoreOf<E extends 'read' | 'navigate' | 'write' | 'commit'> = Context<Store, E>['store'];

describe('the store a tool is given', () => {
  it('has queries alone for a read', () => {
    expectTypeOf<StoreOf<'read'>>().toHaveProperty('queries').toEqualTypeOf<Queries>();
    expectTypeOf<StoreOf<'read'>>().not.toHaveProperty('commands');
    expectTypeOf<StoreOf<'read'>>().not.toHaveProperty('commits');
    expectTypeOf<StoreOf<'read'>>().not.toHaveProperty('navigate');
  });

  it('has no commands for a navigation', () => {
    expectTypeOf<StoreOf<'navigate'>>().toHaveProperty('navigate');
    expectTypeOf<StoreOf<'navigate'>>().not.toHaveProperty('commands');
  });

  it('has no commits for a write, and only complete for a commit', () => {
    expectTypeOf<StoreOf<'write'>>().toHaveProperty('commands').toEqualTypeOf<Commands>();
    expectTypeOf<StoreOf<'write'>>().not.toHaveProperty('commits');
    expectTypeOf<StoreOf<'commit'>['commits']>().toEqualTypeOf<Pick<Commits, 'complete'>>();
  });

  it('never has session, account or subscribe', () => {
    expectTypeOf<StoreOf<'commit'>>().not.toHaveProperty('session');
    expectTypeOf<StoreOf<'commit'>>().not.toHaveProperty('account');
    expectTypeOf<StoreOf<'commit'>>().not.toHaveProperty('subscribe');
  });

  it('does not let a read tool reach commands', () => {
    const spec = {
      name: 'x',
      title: 'x',
      description: 'x',
      input,
      content: 'own',
      subject: 'anyone',
      scope: 'x',
    } as const;
    defineTool<object, Store, 'read'>({
      ...spec,
      effect: 'read',
      // @ts-expect-error -- a read has no commands
      run: async (_, { store }) => (await store.commands.clearCart({}), { status: 'done', data: {} }),
    });
  });
});
