import { cart, cartChange, problem } from '@vitrine/commerce/models';
import type { Cart, Problem } from '@vitrine/commerce/models';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.fixture.ts';

const shop = await openShop();
const put = '/api/cart/lines';

describe('the cart', () => {
  it('is empty and has a version before anything was put in, without a session too', async () => {
    const guest = await shop.arrive();
    expect(cart.parse((await guest.get('/api/cart')).body)).toMatchObject({ item_count: 0, line_items: [] });
    const reply = await fetch(`${shop.url}/api/cart`);
    expect(reply.headers.get('Set-Cookie')).toBeNull();
    expect(reply.headers.get('ETag')).toBe(`"${((await reply.json()) as Cart).version}"`);
  });

  it('takes absolute quantities and says what each line was before', async () => {
    const buyer = await shop.arrive();
    await buyer.put({ 'variant-mug-sand': 2 });
    const { body } = await buyer.put({ 'variant-mug-sand': 3, 'variant-pan-26': 1 });
    expect(cartChange.parse(body).changes).toMatchObject([
      { variant_id: 'variant-mug-sand', quantity_before: 2, quantity: 3 },
      { variant_id: 'variant-pan-26', quantity_before: 0, quantity: 1 },
    ]);
    expect(body.cart.totals).toEqual([
      { type: 'subtotal', display_text: 'Subtotal', amount: 11_800 },
      { type: 'total', display_text: 'Total before delivery', amount: 11_800 },
    ]);
  });

  it('keeps its version when the same quantities come again', async () => {
    const buyer = await shop.arrive();
    const first = await buyer.put({ 'variant-mug-sand': 2 });
    const second = await buyer.put({ 'variant-mug-sand': 2 });
    expect(second.body.changed).toBe(false);
    expect(second.body.cart.version).toBe(first.body.cart.version);
  });

  it('refuses a write without a version (428) and with an old one (412, with the cart as it is)', async () => {
    const buyer = await shop.arrive();
    const lines = [{ variant_id: 'variant-mug-sand', quantity: 1 }];
    const { body: before } = await buyer.get<Cart>('/api/cart');
    expect((await buyer.send(`PUT ${put}`, { body: { lines } })).status).toBe(428);
    expect((await buyer.send(`PUT ${put}`, { body: { lines }, headers: { 'If-Match': '*' } })).status).toBe(
      428,
    );
    await buyer.put({ 'variant-pan-26': 1 });
    const late = await buyer.send<Problem>(`PUT ${put}`, { body: { lines }, version: before.version });
    expect(late).toMatchObject({
      status: 412,
      body: { code: 'conflict', reason: 'conflict', state: { item_count: 1 } },
    });
    expect(late.headers.get('Content-Type')).toContain('application/problem+json');
  });

  it('has a new version after a change and its reversal', async () => {
    const buyer = await shop.arrive();
    const { body: first } = await buyer.put({ 'variant-mug-sand': 1 });
    await buyer.put({ 'variant-mug-sand': 2 });
    const { body: again } = await buyer.put({ 'variant-mug-sand': 1 });
    expect(again.cart.version).not.toBe(first.cart.version);
  });

  it('has a new version when a price changes, though nobody wrote to it', async () => {
    const buyer = await shop.arrive();
    const { body } = await buyer.put({ 'variant-board-s': 1 });
    shop.sql("update variants set price = price + 100 where id = 'variant-board-s'");
    expect((await buyer.get<Cart>('/api/cart')).body.version).not.toBe(body.cart.version);
  });

  it('empties at once, and emptying an empty cart changes nothing', async () => {
    const buyer = await shop.arrive();
    const { body } = await buyer.put({ 'variant-mug-sand': 1, 'variant-pan-26': 1 });
    const cleared = await buyer.send<{ cart: Cart; changed: boolean }>('DELETE /api/cart', {
      version: body.cart.version,
    });
    expect(cleared.body).toMatchObject({ changed: true, cart: { item_count: 0 } });
    const again = await buyer.send('DELETE /api/cart', { version: cleared.body.cart.version });
    expect(again.body).toMatchObject({ changed: false });
  });

  it('warns beside the line what is final sale', async () => {
    const buyer = await shop.arrive();
    const { body } = await buyer.put({ 'variant-mug-sand': 1, 'variant-vase-2nd': 1 });
    expect(body.cart.messages).toMatchObject([
      { code: 'final_sale', presentation: 'disclosure', path: '$.line_items[1]' },
    ]);
  });
});

describe('a line that cannot be set', () => {
  const refusals: [string, object, object][] = [
    [
      'fits several variants',
      { handle: 'speckled-mug', quantity: 1 },
      { reason: 'ambiguous', choices: { length: 3 } },
    ],
    [
      'fits several variants though an option is named',
      { handle: 'linen-napkins', options: [{ name: 'Color', value: 'Rust' }], quantity: 1 },
      { reason: 'ambiguous', choices: { length: 2 } },
    ],
    [
      'names an option that there is not',
      { handle: 'speckled-mug', options: [{ name: 'Color', value: 'Pink' }], quantity: 1 },
      { reason: 'not_found', choices: { length: 3 } },
    ],
    [
      'names a product that there is not',
      { handle: 'mug-speckled', quantity: 1 },
      { reason: 'not_found', choices: { length: 5 } },
    ],
    ['names an unknown variant', { variant_id: 'variant-x', quantity: 1 }, { reason: 'not_found' }],
    ['names an unknown line', { line_id: 'line_x', quantity: 1 }, { reason: 'not_found' }],
    [
      'asks for less than the least',
      { variant_id: 'variant-taper', quantity: 5 },
      { reason: 'quantity_limit' },
    ],
    [
      'asks for more than the most',
      { variant_id: 'variant-mug-sand', quantity: 21 },
      { reason: 'quantity_limit' },
    ],
    ['is out of stock', { variant_id: 'variant-mug-moss', quantity: 1 }, { reason: 'out_of_stock' }],
    [
      'asks for more than there is',
      { variant_id: 'variant-vase-2nd', quantity: 4 },
      { reason: 'out_of_stock' },
    ],
  ];

  it.each(refusals)('that %s changes nothing, not even the lines beside it', async (_, wish, expected) => {
    const buyer = await shop.arrive();
    const { body } = await buyer.get<Cart>('/api/cart');
    const lines = [{ variant_id: 'variant-pan-26', quantity: 1 }, wish];
    const refusal = await buyer.send<Problem>(`PUT ${put}`, { body: { lines }, version: body.version });
    expect(refusal).toMatchObject({ status: 422, body: { code: 'rejected', ...expected } });
    expect(problem.parse(refusal.body).messages).toHaveLength(1);
    expect((await buyer.get<Cart>('/api/cart')).body).toEqual(body);
  });

  it('finds a variant by its options, whatever their case', async () => {
    const buyer = await shop.arrive();
    const { body } = await buyer.get<Cart>('/api/cart');
    const lines = [{ handle: 'speckled-mug', options: [{ name: 'color', value: 'slate' }], quantity: 2 }];
    const set = await buyer.send<{ cart: Cart }>(`PUT ${put}`, { body: { lines }, version: body.version });
    expect(set.body.cart.line_items).toMatchObject([{ quantity: 2, item: { id: 'variant-mug-slate' } }]);
  });

  it('names one variant twice: refused', async () => {
    const buyer = await shop.arrive();
    const lines = [1, 2].map((quantity) => ({ variant_id: 'variant-mug-sand', quantity }));
    const { body } = await buyer.get<Cart>('/api/cart');
    const refusal = await buyer.send(`PUT ${put}`, { body: { lines }, version: body.version });
    expect(refusal).toMatchObject({ status: 422, body: { reason: 'ambiguous' } });
  });

  it.each([[{ quantity: 1 }], [{ variant_id: 'variant-pan-26', handle: 'cast-iron-pan', quantity: 1 }]])(
    'names nothing or two things (%j): invalid, with the field',
    async (wish) => {
      const buyer = await shop.arrive();
      const { body } = await buyer.get<Cart>('/api/cart');
      const refusal = await buyer.send<Problem>(`PUT ${put}`, {
        body: { lines: [wish] },
        version: body.version,
      });
      expect(refusal).toMatchObject({
        status: 400,
        body: { code: 'invalid', fields: [{ path: '/lines/0' }] },
      });
    },
  );

  it('may be lowered even when stock has fallen below it', async () => {
    const buyer = await shop.arrive();
    await buyer.put({ 'variant-lamp-uk': 4 });
    shop.sql("update stock set quantity = 1 where variant_id = 'variant-lamp-uk'");
    const { body: now } = await buyer.get<Cart>('/api/cart');
    expect(now.messages).toMatchObject([{ code: 'out_of_stock', path: '$.line_items[0]' }]);
    expect((await buyer.put({ 'variant-lamp-uk': 3 })).status).toBe(200);
  });
});
