import type { Store } from '@vitrine/commerce/store';
import { buy } from './contract-account.ts';
import type { ContractKit } from './contract-kit.ts';

const wish = (order_id: string) => ({ kind: 'refund', order_id, reason: 'damaged' }) as const;

/** Goods going back: quote, approval, completion, and the sign-in large amounts need. */
export const refundClauses = ({ clause, expect, valueOf, faultOf }: ContractKit): void => {
  const ask = async (store: Store, order_id: string) =>
    valueOf(await store.commits.prepare({ ...wish(order_id), note: 'The glaze is chipped.' }));
  const approve = async (store: Store, { id, digest }: { id: string; digest: string }) =>
    valueOf(await store.commits.approve({ quote_id: id, digest }));

  clause('quote, approval and completion make one refund, seen in the order', async (shop) => {
    const { store, goods } = shop;
    await shop.signIn(store);
    const order_id = await buy(shop, { ...goods.single, quantity: 1 });
    const quote = await ask(store, order_id);
    expect(quote).toMatchObject({ kind: 'refund', level: 'click' });
    const done = { quote_id: quote.id, kind: 'refund' } as const;
    await approve(store, quote);
    const told: string[] = [];
    store.subscribe(({ what }) => told.push(what));
    const refund = valueOf(await store.commits.complete(done));
    expect(refund).toMatchObject({ order_id, status: 'requested', reason: 'damaged' });
    expect(told).toEqual(['order']);
    expect(valueOf(await store.commits.complete(done)).id).toBe(refund.id);
    const order = valueOf(await store.queries.order({ id: order_id }));
    expect(order).toMatchObject({ status: 'refunded', refunds: [{ id: refund.id }] });
    expect(order.notes).toContainEqual(
      expect.objectContaining({ by: 'customer', text: 'The glaze is chipped.' }),
    );
    expect(faultOf(await store.commits.prepare(wish(order_id)))).toMatchObject({
      code: 'rejected',
      reason: 'not_allowed_now',
    });
  });

  clause('a refund nobody approved is not made', async (shop) => {
    const { store, goods } = shop;
    await shop.signIn(store);
    const order_id = await buy(shop, { ...goods.single, quantity: 1 });
    const { id: quote_id } = await ask(store, order_id);
    const fault = faultOf(await store.commits.complete({ quote_id, kind: 'refund' }));
    expect(fault.code).toBe('final_authority_denied');
    expect(valueOf(await store.queries.order({ id: order_id })).refunds).toEqual([]);
  });

  clause(
    'a large refund needs a sign-in of the last minutes, and is quoted after a new one',
    async (shop) => {
      const { store, goods } = shop;
      await shop.signIn(store);
      const order_id = await buy(shop, goods.dear);
      const early = await ask(store, order_id);
      await approve(store, early);
      shop.pass(301);
      const fault = faultOf(await store.commits.prepare(wish(order_id)));
      expect(fault).toEqual({ code: 'step_up_required', max_age: 300 });
      const line_id = valueOf(await store.queries.order({ id: order_id })).lines[0]?.id ?? '';
      const part = { ...wish(order_id), lines: [{ line_id, quantity: 1 }] };
      expect((await store.commits.prepare(part)).ok).toBe(true);
      await shop.signIn(store);
      const void_ = await store.commits.complete({ quote_id: early.id, kind: 'refund' });
      expect(faultOf(void_).code).toMatch(/^confirmation_(void|expired)$/);
      expect((await store.commits.prepare(wish(order_id))).ok).toBe(true);
    },
  );

  clause('a refund whose answer is lost is found in the order and happens once', async (shop) => {
    const { store, goods } = shop;
    await shop.signIn(store);
    const order_id = await buy(shop, { ...goods.single, quantity: 1 });
    const quote = await ask(store, order_id);
    await approve(store, quote);
    shop.failNext('lose');
    const done = { quote_id: quote.id, kind: 'refund' } as const;
    const fault = faultOf(await store.commits.complete(done, { via: 'tool' }));
    expect(fault).toMatchObject({ code: 'outcome_unknown', read: 'get_order' });
    expect(valueOf(await store.queries.orders({}))).toMatchObject({
      orders: [{ status: 'refunded' }],
      last_write: { tool: 'request_refund', status: 'done' },
    });
    valueOf(await store.commits.complete(done, { via: 'tool' }));
    expect(valueOf(await store.queries.order({ id: order_id })).refunds).toHaveLength(1);
  });
};
