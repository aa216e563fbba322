import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite, toBindable, toMatch } from './sqlite.ts';

const database = await openSqlite(':memory:');
afterAll(() => database.destroy());
const value = async (bound: unknown) =>
  (await sql<{ v: unknown }>`select ${bound} as v`.execute(database)).rows[0]?.v;

describe('the guarded handle', () => {
  it('binds booleans and integers as integers, not as REAL', async () => {
    expect(await value(true)).toBe(1);
    const { rows } = await sql<{
      kind: string;
      half: number;
    }>`select typeof(${5}) as kind, ${5} / ${2} as half`.execute(database);
    expect(rows).toEqual([{ kind: 'integer', half: 2 }]);
  });

  it('keeps fractions, null and text with astral characters', async () => {
    expect(await Promise.all([value(1.5), value(null), value('🍵')])).toEqual([1.5, null, '🍵']);
  });

  it.each(['a\0b', '\ud800', 'x\udfff'])('refuses text that SQLite would cut or mangle: %j', async (text) => {
    expect(() => toBindable(text)).toThrow(TypeError);
    await expect(value(text)).rejects.toThrow(TypeError);
  });

  it('undoes a transaction that throws', async () => {
    await sql`create table notes (text text) strict`.execute(database);
    const failing = database.transaction().execute(async (transaction) => {
      await sql`insert into notes values ('x')`.execute(transaction);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await sql`select * from notes`.execute(database)).rows).toEqual([]);
  });
});

describe('words to search for', () => {
  it.each([
    ['mug', '"mug"*'],
    ['Big "mug" OR NEAR(x', '"big"* AND "mug"* AND "or"* AND "near"* AND "x"*'],
    ['!!! "', undefined],
  ])('%j become %j', (text, match) => {
    expect(toMatch(text, 'and')).toBe(match);
  });
});
