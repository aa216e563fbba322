import { ownPlaces } from './http/places.ts';
import { makeFolder, readOptions } from './options.ts';
import { createShop } from './create-shop.ts';
import type { RunningShop } from './create-shop.ts';
import { whyNot } from './why-not.ts';

const file = `${ownPlaces().data}/../.data/shop.db`;

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
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
    const shop = await createShop({
      ...options,
      report: (error) => process.stderr.write(`${describe(error)}\n`),
    });
    closeOnSignal(shop);
    process.stdout.write(`Ready at http://localhost:${shop.port}\n`);
  } catch (error) {
    fail(whyNot(error, options));
  }
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

await start();
