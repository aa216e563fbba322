import { amountOf, open, parts, questionIn } from '../fixtures/order.ts';
import { agentOf, expect, test } from '../fixtures/story.ts';

const storefront =
  'browse_store cancel_cart get_cart get_product get_product_reviews manage_orders proceed_to_checkout search_catalog search_shop_policies_and_faqs show_variant update_cart'.split(
    ' ',
  );
const checkout = ['complete_checkout', 'get_checkout', 'navigate_to_storefront', 'update_checkout'];
const receipt = ['get_checkout', 'manage_orders', 'navigate_to_storefront'];

for (const transport of ['in-page', 'cdp', 'playwright'] as const) {
  test(`an agent over ${transport} buys for a guest, who approves in the page`, async ({ page, shop }) => {
    const agent = agentOf(page, transport);
    await open(page, { path: '/', agent, tool: 'search_catalog' });
    expect(await agent.names()).toEqual(storefront);

    const found = await agent.ask('search_catalog', { query: 'mug' });
    const handles = (found.data as { products: { handle: string }[] }).products.map(({ handle }) => handle);
    expect(handles).toContain('speckled-mug');
    const product = await agent.ask('get_product', { handle: 'speckled-mug' });
    const { rows } = product.data as { rows: { variant?: { variant_id: string; available: boolean } }[] };
    const variant_id = rows.find(({ variant }) => variant?.available)?.variant?.variant_id;
    const set = await agent.ask('update_cart', { lines: [{ variant_id, quantity: 2 }] });
    expect(set).toMatchObject({ ok: true, data: { changes: [{ quantity_before: 0, quantity: 2 }] } });
    await expect(page.getByRole('link', { name: 'Cart (2)' })).toBeVisible();

    expect(await agent.ask('proceed_to_checkout')).toMatchObject({ ok: true, moving_to: '/checkout' });
    await agent.waitForTools((tools) => tools.some(({ name }) => name === 'complete_checkout'));
    expect(await agent.names()).toEqual(checkout);
    await expect(page).toHaveURL('/checkout');
    expect(await agent.ask('get_checkout')).toMatchObject({ ok: true, data: { status: 'incomplete' } });
    const ready = await agent.ask('update_checkout', parts);
    expect(ready).toMatchObject({ ok: true, status: 'done', data: { status: 'ready_for_complete' } });
    expect((await shop.state()).orders).toEqual([]);

    const completion = agent.ask('complete_checkout');
    const question = questionIn(page);
    await question.armed();
    await expect(question.dialog).toContainText('$');
    await question.approve.click();
    const placed = await completion;
    expect(placed).toMatchObject({ ok: true, status: 'done', data: { status: 'completed' } });

    const { orders, approvals, carts } = await shop.state();
    expect(orders).toHaveLength(1);
    expect(approvals).toHaveLength(1);
    const total = orders[0]?.receipt.totals.find(({ type }) => type === 'total')?.amount;
    expect(total).toBeGreaterThan(3600);
    expect([amountOf(ready, 'total'), amountOf(placed, 'total')]).toEqual([total, total]);
    expect(orders[0]).toMatchObject({ via: 'tool' });
    expect(carts.flatMap(({ lines }) => lines)).toEqual([]);

    await expect(page).toHaveURL(/\/receipt\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
    await agent.waitForTools((tools) => !tools.some(({ name }) => name === 'complete_checkout'));
    expect(await agent.names()).toEqual(receipt);
    const read = await agent.ask('get_checkout');
    expect(read).toMatchObject({ ok: true, data: { status: 'completed', order: { id: orders[0]?.id } } });
    expect(amountOf(read, 'total')).toBe(total);
  });
}
