import { type ContractKit, fillCheckout } from './contract-kit.ts';

/** Quote, approval, completion. */
export const commitClauses = ({ clause, expect, valueOf, faultOf }: ContractKit): void => {
  clause('an unfinished checkout gives no quote', async ({ store, goods }) => {
    await store.commands.setCartLines({ lines: [{ variant_id: goods.single.variant_id, quantity: 1 }] });
    await store.commands.startCheckout({});
    expect(faultOf(await store.commits.prepare({ kind: 'order' }))).toMatchObject({
      code: 'rejected',
      reason: 'incomplete',
    });
  });

  clause('quote, approval and completion make one order, its receipt, and an empty cart', async (shop) => {
    await fillCheckout(shop);
    const { store } = shop;
    const quote = valueOf(await store.commits.prepare({ kind: 'order' }));
    expect(valueOf(await store.commits.prepare({ kind: 'order' })).id).toBe(quote.id);
    expect(valueOf(await store.commits.approve({ quote_id: quote.id, digest: quote.digest })).quote_id).toBe(
      quote.id,
    );
    const done = valueOf(await store.commits.complete({ quote_id: quote.id }));
    expect(done.status).toBe('completed');
    const again = valueOf(await store.commits.complete({ quote_id: quote.id }));
    expect(again.order).toEqual(done.order);
    expect(await shop.orders()).toBe(1);
    const receipt = valueOf(await store.queries.receipt({ id: done.order?.id ?? '' }));
    expect(receipt.totals).toEqual(done.totals);
    expect(valueOf(await store.queries.cart({})).line_items).toEqual([]);
    expect(faultOf(await shop.stranger().queries.receipt({ id: receipt.id })).code).toBe(
      'final_authority_denied',
    );
  });

  clause('without approval, or with approval of another digest, nothing is ordered', async (shop) => {
    await fillCheckout(shop);
    const { store } = shop;
    const quote = valueOf(await store.commits.prepare({ kind: 'order' }));
    expect((await store.commits.approve({ quote_id: quote.id, digest: `sha256:${'0'.repeat(64)}` })).ok).toBe(
      false,
    );
    expect((await store.commits.complete({ quote_id: quote.id })).ok).toBe(false);
    expect(await shop.orders()).toBe(0);
  });

  clause(
    'what came too early or with another digest does not stand in the way of the buyer’s yes',
    async (shop) => {
      await fillCheckout(shop);
      const { approve, complete, prepare } = shop.store.commits;
      const { id, digest } = valueOf(await prepare({ kind: 'order' }));
      faultOf(await complete({ quote_id: id }));
      faultOf(await approve({ quote_id: id, digest: `sha256:${'0'.repeat(64)}` }));
      valueOf(await approve({ quote_id: id, digest }));
      expect(valueOf(await complete({ quote_id: id })).status).toBe('completed');
      expect(await shop.orders()).toBe(1);
    },
  );

  clause('a checkout that changed voids its quote', async (shop) => {
    await fillCheckout(shop);
    const { store, goods } = shop;
    const quote = valueOf(await store.commits.prepare({ kind: 'order' }));
    await store.commands.updateCheckout({ parts: [{ discount_codes: [goods.discount_code] }] });
    expect(faultOf(await store.commits.approve({ quote_id: quote.id, digest: quote.digest })).code).toBe(
      'confirmation_void',
    );
    expect(valueOf(await store.commits.prepare({ kind: 'order' })).id).not.toBe(quote.id);
  });
};
