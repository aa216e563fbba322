import type { ContractKit } from './contract-kit.ts';

/** Cart: emptying, versions, the order of writes, what subscribers hear. */
export const cartOrderClauses = ({ clause, expect, valueOf, faultOf }: ContractKit): void => {
  clause('clearing empties the cart; clearing an empty one changes nothing', async ({ store, goods }) => {
    await store.commands.setCartLines({ lines: [{ variant_id: goods.single.variant_id, quantity: 2 }] });
    const first = valueOf(await store.commands.clearCart({}));
    expect(first).toMatchObject({ changed: true, cart: { item_count: 0 } });
    expect(first.changes).toMatchObject([{ quantity_before: 2, quantity: 0 }]);
    expect(valueOf(await store.commands.clearCart({})).changed).toBe(false);
  });

  clause(
    'a version that has moved on is a conflict that carries the cart as it is',
    async ({ store, goods, tab }) => {
      const { version } = valueOf(await store.queries.cart({}));
      const lines = [{ variant_id: goods.single.variant_id, quantity: 2 }];
      const moved = valueOf(await tab().commands.setCartLines({ lines }));
      const fault = faultOf(
        await store.commands.setCartLines({
          lines: [{ variant_id: goods.single.variant_id, quantity: 1 }],
          version,
        }),
      );
      expect(fault).toMatchObject({
        code: 'rejected',
        reason: 'conflict',
        state: { version: moved.cart.version },
      });
      expect(valueOf(await store.queries.cart({})).item_count).toBe(2);
    },
  );

  clause('writes of one tab take effect in the order they were asked for', async ({ store, goods }) => {
    const set = (quantity: number) =>
      store.commands.setCartLines({ lines: [{ variant_id: goods.single.variant_id, quantity }] });
    const answers = await Promise.all([set(1), set(3), set(2)]);
    expect(answers.map((answer) => valueOf(answer).changes[0]?.quantity_before)).toEqual([0, 1, 3]);
    expect(valueOf(await store.queries.cart({})).item_count).toBe(2);
  });

  clause('each change is told to subscribers once, with its source', async ({ store, goods }) => {
    const seen: unknown[] = [];
    await store.session.ask();
    const stop = store.subscribe((change) => seen.push(change));
    const lines = [{ variant_id: goods.single.variant_id, quantity: 1 }];
    await store.commands.setCartLines({ lines }, { via: 'tool', call: 'entry-1' });
    await store.commands.setCartLines({ lines });
    stop();
    await store.commands.clearCart({});
    expect(seen).toEqual([{ what: 'cart', via: 'tool', call: 'entry-1' }]);
  });
};
