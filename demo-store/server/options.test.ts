import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createShop } from './create-shop.ts';
import { readOptions } from './options.ts';
import { openShop } from './open-shop.fixture.ts';
import { whyNot } from './why-not.ts';

const read = (args: string[], env: Record<string, string> = {}) =>
  readOptions(args, { env, file: 'shop.db' });
const folder = mkdtempSync(join(tmpdir(), 'vitrine-options-'));

/** The line a failed start prints. */
async function failing(options: { port?: number; database?: string }): Promise<string> {
  const all = { port: 0, database: ':memory:', ...options };
  return createShop(all).then(
    () => 'started',
    (error: unknown) => whyNot(error, all),
  );
}

describe('options', () => {
  it('have defaults, take the environment, and flags win', () => {
    expect(read([])).toEqual({
      ok: true,
      options: { port: 4321, host: 'localhost', database: 'shop.db', lab: false },
    });
    const env = { PORT: '5000', HOST: '127.0.0.1', DATABASE_URL: 'file:a.db', LAB: '1' };
    expect(read([], env)).toEqual({
      ok: true,
      options: { port: 5000, host: '127.0.0.1', database: 'a.db', lab: true },
    });
    const flags = ['--port', '0', '--host', '::1', '--database', 'file:///b/c.db', '--lab'];
    expect(read(flags, env)).toEqual({
      ok: true,
      options: { port: 0, host: '::1', database: '/b/c.db', lab: true },
    });
    expect(read([], { DATABASE_URL: '' })).toMatchObject({ options: { database: 'shop.db' } });
  });

  it.each([
    [['--colour', 'red'], /^Unknown option '--colour'\. Options: --port --host --database --lab$/],
    [['extra'], /^Unexpected argument 'extra'/],
    [['--port', 'x'], /^Not a port: x$/],
    [['--port', '65536'], /^Not a port: 65536$/],
    [['--database', 'postgres://h/d'], /^PostgreSQL is not supported yet/],
    [['--database', 'postgresql://h/d'], /^PostgreSQL is not supported yet/],
    [['--database', 'mysql://h/d'], /^Not a database address/],
  ])('%j is refused in one line', (args, line) => {
    const result = read(args);
    expect(result.ok ? '' : result.line).toMatch(line);
    expect(result.ok ? '\n' : result.line).not.toContain('\n');
  });
});

describe('a start that fails', () => {
  it('says that the port is taken', async () => {
    const shop = await openShop();
    expect(await failing({ port: shop.port })).toBe(
      `Port ${shop.port} is taken: choose another with --port.`,
    );
  });

  it('says that a file is no database, and that a folder is none', async () => {
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'These are notes, not a database. '.repeat(200));
    expect(await failing({ database: file })).toMatch(/^The database .*notes\.txt cannot be opened: /);
    expect(await failing({ database: folder })).toMatch(/cannot be opened: /);
  });
});

describe('a shop that is started again', () => {
  it('finds carts, sessions and stock where they were', async () => {
    const first = await openShop();
    const buyer = await first.arrive();
    await buyer.buy({ 'variant-pan-26': 2 });
    await buyer.put({ 'variant-mug-sand': 2 });
    await first.close();
    const again = await createShop({ database: first.file, ports: { clock: () => first.clock.now } });
    const cart = await fetch(`${again.url}/api/cart`, { headers: { Cookie: buyer.cookie } });
    expect(await cart.json()).toMatchObject({ item_count: 2 });
    expect(first.sql("select quantity from stock where variant_id = 'variant-pan-26'")).toEqual([
      { quantity: 18 },
    ]);
    await again.close();
  });
});
