import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll } from 'vitest';
import { createShop } from './create-shop.ts';
import type { RunningShop, ShopOptions } from './create-shop.ts';
import { Buyer } from './buyer.fixture.ts';

export const ada = { email: 'ada@example.com', password: 'correct horse battery' };
export const grace = { email: 'grace@example.com', password: 'staple apple orchard' };

export interface OpenShop extends RunningShop {
  file: string;
  errors: unknown[];
  clock: { now: number };
  arrive(): Promise<Buyer>;
  /** One statement on the shop's database file, past the server. */
  sql(text: string): Record<string, unknown>[];
}

/** A shop listening on a free port over a database file of its own; closed and removed after the test file. */
export async function openShop(options: ShopOptions = {}): Promise<OpenShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'));
  const file = join(folder, 'shop.db');
  const errors: unknown[] = [];
  const clock = { now: Date.UTC(2026, 10, 30, 12) };
  const ports = { clock: () => clock.now, ...options.ports };
  const shop = await createShop({ database: file, report: (error) => errors.push(error), ...options, ports });
  const handle = new Libsql(file);
  afterAll(async () => {
    handle.close();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ...shop,
    file,
    errors,
    clock,
    arrive: () => Buyer.arrive(shop.url),
    sql: (text) => {
      const statement = handle.prepare(text);
      if (statement.reader) return statement.all() as Record<string, unknown>[];
      statement.run();
      return [];
    },
  };
}
