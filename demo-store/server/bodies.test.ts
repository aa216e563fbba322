import { connect } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '@vitrine/commerce/models';
import type { Crossing } from './ports.ts';
import { openShop } from './open-shop.fixture.ts';

let onArrival = (): void => {};
let onEnd = (): void => {};
const crossing = ({ at }: Crossing): void => (at === 'received' ? onArrival() : onEnd());
const shop = await openShop({ ports: { crossing } });
const buyer = await shop.arrive();
await buyer.prepare({ 'variant-mug-sand': 1 });
const { version } = (await buyer.checkout()).body;

const operations = [
  'POST /api/sign-in',
  'PUT /api/cart/lines',
  'PUT /api/checkout',
  'PUT /api/address',
  'POST /api/quotes',
  'POST /api/quotes/quote_x/approval',
  'POST /api/calls/settle',
  'POST /api/entries',
];
const authorization = { Authorization: `Bearer ${buyer.session?.entries_token}` };

const hostile: [string, string][] = [
  ['nothing', ''],
  ['text', 'hello'],
  ['half of an object', '{"lines":['],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  [
    'wrong types',
    '{"lines":{"0":1},"email":7,"digest":[],"key":{},"kind":"gift","buyer":"me","entries":"x"}',
  ],
  ['NUL in text', '{"lines":[{"variant_id":"a\\u0000b","quantity":1}],"email":"a\\u0000","password":"b"}'],
  ['a lone surrogate', '{"lines":[{"variant_id":"\\ud800","quantity":1}],"email":"\\udfff","password":"b"}'],
  ['a lone surrogate in a name', '{"\\ud800":1}'],
  ['__proto__', '{"__proto__":{"lines":[]},"constructor":{"prototype":{}}}'],
  ['numbers past all bounds', '{"lines":[{"variant_id":"variant-mug-sand","quantity":1e400}]}'],
  ['fractions', '{"lines":[{"variant_id":"variant-mug-sand","quantity":1.5}]}'],
  ['more depth than anybody needs', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['three hundred kilobytes', JSON.stringify({ email: 'x'.repeat(300_000) })],
];

describe.each(operations)('%s', (operation) => {
  it.each(hostile)('refuses %s with 400 and changes nothing', async (_, raw) => {
    const reply = await buyer.send<Problem>(operation, { raw, version, headers: authorization });
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe('invalid');
    expect(reply.headers.get('Content-Type')).toContain('application/problem+json');
  });
});

describe('a refusal', () => {
  it('names each field, the type it had and what is accepted, and never the value', async () => {
    const lines = [
      { variant_id: 'secret-value', quantity: '3', 'unknown-key-that-is-very-long-indeed-yes': 1 },
    ];
    const { body } = await buyer.send<Problem>('PUT /api/cart/lines', { body: { lines }, version });
    expect(body.fields).toEqual([
      { path: '/lines/0/quantity', got: 'string', accepted: 'number' },
      { path: '/lines/0/unknown-key-that-is-very-long-', got: 'unknown', accepted: 'nothing of this name' },
    ]);
    expect(JSON.stringify(body)).not.toContain('secret-value');
  });
});

describe('addresses', () => {
  it.each([
    '/api/products?q=%00',
    '/api/products/%00',
    '/api/products?q=%E0%A4%A',
    '/api/products/%ED%A0%80',
    '/api/receipts/a%00b',
  ])('with characters that are no text are refused: %s', async (path) => {
    expect((await buyer.get(path)).status).toBe(400);
  });

  it.each([
    'limit=0',
    'limit=51',
    'limit=x',
    'limit=1.5',
    'sort=cheapest',
    'cursor=abc',
    'cursor=5-00000000',
  ])('with a wrong parameter are refused: %s', async (query) => {
    expect((await buyer.get(`/api/products?${query}`)).status).toBe(400);
  });
});

describe('anything at all', () => {
  it('never ends in a 500, whatever JSON comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operations),
        fc.jsonValue({ noUnicodeString: false }),
        async (operation, body) => {
          const reply = await buyer.send(operation, { body, version, headers: authorization });
          expect(reply.status).toBeLessThan(500);
        },
      ),
      { numRuns: 150, seed: 7 },
    );
  });

  it('never ends in a 500, whatever is searched for', async () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '"" OR', 'mug"*', 'NEAR(', '-', '*', 'title:mug', "'; drop table products"),
    );
    await fc.assert(
      fc.asyncProperty(words, async (text) => {
        for (const list of ['products', 'policies']) {
          const query = new URLSearchParams({ q: text.slice(0, 200) });
          expect((await buyer.get(`/api/${list}?${query}`)).status).toBeLessThan(500);
        }
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
    'is no fault of the server where the sender hangs up in the middle of a body (%s)',
    async (length) => {
      const { hostname, port } = new URL(shop.url);
      const arrived = new Promise<void>((resolve) => (onArrival = resolve));
      const over = new Promise<void>((resolve) => (onEnd = resolve));
      const socket = connect({ host: hostname, port: Number(port) });
      const head = [
        'POST /api/sign-in HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        length,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n5\r\n{"ema`);
      await arrived;
      socket.destroy();
      await over;
      expect(shop.errors).toEqual([]);
    },
  );

  it('reported nothing unexpected', () => {
    expect(shop.errors).toEqual([]);
  });
});
