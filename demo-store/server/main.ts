import { ownPlaces } from './http/places.ts';
import { makeFolder, readOptions } from './options.ts';
import { createShop } from './create-shop.ts';
import type { RunningShop } from './create-shop.ts';

const file = `${ownPlaces().data}/../.data/shop.db`;

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

/** One line about why the shop could not start. */
function whyNot(error: unknown, { port, database }: { port: number; database: string }): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another with --port.`;
  if (code === 'EACCES' && 'port' in Object(error)) return `Port ${port} may not be used.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `The host cannot be listened on: ${message}`;
  return `The database ${database} cannot be opened: ${message}`;
}

function closeOnSignal(shop: RunningShop): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void shop.close().then(() => process.exit(0)));
  }
}

async function start(): Promise<void> {
  const read = readOptions(process.argv.slice(2), { env: process.env, file });
  if (!read.ok) return fail(read.line);
  const { options } = read;
  try {
    makeFolder(options.database);
    const shop = await createShop({ ...options, report: (error) => process.stderr.write(`${describe(error)}\n`) });
    closeOnSignal(shop);
    process.stdout.write(`Ready at http://localhost:${shop.port}\n`);
  } catch (error) {
    fail(whyNot(error, options));
  }
}

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

await start();
