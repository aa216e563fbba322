import { createHash } from 'node:crypto';
import { quoteContent, receipt } from '@vitrine/commerce/models';
import { describe, expect, it } from 'vitest';
import { toCanonical } from './shop/digest.ts';
import { openShop } from './open-shop.fixture.ts';

const shop = await openShop();

describe('buying', () => {
  it('goes from an empty cart to a receipt', async () => {
    const buyer = await shop.arrive();
    const ready = await buyer.prepare({ 'variant-mug-sand': 2 });
    expect(ready.status).toBe('ready_for_complete');
    const quote = await buyer.quote();
    expect(quote.status).toBe(200);
    expect((await buyer.approve(quote.body)).status).toBe(200);
    const completed = await buyer.complete(quote.body);
    expect(completed.body).toMatchObject({ status: 'completed', order: { label: 'SO-1001' } });
    const { body } = await buyer.get(`/api/receipts/${completed.body.order?.id}`);
    expect(receipt.parse(body).totals.at(-1)).toEqual({ type: 'total', display_text: 'Total', amount: 4195 });
    expect((await buyer.get('/api/cart')).body).toMatchObject({ item_count: 0 });
    expect(shop.errors).toEqual([]);
  });

  it('quotes canonical JSON whose digest anybody can recompute', async () => {
    const buyer = await shop.arrive();
    await buyer.prepare({ 'variant-mug-sand': 1 });
    const { canonical, digest } = (await buyer.quote()).body;
    expect(digest).toBe(`sha256:${createHash('sha256').update(canonical).digest('hex')}`);
    expect(toCanonical(JSON.parse(canonical))).toBe(canonical);
    expect(quoteContent.parse(JSON.parse(canonical)).disclosures).not.toEqual([]);
  });
});
