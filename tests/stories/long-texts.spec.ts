import { rmSync } from 'node:fs';
import { type LabShop, openLabShop } from '../fixtures/lab-shop.ts';
import { writeLongData } from '../fixtures/long-texts.ts';
import { ownPlaces } from '../../demo-store/server/http/places.ts';
import { open, parts, questionIn } from '../fixtures/order.ts';
import { readAll } from '../fixtures/read-all.ts';
import { agentOf, expect, test as base, type StoryAgent } from '../fixtures/story.ts';

const test = base.extend<object, { shop: LabShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const data = writeLongData(10);
      const shop = await openLabShop({ places: { ...ownPlaces(), data } });
      await use(shop);
      await shop.close();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

interface Money {
  amount: number;
  currency: string;
}

interface Whole {
  handle: string;
  price_min: Money;
  price_max: Money;
  variants: { id: string; price: Money; list_price?: Money; quantity_available: number }[];
  description: string;
  notices: { content: string; presentation?: string }[];
}

const once = (list: string[]) => expect(new Set(list).size, `each once: ${list.join()}`).toBe(list.length);
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All of a list, past every tool. */
async function wholeList<Row>(shop: LabShop, path: string, key: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor = ''; ;) {
    const answer = (await (await fetch(`${shop.url}/api/${path}${cursor}`)).json()) as Record<
      string,
      Row[]
    > & {
      next_cursor: string | null;
    };
    rows.push(...(answer[key] ?? []));
    if (!answer.next_cursor) return rows;
    cursor = `${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(answer.next_cursor)}`;
  }
}

async function readRows(
  agent: StoryAgent,
  tool: string,
  input: object = {},
): Promise<Record<string, unknown>[]> {
  const pages = await readAll(agent, { tool, input });
  const rows = pages.flatMap(({ data }) => (data as { rows: Record<string, unknown>[] }).rows);
  expect(pages[0]?.total ?? rows.length).toBe(rows.length);
  return rows;
}

test('lists of products are read to their end, each product once and with its whole price', async ({
  page,
  shop,
}) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'search_catalog' });
  const all = await wholeList<Whole>(shop, 'products', 'products');
  const lists = [
    { tool: 'browse_store', input: { collection: 'all', sort: 'newest' }, key: 'items', wanted: all.length },
    { tool: 'search_catalog', input: { query: 'with' }, key: 'products', wanted: undefined },
    { tool: 'search_catalog', input: { query: 'with', limit: 10 }, key: 'products', wanted: undefined },
  ];
  for (const { tool, input, key, wanted } of lists) {
    const pages = await readAll(agent, { tool, input });
    const rows = pages.flatMap(
      ({ data }) => (data as Record<string, { handle: string; price: Money }[]>)[key] ?? [],
    );
    once(rows.map(({ handle }) => handle));
    expect(rows).toHaveLength(pages[0]?.total ?? Number.NaN);
    expect(rows.length).toBeGreaterThan(5);
    if (wanted) expect(rows).toHaveLength(wanted);
    for (const row of rows)
      expect(row.price).toEqual(all.find(({ handle }) => handle === row.handle)?.price_min);
  }
});

test('every product is read to its end: variants, prices and required notices whole', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'get_product' });
  let notices = 0;
  for (const { handle } of await wholeList<Whole>(shop, 'products', 'products')) {
    const product = (await (await fetch(`${shop.url}/api/products/${handle}`)).json()) as Whole;
    const rows = await readRows(agent, 'get_product', { handle });
    const variants = rows.flatMap(({ variant }) =>
      variant ? [variant as { variant_id: string; price: Money }] : [],
    );
    expect(variants.map(({ variant_id, price }) => [variant_id, price])).toEqual(
      product.variants.map(({ id, price }) => [id, price]),
    );
    const disclosed = rows.flatMap(({ disclosure }) => (disclosure ? [disclosure as string] : []));
    const required = product.notices.filter(({ presentation }) => presentation === 'disclosure');
    expect(words(disclosed.join(' '))).toBe(words(required.map(({ content }) => content).join(' ')));
    notices += required.length;
    const told = rows.flatMap(({ text }) => (text ? [text as string] : []));
    expect(words(told.join(' '))).toBe(words(product.description));
  }
  expect(notices).toBeGreaterThan(0);
});

test('reviews and policies are read to their end', async ({ page, shop }) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'get_product_reviews' });
  const reviews = await wholeList(shop, 'products/speckled-mug/reviews', 'reviews');
  const pages = await readAll(agent, { tool: 'get_product_reviews', input: { handle: 'speckled-mug' } });
  expect(pages.flatMap(({ quoted }) => quoted ?? [])).toHaveLength(reviews.length);

  const policies = await wholeList<{ url: string; body: string }>(shop, 'policies?q=order', 'policies');
  const found = await readAll(agent, { tool: 'search_shop_policies_and_faqs', input: { query: 'order' } });
  const pieces = found.flatMap(
    ({ data }) => (data as { policies: { path: string; text: string }[] }).policies,
  );
  expect(policies.length).toBeGreaterThan(0);
  for (const { url, body } of policies) {
    const told = pieces.filter(({ path }) => path === url).map(({ text }) => text);
    expect(words(told.join(' '))).toBe(words(body));
  }
});

test('cart and checkout keep sums, notices and terms whole, and the dialog shows everything', async ({
  page,
  shop,
}) => {
  const agent = agentOf(page);
  await open(page, { path: '/', agent, tool: 'update_cart' });
  const products = await wholeList<Whole>(shop, 'products', 'products');
  const variants: string[] = [];
  for (const { handle } of products) {
    const product = (await (await fetch(`${shop.url}/api/products/${handle}`)).json()) as Whole;
    const variant = product.variants.find(({ quantity_available }) => quantity_available >= 6);
    if (variant) variants.push(variant.id);
  }
  const lines = variants.slice(0, 10).map((variant_id) => ({ variant_id, quantity: 6 }));
  const set = await agent.ask('update_cart', { lines });
  expect(set).toMatchObject({ ok: true, status: 'done' });
  const inCart = await readRows(agent, 'get_cart');
  const lineIds = inCart.flatMap(({ line }) => (line ? [(line as { line_id: string }).line_id] : []));
  once(lineIds);
  expect(lineIds).toHaveLength(lines.length);

  await agent.ask('proceed_to_checkout');
  await agent.waitForTools((tools) => tools.some(({ name }) => name === 'update_checkout'));
  expect(await agent.ask('update_checkout', parts)).toMatchObject({ ok: true });
  const checkout = await page.evaluate(
    async () =>
      (await (await fetch('/api/checkout')).json()) as {
        totals: { type: string; amount: number }[];
        terms: { title: string; url: string }[];
        messages: { content: string; presentation?: string }[];
        line_items: { id: string; line_total: { amount: number } }[];
      },
  );
  const head = await agent.ask('get_checkout');
  const { totals } = head.data as { totals: { type: string; amount: number }[] };
  expect(totals.map(({ type, amount }) => [type, amount])).toEqual(
    checkout.totals.map(({ type, amount }) => [type, amount]),
  );
  const rows = await readRows(agent, 'get_checkout');
  const of = <Row>(key: string) => rows.flatMap((row) => (key in row ? [row[key] as Row] : []));
  const required = checkout.messages
    .filter(({ presentation }) => presentation === 'disclosure')
    .map(({ content }) => content);
  expect(words(of<string>('disclosure').join(' '))).toBe(words(required.join(' ')));
  expect(of<{ title: string; path: string }>('terms')).toEqual(
    checkout.terms.map(({ title, url }) => ({ title, path: url })),
  );
  expect(
    of<{ line_id: string; line_total: number }>('line').map(({ line_id, line_total }) => [
      line_id,
      line_total,
    ]),
  ).toEqual(checkout.line_items.map(({ id, line_total }) => [id, line_total.amount]));

  const completion = agent.ask('complete_checkout');
  const question = questionIn(page);
  await question.armed();
  for (const text of new Set(required))
    expect(words(await question.dialog.innerText())).toContain(words(text));
  await question.approve.click();
  expect(await completion).toMatchObject({ ok: true, status: 'done' });
  await agent.waitForTools((tools) => tools.some(({ name }) => name === 'manage_orders'));
  const kept = (await readRows(agent, 'get_checkout')).flatMap((row) =>
    'disclosure' in row ? [row['disclosure']] : [],
  );
  expect(words(kept.join(' '))).toBe(words([...new Set(required)].join(' ')));
  expect((await shop.state()).orders).toHaveLength(1);
});
