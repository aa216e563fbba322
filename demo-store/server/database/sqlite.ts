import Libsql from 'libsql';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { SqliteDatabase } from 'kysely';
import type { Tables } from './tables.ts';

/** Everything that is peculiar to SQLite through libsql stands in this file. */
export type Database = Kysely<Tables>;

const illFormed = /[\0\p{Surrogate}]/u;

/**
 * One value as libsql may bind it: booleans and safe integers become BigInt (a bound boolean ends the process, a plain
 * number arrives as REAL); NUL, which cuts text short, and lone surrogates are refused: a caller's mistake, so it throws.
 */
export function toBindable(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'string' && illFormed.test(value))
    throw new TypeError('Text with NUL or lone surrogates');
  return value ?? null;
}

function guarded(path: string): SqliteDatabase {
  const handle = new Libsql(path);
  handle.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on; pragma busy_timeout = 5000',
  );
  return {
    close: () => handle.close(),
    prepare(text) {
      // Taking the write lock at once is what keeps read-modify-write whole across processes (no lock upgrade).
      const statement = handle.prepare(text === 'begin' ? 'begin immediate' : text);
      const bind = (values: readonly unknown[]) => values.map(toBindable);
      return {
        reader: statement.reader,
        all: (values) => statement.all(bind(values)),
        run: (values) => statement.run(bind(values)),
        iterate: (values) => statement.iterate(bind(values)),
      };
    },
  };
}

/** Opens `path` (a file or `:memory:`) and proves that it can be read; rejects with the engine's error. */
export async function openSqlite(path: string): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: guarded(path) }) });
  await sql`select count(*) from sqlite_master`.execute(database);
  return database;
}

/** FTS5 expression for what a shopper typed: every word quoted and taken as a prefix; undefined when no word is left. */
export function toMatch(text: string, joiner: 'and' | 'or'): string | undefined {
  const words = text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 12);
  return words?.map((word) => `"${word}"*`).join(joiner === 'and' ? ' AND ' : ' OR ');
}
