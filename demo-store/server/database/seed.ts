import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { digestOf } from '../shop/digest.ts';
import type { Catalogue } from './catalogue.ts';
import type { Database } from './sqlite.ts';
import type { Tables } from './tables.ts';

const catalogueTables = [
  'collection_products',
  'reviews',
  'variants',
  'products',
  'collections',
  'policies',
] as const;
const searchTables = ['product_search', 'policy_search'] as const;
const shopTables = [
  'entries',
  'idempotency',
  'refunds',
  'orders',
  'approvals',
  'quotes',
  'checkouts',
  'cart_lines',
  'carts',
] as const;

/** Loads the catalogue if it is not the one already there. Stock that is known stays as it is. */
export async function seed(database: Database, catalogue: Catalogue): Promise<void> {
  const digest = digestOf(catalogue);
  const known = await database
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'catalogue')
    .executeTakeFirst();
  if (known?.value === digest) return;
  const accounts = await Promise.all(
    catalogue.accounts.map(async ({ email, name, password }) => ({
      id: `account-${email}`,
      email,
      name,
      password_hash: await hash(password),
      demo: 1,
      address: null,
    })),
  );
  await database.transaction().execute(async (transaction) => {
    for (const table of [...searchTables, ...catalogueTables]) await transaction.deleteFrom(table).execute();
    await insertProducts(transaction, catalogue);
    await insertTexts(transaction, catalogue);
    for (const account of accounts) {
      const { id: _, address: __, ...changed } = account;
      await transaction
        .insertInto('accounts')
        .values(account)
        .onConflict((row) => row.column('id').doUpdateSet(changed))
        .execute();
    }
    await transaction.replaceInto('meta').values({ key: 'catalogue', value: digest }).execute();
  });
}

/** Empties the shop: no sessions, carts, orders or saved addresses, stock as in the data. */
export async function wipe(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const table of [...shopTables, 'sessions' as const, 'stock' as const])
      await transaction.deleteFrom(table).execute();
    await transaction.updateTable('accounts').set({ address: null }).execute();
    await transaction.deleteFrom('meta').where('key', '=', 'catalogue').execute();
  });
}

async function insertProducts(
  transaction: Transaction<Tables>,
  { collections, products }: Catalogue,
): Promise<void> {
  const shelves = collections.map(({ handle, title, description }, position) => ({
    handle,
    title,
    description,
    position,
  }));
  await transaction.insertInto('collections').values(shelves).execute();
  for (const product of products) {
    const { handle, title, summary, description, alt, created, rank, options, notices, not_shipped_to } =
      product;
    const id = `product-${handle}`;
    const texts = { handle, title, summary, description, alt, created };
    const lists = {
      options: JSON.stringify(options),
      notices: JSON.stringify(notices),
      not_shipped_to: JSON.stringify(not_shipped_to),
      pictures: JSON.stringify(product.pictures),
    };
    const price_min = Math.min(...product.variants.map(({ price }) => price));
    await transaction
      .insertInto('products')
      .values({ id, ...texts, ...lists, position: rank, price_min })
      .execute();
    await transaction
      .insertInto('collection_products')
      .values(product.collections.map((collection) => ({ collection, product_id: id })))
      .execute();
    await insertVariants(transaction, { ...product, id });
    const words = `${summary} ${product.tags} ${options.flatMap(({ values }) => values).join(' ')}`;
    await transaction.insertInto('product_search').values({ handle, title, words, description }).execute();
  }
}

const toSlug = (value: string): string => value.toLowerCase().replace(/[^a-z0-9]+/g, '-');

async function insertVariants(
  transaction: Transaction<Tables>,
  product: Catalogue['products'][number] & { id: string },
): Promise<void> {
  for (const [position, { stock, options, list_price = null, ...variant }] of product.variants.entries()) {
    const id = `variant-${variant.sku.toLowerCase()}`;
    const named = product.options.map(({ name }, index) => ({ name, value: options[index] }));
    await transaction
      .insertInto('variants')
      .values({
        ...variant,
        id,
        product_id: product.id,
        position,
        options: JSON.stringify(named),
        list_price,
        picture: product.pictures.find(({ view }) => options.map(toSlug).includes(view))?.view ?? null,
      })
      .execute();
    await sql`insert or ignore into stock (variant_id, quantity) values (${id}, ${stock})`.execute(
      transaction,
    );
  }
}

async function insertTexts(
  transaction: Transaction<Tables>,
  { reviews, policies }: Catalogue,
): Promise<void> {
  for (const [index, { handle, ...review }] of reviews.entries()) {
    await transaction
      .insertInto('reviews')
      .values({ ...review, id: `review-${index + 1}`, product_id: `product-${handle}` })
      .execute();
  }
  for (const [position, policy] of policies.entries()) {
    await transaction
      .insertInto('policies')
      .values({ ...policy, position })
      .execute();
    const { slug, title, body } = policy;
    await transaction.insertInto('policy_search').values({ slug, title, body }).execute();
  }
}
