// Every page and state a shopper can meet, as ways to get there. `at` is a path or a function that leads the page there.

const buyer = { first_name: 'Ada', last_name: 'Byron', email: 'ada.byron@example.org' };
const address = {
  address_country: 'US',
  street_address: '1 Pine St',
  postal_code: '97201',
  address_locality: 'Portland',
  address_region: 'OR',
};

async function addMug(page) {
  await page.goto('/products/speckled-mug');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.locator('dialog.drawer .cart-lines').waitFor();
}

async function openCheckout(page) {
  await addMug(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.locator('contact-form').waitFor();
}

async function fill(page, form, values) {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`${form} [name="${name}"]`);
    if (name === 'address_country') await field.selectOption(value);
    else await field.fill(value);
  }
  await page.locator(`${form} button[type=submit]`).first().click();
  await page.locator(form).getByText('Saved.').waitFor();
}

async function readyCheckout(page) {
  await openCheckout(page);
  await fill(page, 'contact-form', buyer);
  await fill(page, 'delivery-form', address);
  await page.locator('payment-form input').first().click();
  await page.locator('review-order button.primary:enabled').waitFor();
}

async function receipt(page) {
  await readyCheckout(page);
  await page.locator('review-order button.primary').click();
  await page.locator('receipt-page .order').waitFor();
}

async function signIn(page) {
  await page.goto('/sign-in');
  const [account] = await (await fetch(new URL('/lab/accounts', page.url()))).json();
  await page.locator('input[type=email]').fill(account.email);
  await page.locator('input[type=password]').fill(account.password);
  await page.keyboard.press('Enter');
  await page.locator('orders-page h1').waitFor();
}

/** What the page looks like right after an agent put two mugs into the cart. */
async function byAgent(page, path) {
  await page.goto(path);
  await page.evaluate(async () => {
    const { modelContext } = document;
    const find = async () => (await modelContext.getTools()).find(({ name }) => name === 'update_cart');
    while (!(await find())) await new Promise((resolve) => setTimeout(resolve, 50));
    await modelContext.executeTool(await find(), {
      lines: [{ variant_id: 'variant-mug-sand', quantity: 2 }],
    });
  });
  await page.locator('li.changed').waitFor();
}

const never = (page, pattern) => page.route(pattern, () => {});
const cut = (page, pattern) => page.route(pattern, (route) => route.abort());

/** `[name, way there, extra: { sizes, schemes, lang }]`. */
export const scenes = [
  ['home', '/'],
  ['home-es', '/?lang=es'],
  ['home-zh', '/?lang=zh'],
  ['collection', '/collections/all'],
  ['collection-page-2', '/collections/all?page=2&sort=price_ascending'],
  ['collection-filtered', '/collections/all?option=Color%3ASand&available=1'],
  ['collection-none', '/collections/all?price_min=90000'],
  ['search', '/search?q=mug'],
  ['search-nothing', '/search?q=zzzz'],
  ['search-start', '/search'],
  [
    'search-suggestions',
    async (page) => {
      await page.goto('/');
      await page.getByRole('combobox').first().fill('mu');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  ],
  ['product', '/products/speckled-mug'],
  ['product-sale', '/products/enamel-pot'],
  ['product-sold-out', '/products/speckled-mug?variant=variant-mug-moss'],
  ['product-es', '/products/linen-napkins?lang=es'],
  ['drawer', addMug],
  ['drawer-by-agent', (page) => byAgent(page, '/')],
  ['cart-by-agent', (page) => byAgent(page, '/cart')],
  ['cart-empty', '/cart'],
  ['cart', async (page) => (await addMug(page), page.goto('/cart'))],
  ['sign-in', '/sign-in'],
  [
    'sign-in-refused',
    async (page) => {
      await page.goto('/sign-in');
      await page.locator('input[type=email]').fill('nobody@example.com');
      await page.locator('input[type=password]').fill('wrong');
      await page.keyboard.press('Enter');
      await page.locator('[role=alert]').waitFor();
    },
  ],
  ['checkout-none', '/checkout'],
  ['checkout', openCheckout],
  [
    'checkout-wrong',
    async (page) => {
      await openCheckout(page);
      await page.locator('contact-form [name=email]').fill('nobody');
      await page.locator('contact-form button[type=submit]').click();
      await page.locator('delivery-form [name=address_country]').selectOption('US');
      await fill(page, 'delivery-form', { ...address, postal_code: 'none', address_region: 'Oregon' });
    },
  ],
  ['checkout-ready', readyCheckout],
  ['checkout-zh', async (page) => (await readyCheckout(page), page.goto('/checkout?lang=zh'))],
  ['receipt', receipt],
  ['orders-guest', '/account/orders'],
  ['orders-empty', signIn],
  ['orders', async (page) => (await signIn(page), await receipt(page), page.goto('/account/orders'))],
  ['policies', '/policies'],
  ['policy', '/policies/refunds'],
  ['policy-es', '/policies/shipping?lang=es'],
  ['not-found', '/nowhere'],
  ['product-not-found', '/products/nothing'],
  ['passkeys', '/account/passkeys'],
  ['loading-home', async (page) => (await never(page, '**/api/shelf*'), page.goto('/'))],
  ['loading-collection', async (page) => (await never(page, '**/api/shelf*'), page.goto('/collections/all'))],
  [
    'loading-product',
    async (page) => (await never(page, '**/api/products/*'), page.goto('/products/speckled-mug')),
  ],
  ['error', async (page) => (await cut(page, '**/api/products/*'), page.goto('/products/speckled-mug'))],
];
