import type { ContractKit } from './contract-kit.ts';

/** Cart: absolute quantities, all or nothing, versions, repeats. */
export const cartClauses = ({ clause, expect, valueOf, faultOf }: ContractKit): void => {
  clause('an empty cart has a version, a subtotal and a total', async ({ store }) => {
    const cart = valueOf(await store.queries.cart({}));
    expect(cart).toMatchObject({ line_items: [], item_count: 0, signed_in: false });
    expect(cart.version).not.toBe('');
    expect(
      cart.totals.map(({ type }) => type).filter((type) => type === 'subtotal' || type === 'total'),
    ).toEqual(['subtotal', 'total']);
  });

  clause('quantities are absolute, and each change tells the quantity before', async ({ store, goods }) => {
    const set = (quantity: number) =>
      store.commands.setCartLines({ lines: [{ variant_id: goods.single.variant_id, quantity }] });
    const first = valueOf(await set(2));
    expect(first.changes).toMatchObject([{ quantity_before: 0, quantity: 2 }]);
    const second = valueOf(await set(1));
    expect(second.changes).toMatchObject([{ quantity_before: 2, quantity: 1 }]);
    expect(second.cart.item_count).toBe(1);
    const line_id = second.changes[0]?.line_id ?? '';
    const third = valueOf(await store.commands.setCartLines({ lines: [{ line_id, quantity: 0 }] }));
    expect(third).toMatchObject({ changed: true, cart: { line_items: [] } });
  });

  clause('repeating a write changes nothing and keeps the version', async ({ store, goods }) => {
    const lines = [{ variant_id: goods.single.variant_id, quantity: 2 }];
    const first = valueOf(await store.commands.setCartLines({ lines }));
    const second = valueOf(await store.commands.setCartLines({ lines }));
    expect(first.changed).toBe(true);
    expect(second.changed).toBe(false);
    expect(second.cart.version).toBe(first.cart.version);
  });

  clause('a line is found by handle and options, without regard to case', async ({ store, goods }) => {
    const { handle, option } = goods.several;
    const options = [{ ...option, value: option.value.toUpperCase() }];
    const { cart } = valueOf(
      await store.commands.setCartLines({ lines: [{ handle, options, quantity: 1 }] }),
    );
    expect(cart.line_items[0]?.item.options).toContainEqual(option);
  });

  clause('an ambiguous line changes nothing and answers the choices', async ({ store, goods }) => {
    const lines = [
      { variant_id: goods.single.variant_id, quantity: 1 },
      { handle: goods.several.handle, quantity: 1 },
    ];
    const fault = faultOf(await store.commands.setCartLines({ lines }));
    expect(fault).toMatchObject({ code: 'rejected', reason: 'ambiguous' });
    const { choices } = fault.state as { choices: { line: number; variant_id: string }[] };
    expect(choices.map(({ variant_id }) => variant_id)).toEqual(
      expect.arrayContaining([...goods.several.variant_ids]),
    );
    expect(choices.every(({ line }) => line === 1)).toBe(true);
    expect(valueOf(await store.queries.cart({})).line_items).toEqual([]);
  });

  clause(
    'unknown, sold out and too small quantities are rejected with their reason, all or nothing',
    async ({ store, goods }) => {
      const refused = async (variant_id: string, quantity: number) => {
        const lines = [
          { variant_id: goods.single.variant_id, quantity: 1 },
          { variant_id, quantity },
        ];
        return faultOf(await store.commands.setCartLines({ lines }));
      };
      expect(await refused('no-such-variant', 1)).toMatchObject({ code: 'rejected', reason: 'not_found' });
      expect(await refused(goods.sold_out.variant_id, 1)).toMatchObject({
        code: 'rejected',
        reason: 'out_of_stock',
      });
      expect(await refused(goods.least.variant_id, 1)).toMatchObject({
        code: 'rejected',
        reason: 'quantity_limit',
      });
      expect(valueOf(await store.queries.cart({})).line_items).toEqual([]);
      expect(
        valueOf(
          await store.commands.setCartLines({
            lines: [{ variant_id: goods.least.variant_id, quantity: goods.least.quantity_min }],
          }),
        ).changed,
      ).toBe(true);
    },
  );
};
