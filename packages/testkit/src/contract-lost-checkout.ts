import { type ContractKit, fillCheckout } from './contract-kit.ts';

/** The same at checkout, and what a call tells its caller. */
export const lostCheckoutClauses = ({ clause, expect, valueOf, faultOf }: ContractKit): void => {
  clause(
    'a part whose answer is lost is update_failed with unknown effect; the rest is not sent',
    async (shop) => {
      await fillCheckout(shop);
      const { store, goods } = shop;
      shop.failNext('lose');
      const fault = faultOf(
        await store.commands.updateCheckout({
          parts: [
            { buyer: { ...goods.buyer, first_name: 'Grace' } },
            { discount_codes: [goods.discount_code] },
          ],
        }),
      );
      expect(fault).toMatchObject({
        code: 'update_failed',
        side_effect: 'unknown',
        applied: [],
        not_applied: ['discount_codes'],
      });
      expect(valueOf(await store.queries.checkout({}))).toMatchObject({
        buyer: { first_name: 'Grace' },
        discounts: { codes: [] },
      });
    },
  );

  clause(
    'a completion whose answer is lost makes one order, found by reading and by repeating, and the page hears of it',
    async (shop) => {
      await fillCheckout(shop);
      const { store } = shop;
      const quote = valueOf(await store.commits.prepare({ kind: 'order' }));
      await store.commits.approve({ quote_id: quote.id, digest: quote.digest });
      const told: string[] = [];
      store.subscribe(({ what }) => told.push(what));
      shop.failNext('lose');
      const fault = faultOf(await store.commits.complete({ quote_id: quote.id }, { via: 'tool' }));
      expect(fault).toMatchObject({ code: 'outcome_unknown', read: 'get_checkout' });
      const checkout = valueOf(await store.queries.checkout({}));
      expect(checkout).toMatchObject({
        status: 'completed',
        last_write: { tool: 'complete_checkout', status: 'done' },
      });
      expect(told).toEqual(['order', 'cart']);
      expect(valueOf(await store.commits.complete({ quote_id: quote.id })).status).toBe('completed');
      expect(await shop.orders()).toBe(1);
    },
  );

  clause('a completion that never arrived made no order, and the read says so', async (shop) => {
    await fillCheckout(shop);
    const { store } = shop;
    const quote = valueOf(await store.commits.prepare({ kind: 'order' }));
    await store.commits.approve({ quote_id: quote.id, digest: quote.digest });
    shop.failNext('drop');
    expect(faultOf(await store.commits.complete({ quote_id: quote.id }, { via: 'tool' })).code).toBe(
      'outcome_unknown',
    );
    const checkout = valueOf(await store.queries.checkout({}));
    expect(checkout).toMatchObject({
      status: 'ready_for_complete',
      last_write: { status: 'refused', side_effect: 'none' },
    });
    expect(await shop.orders()).toBe(0);
  });

  clause('a write aborted before it was sent did nothing', async ({ store, goods }) => {
    const options = { signal: AbortSignal.abort(), via: 'tool' as const };
    const fault = faultOf(
      await store.commands.setCartLines(
        { lines: [{ variant_id: goods.single.variant_id, quantity: 1 }] },
        options,
      ),
    );
    expect(fault.code).toBe('aborted');
    expect(valueOf(await store.queries.cart({})).item_count).toBe(0);
  });

  clause(
    'a write reports when it is sent and answered, with the versions on both sides',
    async ({ store, goods }) => {
      const before = valueOf(await store.queries.cart({})).version;
      const reports: unknown[] = [];
      const report = (one: unknown): number => reports.push(one);
      await store.session.ask();
      const version = valueOf(await store.queries.cart({})).version;
      const { cart } = valueOf(
        await store.commands.setCartLines(
          { lines: [{ variant_id: goods.single.variant_id, quantity: 1 }] },
          { report },
        ),
      );
      expect(before).not.toBe('');
      expect(reports).toMatchObject([
        { type: 'sent' },
        { type: 'answered', before: version, after: cart.version },
      ]);
    },
  );
};
