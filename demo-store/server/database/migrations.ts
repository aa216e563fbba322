import { sql } from 'kysely';
import type { Database } from './sqlite.ts';

// One migration per released change of the schema; a list entry is never edited after release, only followed by another.
const migrations: readonly string[] = [
  `
  create table collections (handle text primary key, position integer not null, title text not null, description text not null) strict;
  create table products (
    id text primary key, handle text not null unique, position integer not null, title text not null, summary text not null,
    description text not null, alt text not null, created text not null, price_min integer not null,
    options text not null, notices text not null, not_shipped_to text not null) strict;
  create table collection_products (
    collection text not null references collections, product_id text not null references products,
    primary key (collection, product_id)) strict;
  create table variants (
    id text primary key, product_id text not null references products, position integer not null, sku text not null unique,
    options text not null, price integer not null check (price >= 0), list_price integer,
    quantity_min integer not null, quantity_limit integer not null) strict;
  create table stock (variant_id text primary key, quantity integer not null check (quantity >= 0)) strict;
  create table reviews (
    id text primary key, product_id text not null references products, author text not null,
    rating integer not null, at text not null, title text not null, text text not null) strict;
  create table policies (slug text primary key, position integer not null, type text not null, title text not null, body text not null) strict;
  create virtual table product_search using fts5 (handle unindexed, title, words, description, tokenize = 'porter unicode61');
  create virtual table policy_search using fts5 (slug unindexed, title, body, tokenize = 'porter unicode61');
  create table accounts (
    id text primary key, email text not null unique, name text not null, password_hash text not null, demo integer not null) strict;
  create table sessions (
    id text primary key, cookie_hash text not null unique, entries_hash text not null unique, lineage text not null,
    account_id text references accounts, authenticated_at integer, created_at integer not null,
    expires_at integer not null, ended text) strict;
  create table carts (owner text primary key, counter integer not null, updated_at integer not null) strict;
  create table cart_lines (
    id text primary key, owner text not null references carts, variant_id text not null, position integer not null,
    quantity integer not null check (quantity > 0), unique (owner, variant_id)) strict;
  create table checkouts (
    id text primary key, owner text not null, counter integer not null, open integer not null, buyer text, destination text,
    option_id text, codes text not null, payment_option text, closed_view text, created_at integer not null) strict;
  create unique index one_open_checkout on checkouts (owner) where open = 1;
  create table quotes (
    id text primary key, checkout_id text not null references checkouts, checkout_version text not null,
    session_id text not null references sessions, lineage text not null, canonical text not null, digest text not null,
    level text not null, expires_at integer not null, failed integer not null) strict;
  create table approvals (
    id text primary key, quote_id text not null unique references quotes, digest text not null, level text not null,
    at integer not null, spent_at integer) strict;
  create table orders (
    id text primary key, number integer not null unique, checkout_id text not null unique references checkouts,
    lineage text not null, account_id text references accounts, at integer not null, currency text not null,
    total integer not null, item_count integer not null, receipt text not null, via text not null, call text not null) strict;
  create index orders_by_account on orders (account_id, number);
  create table idempotency (
    lineage text not null, path text not null, key text not null, request text not null, status integer not null,
    body text not null, headers text not null, at integer not null, primary key (lineage, path, key)) strict;
  create index idempotency_by_age on idempotency (at);
  create table entries (
    session_id text not null references sessions, digest text not null, received_at integer not null, entry text not null,
    primary key (session_id, digest)) strict;
  `,
  `
  alter table products add column pictures text not null default '[]';
  alter table variants add column picture text;
  `,
  `
  alter table accounts add column address text;
  alter table carts add column merged text;
  alter table quotes add column kind text not null default 'order';
  alter table quotes add column order_id text;
  create table refunds (
    id text primary key, quote_id text not null unique references quotes, order_id text not null references orders,
    at integer not null, reason text not null, note text, lines text not null, totals text not null,
    via text not null, call text not null) strict;
  create index refunds_by_order on refunds (order_id, at);
  create index sessions_by_lineage on sessions (lineage);
  create index quotes_by_session on quotes (session_id);
  `,
];

/** Brings the schema up to date, each step in a transaction of its own. */
export async function migrate(database: Database): Promise<void> {
  await sql`create table if not exists meta (key text primary key, value text not null) strict`.execute(
    database,
  );
  const row = await database
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'schema')
    .executeTakeFirst();
  for (const [index, script] of migrations.entries()) {
    if (index < Number(row?.value ?? 0)) continue;
    await database.transaction().execute(async (transaction) => {
      for (const statement of script.split(';').filter((part) => part.trim())) {
        await sql.raw(statement).execute(transaction);
      }
      await transaction
        .replaceInto('meta')
        .values({ key: 'schema', value: String(index + 1) })
        .execute();
    });
  }
}
