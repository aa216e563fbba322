import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Environment, Shop } from '../http/environment.ts';
import { documentHeaders } from '../http/headers.ts';
import { documentLanguage, toHtmlLang } from '../http/language.ts';
import type { Places } from '../http/places.ts';
import { readOrder, readReceipt } from '../shop/orders.ts';

type Status = 200 | 404;
type Found = (c: Context<Environment>) => Promise<boolean>;

/** A path's part as it may name something; anything else (NUL, a lone surrogate) names nothing and reaches no database. */
const named = (c: Context<Environment>, part: 'handle' | 'slug' | 'id'): string =>
  /^[\w-]{1,80}$/.exec(c.req.param(part) ?? '')?.[0] ?? '';

const notBuilt =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Vitrine Goods</title><p>The pages are not built yet.</p></html>';
const cardEntry =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Card entry</title><p>This shop takes payment by invoice only.</p></html>';

/** Every path of the shop answers the same shell with the right status; a document never sets a cookie. */
export function addDocumentRoutes(
  app: Hono<Environment>,
  { shop, places }: { shop: Shop; places: Places },
): void {
  const { database } = shop;
  const known = (table: 'products' | 'collections', c: Context<Environment>) =>
    database.selectFrom(table).select('handle').where('handle', '=', named(c, 'handle')).executeTakeFirst();
  const policy: Found = async (c) =>
    Boolean(
      await database
        .selectFrom('policies')
        .select('slug')
        .where('slug', '=', named(c, 'slug'))
        .executeTakeFirst(),
    );
  const shelf: Found = async (c) => named(c, 'handle') === 'all' || Boolean(await known('collections', c));
  const receipt: Found = async (c) =>
    (await readReceipt(database, { id: named(c, 'id'), viewer: c.var.viewer })).ok;
  // Who is not signed in gets the page that asks for it, whatever the id.
  const order: Found = async (c) => {
    const account = c.var.viewer?.account?.id;
    return account === undefined || (await readOrder(database, { name: named(c, 'id'), account })).ok;
  };

  const page = (path: string, rest: { found?: Found; secret?: boolean } = {}) =>
    app.get(path, async (c) =>
      sendShell(c, { places, status: (await rest.found?.(c)) === false ? 404 : 200, secret: rest.secret }),
    );
  for (const path of ['/', '/search', '/policies']) page(path);
  for (const path of [
    '/cart',
    '/checkout',
    '/sign-in',
    '/account/orders',
    '/account/passkeys',
    '/account/activity',
  ]) {
    page(path, { secret: true });
  }
  page('/products/:handle', { found: async (c) => Boolean(await known('products', c)) });
  page('/collections/:handle', { found: shelf });
  page('/policies/:slug', { found: policy });
  page('/receipt/:id', { found: receipt, secret: true });
  page('/account/orders/:id', { found: order, secret: true });
  app.get('/pay/card', (c) => {
    const headers = documentHeaders({ ancestors: "'self'", tools: '()' });
    return c.html(cardEntry, 200, { ...headers, 'Cache-Control': 'no-store' });
  });
  app.get('*', (c) => sendShell(c, { places, status: 404 }));
}

async function sendShell(
  c: Context<Environment>,
  { places, status, secret = false }: { places: Places; status: Status; secret?: boolean | undefined },
): Promise<Response> {
  const read = (path: string, otherwise: string) => readFile(path, 'utf8').catch(() => otherwise);
  const shell = await read(join(places.web, 'index.html'), notBuilt);
  const snippet = await read(join(places.script, 'snippet.html'), '');
  const headers = documentHeaders({ ancestors: "'none'", tools: '(self)' });
  const language = documentLanguage({
    query: c.req.query('lang'),
    cookie: getCookie(c, 'lang'),
    accept: c.req.header('Accept-Language'),
  });
  const html = shell
    .replace('<!--vitrine-->', () => snippet.trim())
    .replace('<html lang="en"', `<html lang="${toHtmlLang(language)}"`);
  return c.html(html, status, {
    ...headers,
    'Cache-Control': secret ? 'no-store' : 'no-cache',
    Vary: 'Accept-Language, Cookie',
  });
}
