import { open, reachReadyCheckout } from '../fixtures/order.ts';
import { agentOf, expect, test } from '../fixtures/story.ts';

test('the cart opens beside the page when an agent changes it, marks the line, and leaves the focus alone', async ({
  page,
}) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.pressSequentially('spe');
  const lines = [{ variant_id: 'variant-mug-sand', quantity: 2 }];
  expect(await agent.ask('update_cart', { lines })).toMatchObject({ ok: true, status: 'done' });
  const drawer = page.getByRole('dialog', { name: 'Your assistant changed the cart.' });
  await expect(drawer).toContainText('Speckled Mug');
  await expect(drawer.locator('li.changed')).toContainText('changed');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('spe');
  await page.keyboard.type('ckled');
  await expect(search).toHaveValue('speckled');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
});

test('on the cart page the agent’s change shows in the line, which is marked for a moment', async ({
  page,
}) => {
  const agent = agentOf(page);
  await open(page, { path: '/cart', agent, tool: 'update_cart' });
  await agent.ask('update_cart', { lines: [{ variant_id: 'variant-mug-sand', quantity: 1 }] });
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  await agent.ask('update_cart', { lines: [{ variant_id: 'variant-mug-sand', quantity: 3 }] });
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  await expect(page.locator('cart-page li.changed')).toHaveCount(1);
  await expect(page.locator('cart-page li.changed')).toHaveCount(0, { timeout: 10_000 });
  await page.getByRole('spinbutton').fill('2');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Cart (2)' })).toBeVisible();
  await expect(page.locator('cart-page li.changed')).toHaveCount(0);
});

test('the product page moves to the variant an agent shows', async ({ page }) => {
  const agent = agentOf(page);
  await open(page, { path: '/products/speckled-mug', agent, tool: 'show_variant' });
  expect(
    await agent.ask('show_variant', { handle: 'speckled-mug', options: [{ name: 'Color', value: 'Slate' }] }),
  ).toMatchObject({ ok: true });
  await expect(page).toHaveURL(/variant=variant-mug-slate/);
  await expect(page.getByRole('radio', { name: 'Slate' })).toBeChecked();
});

test('what the shopper is typing stays while an agent changes other fields, which are marked', async ({
  page,
}) => {
  const agent = agentOf(page);
  await reachReadyCheckout(page, agent);
  const marked = page.locator('delivery-form .changed input');
  await expect(marked).toHaveCount(0, { timeout: 10_000 });
  const name = page.locator('contact-form [name=first_name]');
  await name.fill('Augusta');
  const moved = {
    street_address: '5 Oak Ave',
    address_locality: 'Salem',
    address_region: 'OR',
    postal_code: '97301',
    address_country: 'US',
  };
  expect(await agent.ask('update_checkout', { fulfillment: { destination: moved } })).toMatchObject({
    ok: true,
  });
  await expect(page.locator('delivery-form [name=address_locality]')).toHaveValue('Salem');
  await expect(marked).toHaveCount(3);
  await expect(name).toHaveValue('Augusta');
  await expect(page.locator('contact-form .changed')).toHaveCount(0);
  await expect(marked).toHaveCount(0, { timeout: 10_000 });
});
