import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ada, openShop } from './open-shop.fixture.ts';

const built = mkdtempSync(join(tmpdir(), 'vitrine-built-'));
const write = (path: string, text: string) => {
  mkdirSync(join(built, path, '..'), { recursive: true });
  writeFileSync(join(built, path), text);
};
write('web/index.html', '<!doctype html><title>Shop</title><!--vitrine--><shop-app></shop-app>');
write('web/assets/index-D4kq81Zx.js', 'export {};');
write('web/secret.txt', 'secret');
write(
  'script/snippet.html',
  '<script type="module" src="/vitrine/vitrine.js" integrity="sha384-$&"></script>\n',
);
write('script/vitrine.js', 'export {};');
write('script/core-1.0.0.js', 'export {};');
const shop = await openShop({ places: { web: join(built, 'web'), script: join(built, 'script') } });
const at = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers, redirect: 'manual' });

const found = [
  '/',
  '/collections/table',
  '/collections/all',
  '/products/speckled-mug',
  '/search?q=mug',
  '/policies/refunds',
  '/policies/faq-gift',
];
const secret = [
  '/cart',
  '/checkout',
  '/sign-in',
  '/account/orders',
  '/account/orders/order_x',
  '/account/passkeys',
  '/account/activity',
];
const missing = [
  '/collections/garden',
  '/products/nothing',
  '/policies/nothing',
  '/receipt/order_x',
  '/nowhere',
  '/products/%00',
  '/lab',
];

describe('a document', () => {
  const statuses: [string, number][] = [
    ...[...found, ...secret].map((path): [string, number] => [path, 200]),
    ...missing.map((path): [string, number] => [path, 404]),
  ];

  it.each(statuses)('at %s is the shell with the script’s snippet, status %i', async (path, status) => {
    const reply = await at(path);
    expect(reply.status).toBe(status);
    expect(await reply.text()).toBe(
      '<!doctype html><title>Shop</title><script type="module" src="/vitrine/vitrine.js" integrity="sha384-$&"></script><shop-app></shop-app>',
    );
  });

  it.each([...found, ...secret, ...missing])(
    'at %s carries the security headers and sets no cookie',
    async (path) => {
      const { headers } = await at(path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      for (const part of [
        "default-src 'none'",
        "script-src 'self';",
        "style-src 'self';",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]) {
        expect(`${policy};`).toContain(part);
      }
      expect(policy).toContain(
        "trusted-types lit-html 'allow-duplicates'; require-trusted-types-for 'script'",
      );
      expect(policy).not.toMatch(/unsafe|nonce|eval/);
      expect(headers.get('Integrity-Policy')).toBe('blocked-destinations=(script)');
      expect(headers.get('Permissions-Policy')).toBe('tools=(self)');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Origin-Agent-Cluster')).toBeNull();
      expect(headers.get('Set-Cookie')).toBeNull();
    },
  );

  it('about a person is never stored, others are asked for again', async () => {
    for (const path of [...secret, '/receipt/x'])
      expect((await at(path)).headers.get('Cache-Control'), path).toBe('no-store');
    for (const path of found) expect((await at(path)).headers.get('Cache-Control'), path).toBe('no-cache');
  });

  it('of a receipt or order is there only for who may see it', async () => {
    const buyer = await shop.arrive();
    await buyer.signIn(ada);
    const { body } = await buyer.buy({ 'variant-mug-sand': 1 });
    const id = body.order?.id;
    expect((await buyer.get(`/receipt/${id}`)).status).toBe(200);
    expect((await buyer.get(`/account/orders/${id}`)).status).toBe(200);
    expect((await buyer.get('/account/orders/order_x')).status).toBe(404);
    expect((await at(`/receipt/${id}`)).status).toBe(404);
  });

  it('for card entry registers no tools and may be framed by the shop alone', async () => {
    const { headers } = await at('/pay/card');
    expect(headers.get('Permissions-Policy')).toBe('tools=()');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('Content-Security-Policy')).not.toContain("frame-ancestors 'none'");
  });
});

describe('a file', () => {
  it.each([
    ['/assets/index-D4kq81Zx.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/vitrine/core-1.0.0.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/vitrine/vitrine.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/pictures/speckled-mug-large.svg', 'image/svg+xml', 'no-cache'],
    ['/favicon.ico', 'image/svg+xml', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'no-cache'],
  ])('%s is %s, kept as %s', async (path, type, cache) => {
    const { status, headers } = await at(path);
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([200, type, cache]);
  });

  it('that has not changed is not sent again', async () => {
    const etag = (await at('/vitrine/vitrine.js')).headers.get('ETag') ?? '';
    expect((await at('/vitrine/vitrine.js', { 'If-None-Match': etag })).status).toBe(304);
  });

  it.each([
    '/assets/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/vitrine/%2e%2e/web/secret.txt',
    '/pictures/..%2fproducts.json',
    '/pictures/nothing.svg',
  ])('outside its folder or absent is not found: %s', async (path) => {
    const reply = await at(path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toMatch(/secret|speckled/);
  });

  it('draws every product, each view in at most four kilobytes', async () => {
    const names = shop.sql(
      `select handle as name from products union select handle || '-' || json_extract(value, '$.view')
       from products, json_each(products.pictures)`,
    );
    expect(names.length).toBeGreaterThan(100);
    for (const { name } of names) {
      const text = await (await at(`/pictures/${String(name)}.svg`)).text();
      expect(text).toMatch(/^<svg /);
      expect(text.length).toBeLessThanOrEqual(4096);
    }
  });
});

describe('an API answer', () => {
  it('is never stored, framed or run, and has an id', async () => {
    const { headers } = await at('/api/products');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('X-Request-Id')).toMatch(/^request_[\w-]{22}$/);
  });

  it('for an operation that there is not is a problem, not a document', async () => {
    const reply = await at('/api/nothing');
    expect(reply.status).toBe(404);
    expect(reply.headers.get('Content-Type')).toContain('application/problem+json');
  });

  it('says when the server is well', async () => {
    expect(await (await at('/healthz')).json()).toEqual({ status: 'ok' });
  });
});
