import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newId } from '../ports.ts';
import type { Ports } from '../ports.ts';

/** Sets a variant's quantity in a cart (0 removes) and answers the line's id, null when it is gone. Checks nothing. */
export async function writeLine(
  db: Transaction<Tables>,
  {
    owner,
    variant_id,
    quantity,
    ports,
  }: { owner: string; variant_id: string; quantity: number; ports: Ports },
): Promise<string | null> {
  if (quantity === 0) {
    await db
      .deleteFrom('cart_lines')
      .where('owner', '=', owner)
      .where('variant_id', '=', variant_id)
      .execute();
    return null;
  }
  await sql`insert into carts (owner, counter, updated_at) values (${owner}, 0, ${ports.clock()}) on conflict do nothing`.execute(
    db,
  );
  const last = await db
    .selectFrom('cart_lines')
    .select((select) => select.fn.max('position').as('position'))
    .where('owner', '=', owner)
    .executeTakeFirst();
  const position = Number(last?.position ?? 0) + 1;
  const row = await db
    .insertInto('cart_lines')
    .values({ id: newId(ports.random, 'line'), owner, variant_id, position, quantity })
    .onConflict((line) => line.columns(['owner', 'variant_id']).doUpdateSet({ quantity }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
