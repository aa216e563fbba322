import type { Buyer, PostalAddress } from '@vitrine/commerce/models';
import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A checkout as stored: what the buyer said and a counter; every amount is computed when it is read. */
export type CheckoutRow = Selectable<Tables['checkouts']>;

/** What the buyer has said so far. */
export interface Parts {
  buyer: Buyer | null;
  destination: PostalAddress | null;
  option_id: string | null;
  codes: string[];
  payment_option: string | null;
}

/** Takes the parts out of their columns. */
export function readParts({ buyer, destination, option_id, codes, payment_option }: CheckoutRow): Parts {
  return {
    buyer: buyer === null ? null : (JSON.parse(buyer) as Buyer),
    destination: destination === null ? null : (JSON.parse(destination) as PostalAddress),
    option_id,
    codes: JSON.parse(codes) as string[],
    payment_option,
  };
}
