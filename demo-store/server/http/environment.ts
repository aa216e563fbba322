import type { Transaction } from 'kysely';
import type { Database } from '../database/sqlite.ts';
import type { Tables } from '../database/tables.ts';
import type { Ports } from '../ports.ts';
import type { InFlight } from '../shop/in-flight.ts';
import type { Viewer } from '../shop/viewer.ts';

/** What the routes are given once, at start. */
export interface Shop {
  database: Database;
  ports: Ports;
  inFlight: InFlight;
}

/** What travels with one request. `transaction` is there behind `command`; `viewer` is undefined without a living cookie. */
export interface Environment {
  Variables: { transaction: Transaction<Tables>; viewer: Viewer | undefined; requestId: string };
}
