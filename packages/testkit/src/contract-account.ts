import { type ContractKit, fillCheckout, type ShopUnderTest } from './contract-kit.ts';

/** Buys goods as whoever is signed in and answers the order's id. */
export const buy = async (
  shop: ShopUnderTest,
  { variant_id, quantity }: { variant_id: string; quantity: number },
): Promise<string> => {
  await fillCheckout(shop);
  const { commands, commits } = shop.store;
  const { single } = shop.goods;
  const others = single.variant_id === variant_id ? [] : [{ variant_id: single.variant_id, quantity: 0 }];
  await commands.setCartLines({ lines: [{ variant_id, quantity }, ...others] });
  const quote = await commits.prepare({ kind: 'order' });
  if (!quote.ok) throw new Error(`No quote: ${JSON.stringify(quote.fault)}`);
  const { id, digest } = quote.value;
  await commits.approve({ quote_id: id, digest });
  const done = await commits.complete({ quote_id: id });
  if (!done.ok || !done.value.order) throw new Error('No order was made');
  return done.value.order.id;
};

/** What belongs to an account: orders, ordering again, an address. */
export const accountClauses = ({ clause, expect, valueOf, faultOf }: ContractKit): void => {
  clause('a guest has no orders and no address, and is told to sign in', async ({ store, goods }) => {
    const missing = { code: 'subject_missing' };
    expect(faultOf(await store.queries.orders({}))).toMatchObject(missing);
    expect(faultOf(await store.queries.order({ id: 'any' }))).toMatchObject(missing);
    expect(faultOf(await store.queries.address({}))).toMatchObject(missing);
    expect(faultOf(await store.commands.reorder({ order_id: 'any' }))).toMatchObject(missing);
    const { destination: address } = goods;
    expect(faultOf(await store.commands.updateAddress({ address }))).toMatchObject(missing);
  });

  clause("a guest's cart goes along on sign-in and says so until it is changed", async (shop) => {
    const { store, goods } = shop;
    const { variant_id } = goods.single;
    await store.commands.setCartLines({ lines: [{ variant_id, quantity: 1 }] });
    await shop.signIn(store);
    const { messages, item_count } = valueOf(await store.queries.cart({}));
    expect(item_count).toBe(1);
    expect(messages.map(({ code }) => code)).toContain('cart_merged');
    await store.commands.setCartLines({ lines: [{ variant_id, quantity: 2 }] });
    const after = valueOf(await store.queries.cart({}));
    expect(after.messages.map(({ code }) => code)).not.toContain('cart_merged');
  });

  clause('an account finds its orders by id and by label, in any browser', async (shop) => {
    const { store, goods } = shop;
    await shop.signIn(store);
    const id = await buy(shop, { ...goods.single, quantity: 1 });
    const other = shop.stranger();
    await shop.signIn(other);
    const { orders, total } = valueOf(await other.queries.orders({}));
    expect(orders.map((order) => order.id)).toEqual([id]);
    expect(total).toBe(1);
    const order = valueOf(await other.queries.order({ id: orders[0]?.label ?? '' }));
    expect(order).toMatchObject({ id, status: 'placed', refunds: [], lines: [{ quantity_refunded: 0 }] });
  });

  clause("another account's order is answered like none", async (shop) => {
    const { store, goods } = shop;
    await shop.signIn(store);
    const id = await buy(shop, { ...goods.single, quantity: 1 });
    const { label } = valueOf(await store.queries.order({ id }));
    const other = shop.stranger();
    await shop.signIn(other, 'second');
    expect(valueOf(await other.queries.orders({})).orders).toEqual([]);
    const none = faultOf(await other.queries.order({ id: 'order-none' }));
    expect(none).toEqual({ code: 'final_authority_denied' });
    for (const name of [id, label]) {
      expect(faultOf(await other.queries.order({ id: name }))).toEqual(none);
      expect(faultOf(await other.commands.reorder({ order_id: name }))).toEqual(none);
      const wish = { kind: 'refund', order_id: name, reason: 'damaged' } as const;
      expect(faultOf(await other.commits.prepare(wish))).toEqual(none);
    }
  });

  clause('ordering again fills the cart to what the order held, and no further', async (shop) => {
    const { store, goods } = shop;
    await shop.signIn(store);
    const order_id = await buy(shop, { ...goods.single, quantity: 1 });
    const told: string[] = [];
    store.subscribe(({ what }) => told.push(what));
    expect(valueOf(await store.commands.reorder({ order_id }))).toMatchObject({
      changed: true,
      changes: [{ quantity_before: 0, quantity: 1 }],
      left_out: [],
    });
    expect(told).toEqual(['cart']);
    expect(valueOf(await store.commands.reorder({ order_id })).changed).toBe(false);
    expect(valueOf(await store.queries.cart({})).item_count).toBe(1);
  });

  clause('an address that is saved is read back; the same again changes nothing', async (shop) => {
    const { store, goods } = shop;
    const { destination: address } = goods;
    await shop.signIn(store);
    expect(valueOf(await store.queries.address({})).address).toBeNull();
    expect(valueOf(await store.commands.updateAddress({ address })).changed).toBe(true);
    expect(valueOf(await store.commands.updateAddress({ address })).changed).toBe(false);
    expect(valueOf(await store.queries.address({})).address).toEqual(address);
    const { postal_code: _, ...without } = address;
    const fault = faultOf(await store.commands.updateAddress({ address: without }));
    expect(fault).toMatchObject({
      code: 'invalid_arguments',
      fields: [{ path: '/address/postal_code', got: 'nothing' }],
    });
  });

  clause('what became of a lost write is told with the list of orders', async (shop) => {
    const { store, goods } = shop;
    await shop.signIn(store);
    shop.failNext('lose');
    const { destination: address } = goods;
    const fault = faultOf(await store.commands.updateAddress({ address }, { via: 'tool' }));
    expect(fault).toMatchObject({ code: 'outcome_unknown', read: 'list_orders' });
    expect(valueOf(await store.queries.orders({})).last_write).toMatchObject({
      tool: 'update_address',
      status: 'done',
      side_effect: 'done',
    });
  });
};
