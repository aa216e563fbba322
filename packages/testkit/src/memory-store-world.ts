import type { PostalAddress, Product } from '@vitrine/commerce/models';
import { toCart } from './memory-store-cart.ts';
import type { MemoryOrder } from './memory-store-orders.ts';
import type { MemorySession } from './memory-store-shopper.ts';

/** What all shoppers share. */
export interface MemoryWorld {
  products: Product[];
  orders: Map<string, MemoryOrder>;
  /** Saved addresses by account. */
  addresses: Map<string, PostalAddress>;
  /** Seconds that have passed in the shop. */
  now_s: number;
  nextId(): string;
}

export interface MemoryWrite {
  world: MemoryWorld;
  session: MemorySession;
  body: unknown;
  ifMatch: string | null;
  /** What stands for `:id` in the path. */
  id: string;
}

export const cartOf = ({ world, session }: Pick<MemoryWrite, 'world' | 'session'>) =>
  toCart(session.shopper.cart, { products: world.products, signed_in: session.subject !== null });
