import { type ContractKit, fillCheckout } from './contract-kit.ts';

/** Checkout parts, quote, approval, completion. */
export const checkoutClauses = ({ clause, expect, valueOf, faultOf }: ContractKit): void => {
  clause('no checkout is open at first, and an empty cart opens none', async ({ store }) => {
    expect(valueOf(await store.queries.checkout({})).status).toBe('none');
    expect(faultOf(await store.commands.startCheckout({}))).toMatchObject({
      code: 'rejected',
      reason: 'empty_cart',
    });
    expect(faultOf(await store.commands.updateCheckout({ parts: [{ discount_codes: [] }] }))).toMatchObject({
      code: 'rejected',
      reason: 'not_allowed_now',
    });
  });

  clause(
    'the checkout takes its lines from the cart, and follows it with new versions',
    async ({ store, goods }) => {
      const set = (quantity: number) =>
        store.commands.setCartLines({ lines: [{ variant_id: goods.single.variant_id, quantity }] });
      await set(1);
      const first = valueOf(await store.commands.startCheckout({}));
      expect(first.status).toBe('incomplete');
      expect(first.missing.map(({ part }) => part)).toEqual(
        expect.arrayContaining(['buyer', 'fulfillment', 'payment_option']),
      );
      await set(2);
      const again = valueOf(await store.commands.startCheckout({}));
      expect(again).toMatchObject({ id: first.id, line_items: [{ quantity: 2 }] });
      expect(again.version).not.toBe(first.version);
    },
  );

  clause('parts fill the checkout in until it is ready; a part replaces only itself', async (shop) => {
    await fillCheckout(shop);
    const { store, goods } = shop;
    const discounted = valueOf(
      await store.commands.updateCheckout({ parts: [{ discount_codes: [goods.discount_code] }] }),
    );
    expect(discounted).toMatchObject({ status: 'ready_for_complete', missing: [], buyer: goods.buyer });
    expect(discounted.discounts.applied.length).toBe(1);
    const plain = valueOf(await store.commands.updateCheckout({ parts: [{ discount_codes: [] }] }));
    const totalOf = (totals: typeof plain.totals) =>
      totals.filter(({ type }) => type === 'total').map(({ amount }) => amount);
    expect(totalOf(plain.totals)).toHaveLength(1);
    expect(totalOf(plain.totals)[0]).toBeGreaterThan(totalOf(discounted.totals)[0] ?? 0);
  });

  clause('the first part refused leaves everything as it was', async (shop) => {
    await fillCheckout(shop);
    const { store } = shop;
    const before = valueOf(await store.queries.checkout({}));
    const fault = faultOf(
      await store.commands.updateCheckout({
        parts: [{ discount_codes: ['NO-SUCH-CODE'] }, { payment_option: shop.goods.payment_option }],
      }),
    );
    expect(fault).toMatchObject({ code: 'rejected', reason: 'discount_invalid' });
    expect(valueOf(await store.queries.checkout({}))).toEqual(before);
  });

  clause('a later part refused is update_failed and names what was applied', async (shop) => {
    await fillCheckout(shop);
    const { store, goods } = shop;
    const buyer = { ...goods.buyer, first_name: 'Grace' };
    const fault = faultOf(
      await store.commands.updateCheckout({
        parts: [{ payment_option: goods.payment_option }, { buyer }, { discount_codes: ['NO-SUCH-CODE'] }],
      }),
    );
    expect(fault).toMatchObject({
      code: 'update_failed',
      side_effect: 'partial',
      applied: ['buyer'],
      not_applied: ['discount_codes', 'payment_option'],
      difference: ['discount_codes', 'payment_option'],
    });
    expect(valueOf(await store.queries.checkout({}))).toMatchObject({ buyer: { first_name: 'Grace' } });
  });
};
