import type { ContractKit } from './contract-kit.ts';

/** Catalog, policies, reviews, paging. */
export const readClauses = ({ clause, expect, valueOf, faultOf }: ContractKit): void => {
  clause(
    'search finds products by a word, and pages them without a gap or a double',
    async ({ store, goods }) => {
      const whole = valueOf(await store.queries.search({ q: goods.word, limit: 10 }));
      expect(whole.total).toBeGreaterThanOrEqual(3);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = valueOf(await store.queries.search({ q: goods.word, limit: 1, cursor }));
        seen.push(...page.products.map(({ handle }) => handle));
        cursor = page.next_cursor ?? undefined;
      } while (cursor && seen.length <= whole.total);
      expect(seen.slice(0, whole.products.length)).toEqual(whole.products.map(({ handle }) => handle));
      expect(seen).toHaveLength(whole.total);
    },
  );

  clause('search for words nobody uses finds nothing and is no fault', async ({ store }) => {
    expect(valueOf(await store.queries.search({ q: 'zzqqxx' })).products).toEqual([]);
  });

  clause('an unknown cursor is rejected as not found', async ({ store, goods }) => {
    const fault = faultOf(await store.queries.search({ q: goods.word, cursor: 'no cursor of ours' }));
    expect(fault).toMatchObject({ code: 'rejected', reason: 'not_found' });
  });

  clause('browsing by price rises, and stays inside the collection', async ({ store, goods }) => {
    const amounts: number[] = [];
    let cursor: string | undefined;
    do {
      const shelf = { collection: goods.collection, sort: 'price_ascending' as const, limit: 10, cursor };
      const page = valueOf(await store.queries.browse(shelf));
      amounts.push(...page.products.map(({ price_min }) => price_min.amount));
      cursor = page.next_cursor ?? undefined;
    } while (cursor && amounts.length < 1000);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    const { collections } = valueOf(await store.queries.collections({}));
    expect(collections.find(({ handle }) => handle === goods.collection)?.product_count).toBe(amounts.length);
  });

  clause('a product comes whole: variants with price and stock', async ({ store, goods }) => {
    const product = valueOf(await store.queries.product({ handle: goods.several.handle }));
    const ids = product.variants.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...goods.several.variant_ids]));
    for (const { price } of product.variants) expect(Number.isSafeInteger(price.amount)).toBe(true);
  });

  clause('products and collections that do not exist are rejected as not found', async ({ store }) => {
    const not_found = { code: 'rejected', reason: 'not_found' };
    expect(faultOf(await store.queries.product({ handle: 'no-such-thing' }))).toMatchObject(not_found);
    expect(faultOf(await store.queries.browse({ collection: 'no-such-thing' }))).toMatchObject(not_found);
  });

  clause('reviews page to their end', async ({ store, goods }) => {
    let cursor: string | undefined;
    let count = 0;
    let total = 0;
    do {
      const page = valueOf(await store.queries.reviews({ handle: goods.single.handle, cursor }));
      count += page.reviews.length;
      total = page.total;
      cursor = page.next_cursor ?? undefined;
    } while (cursor && count < 1000);
    expect(total).toBeGreaterThan(0);
    expect(count).toBe(total);
  });

  clause('policies are found by word and by type', async ({ store, goods }) => {
    const { policies } = valueOf(await store.queries.policies({ q: goods.policy_word }));
    const [first] = policies;
    if (!first) throw new Error('no policy');
    expect(first.body.length).toBeGreaterThan(0);
    const typed = valueOf(await store.queries.policies({ q: goods.policy_word, types: [first.type] }));
    expect(typed.policies.every(({ type }) => type === first.type)).toBe(true);
  });

  clause('an aborted read answers aborted', async ({ store, goods }) => {
    const fault = faultOf(await store.queries.search({ q: goods.word }, { signal: AbortSignal.abort() }));
    expect(fault.code).toBe('aborted');
  });
};
