import type { AccountAddress, AddressChange, PostalAddress } from '@vitrine/commerce/models';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { addressProblems } from './address-rules.ts';
import { toCanonical } from './digest.ts';
import { done, refused, rejected } from './outcome.ts';
import type { Outcome } from './outcome.ts';

/** The address an account's checkouts begin with, null until one is saved. */
export async function readAddress(db: Kysely<Tables>, account: string): Promise<AccountAddress> {
  const row = await db.selectFrom('accounts').select('address').where('id', '=', account).executeTakeFirst();
  return { address: row?.address ? (JSON.parse(row.address) as PostalAddress) : null };
}

/** Saves it; an address that no parcel would reach is refused with every field that is wrong. */
export async function saveAddress(
  db: Transaction<Tables>,
  { account, address }: { account: string; address: PostalAddress },
): Promise<Outcome<AddressChange>> {
  const problems = addressProblems(address);
  const unreachable = problems.find(({ code }) => code === 'address_undeliverable');
  if (unreachable) return rejected('address_undeliverable', { content: unreachable.content });
  if (problems.length > 0) {
    const fields = problems.map(({ field, code, content }) => ({
      path: `/address/${field}`,
      got: code === 'missing' ? 'nothing' : 'string',
      accepted: content,
    }));
    return refused(400, { code: 'invalid', content: 'The address is not complete.', fields });
  }
  const text = toCanonical(address);
  const { address: before } = await readAddress(db, account);
  if (before && toCanonical(before) === text) return done({ address, changed: false });
  await db.updateTable('accounts').set({ address: text }).where('id', '=', account).execute();
  return done({ address, changed: true });
}
