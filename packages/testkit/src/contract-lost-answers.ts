import type { ContractKit } from './contract-kit.ts';

/** Writes that never arrived, or whose answers never came. */
export const lostAnswerClauses = ({ clause, expect, valueOf, faultOf }: ContractKit): void => {
  clause(
    'a cart write whose answer is lost is outcome_unknown, and the next read tells that it was done',
    async ({ store, goods, failNext }) => {
      await store.queries.cart({});
      await store.session.ask();
      failNext('lose');
      const lines = [{ variant_id: goods.single.variant_id, quantity: 2 }];
      const fault = faultOf(await store.commands.setCartLines({ lines }, { via: 'tool' }));
      expect(fault).toMatchObject({ code: 'outcome_unknown', side_effect: 'unknown', read: 'get_cart' });
      const cart = valueOf(await store.queries.cart({}));
      expect(cart).toMatchObject({
        item_count: 2,
        last_write: { tool: 'update_cart', status: 'done', side_effect: 'done' },
      });
      expect(valueOf(await store.commands.setCartLines({ lines })).changed).toBe(false);
      expect(valueOf(await store.queries.cart({})).last_write).toBeUndefined();
    },
  );

  clause(
    'a cart write that never arrived is told as refused, and may be sent anew',
    async ({ store, goods, failNext }) => {
      await store.queries.cart({});
      failNext('drop');
      const lines = [{ variant_id: goods.single.variant_id, quantity: 2 }];
      expect(faultOf(await store.commands.setCartLines({ lines }, { via: 'tool' })).code).toBe(
        'outcome_unknown',
      );
      expect(valueOf(await store.queries.cart({}))).toMatchObject({
        item_count: 0,
        last_write: { status: 'refused', side_effect: 'none' },
      });
      expect(valueOf(await store.commands.setCartLines({ lines })).changed).toBe(true);
    },
  );

  clause(
    'repeating a write whose answer was lost does not do it twice',
    async ({ store, goods, failNext, tab }) => {
      await store.queries.cart({});
      failNext('lose');
      const lines = [{ variant_id: goods.single.variant_id, quantity: 2 }];
      await store.commands.setCartLines({ lines }, { via: 'tool' });
      const again = valueOf(await store.commands.setCartLines({ lines }, { via: 'tool' }));
      expect(again.cart.item_count).toBe(2);
      expect(valueOf(await tab().queries.cart({})).item_count).toBe(2);
    },
  );
};
