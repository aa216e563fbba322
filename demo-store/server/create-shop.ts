import { serve } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import { createApp } from './app.ts';
import { readCatalogue } from './database/catalogue.ts';
import { migrate } from './database/migrations.ts';
import { seed } from './database/seed.ts';
import { openSqlite } from './database/sqlite.ts';
import { isLoopback } from './http/loopback.ts';
import { ownPlaces } from './http/places.ts';
import type { Places } from './http/places.ts';
import { createRandom } from './ports.ts';
import type { Ports } from './ports.ts';
import { createInFlight } from './shop/in-flight.ts';

/** How to start a shop; everything has a default. */
export interface ShopOptions {
  /** A file, or `:memory:`. */
  database?: string;
  host?: string;
  /** 0: any free one. */
  port?: number;
  /** The controls for tests; not there unless `host` is this machine alone. */
  lab?: boolean;
  places?: Partial<Places>;
  ports?: Partial<Ports>;
  report?: (error: unknown) => void;
}

/** A shop that listens; `close` ends open connections and closes the database. */
export interface RunningShop {
  /** Origin, without a slash at the end. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Opens the database, brings it up to date and listens; rejects with the engine's or the socket's error. */
export async function createShop(options: ShopOptions = {}): Promise<RunningShop> {
  const {
    database: path = ':memory:',
    host = 'localhost',
    port = 0,
    lab = false,
    report = () => {},
  } = options;
  const places = { ...ownPlaces(), ...options.places };
  const catalogue = readCatalogue(places.data);
  const database = await openSqlite(path);
  try {
    await migrate(database);
    await seed(database, catalogue);
    const ports: Ports = { clock: Date.now, random: createRandom(), ...options.ports };
    const shop = { database, ports, inFlight: createInFlight() };
    // Who can reach this socket from elsewhere can also write any Host header.
    const app = createApp({ shop, places, catalogue, lab: lab && isLoopback(host), report });
    const server = await listen({ fetch: app.fetch, hostname: host, port });
    const address = server.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    const close = async () => {
      await stop(server);
      await database.destroy();
    };
    return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, port: taken, close };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

function listen(options: Parameters<typeof serve>[0]): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(options, () => resolve(server));
    server.once('error', reject);
  });
}

function stop(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
