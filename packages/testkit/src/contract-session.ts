import type { ContractKit } from './contract-kit.ts';

/** Whose session it is, and what becomes of calls when it ends. */
export const sessionClauses = ({ clause, expect, valueOf, faultOf }: ContractKit): void => {
  clause('a guest has a session and no subject', async ({ store }) => {
    const session = valueOf(await store.session.ask());
    expect(session).toMatchObject({ subject: null });
    expect(store.session.current).toMatchObject({ session: session.session });
  });

  clause(
    'tabs of one browser share session and cart; another browser shares neither',
    async ({ store, goods, tab, stranger }) => {
      const { session } = valueOf(await store.session.ask());
      await store.commands.setCartLines({ lines: [{ variant_id: goods.single.variant_id, quantity: 1 }] });
      const [second, other] = [tab(), stranger()];
      expect(valueOf(await second.session.ask()).session).toBe(session);
      expect(valueOf(await second.queries.cart({})).item_count).toBe(1);
      expect(valueOf(await other.session.ask()).session).not.toBe(session);
      expect(valueOf(await other.queries.cart({})).item_count).toBe(0);
    },
  );

  clause(
    "a tool's write in an ended session does nothing and says so; a guest's button goes through once more",
    async ({ store, goods, endSession }) => {
      const lines = [{ variant_id: goods.single.variant_id, quantity: 1 }];
      valueOf(await store.commands.setCartLines({ lines }));
      await endSession();
      const fault = faultOf(
        await store.commands.setCartLines(
          { lines: [{ variant_id: goods.single.variant_id, quantity: 2 }] },
          { via: 'tool' },
        ),
      );
      expect(fault).toMatchObject({ code: 'rejected', reason: 'session_renewed' });
      expect(valueOf(await store.queries.cart({})).item_count).toBe(0);
      await endSession();
      const again = valueOf(await store.commands.setCartLines({ lines }, { via: 'button' }));
      expect(again).toMatchObject({ changed: true, cart: { item_count: 1 } });
    },
  );
};
