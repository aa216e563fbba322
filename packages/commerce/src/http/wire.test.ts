import { createTestClock } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';
import { createWire } from './wire.ts';

type Init = Parameters<typeof fetch>[1];

const open = (answer: (init: Init) => Promise<Response>) => {
  const clock = createTestClock();
  const seen: { url: string; init: Init }[] = [];
  const wire = createWire({
    endpoint: '/shop',
    clock,
    locale: 'de-DE',
    fetch: (url, init) => {
      seen.push({ url: String(url), init });
      return answer(init);
    },
  });
  return { clock, seen, wire };
};
const silent = (init: Init): Promise<Response> =>
  new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));

describe('the wire', () => {
  it('asks under the endpoint, in the language of the page, and follows no redirect', async () => {
    const { wire, seen } = open(async () => Response.json({ a: 1 }, { headers: { 'X-Request-Id': 'r1' } }));
    expect(await wire({ path: '/cart' })).toEqual({ type: 'ok', body: { a: 1 }, request_id: 'r1' });
    expect(seen).toMatchObject([
      {
        url: '/shop/cart',
        init: { method: 'GET', redirect: 'error', headers: { 'Accept-Language': 'de-DE' } },
      },
    ]);
  });

  it('gives up after 30 s', async () => {
    const { wire, clock } = open(silent);
    const reply = wire({ path: '/cart' });
    await clock.tick(30_000);
    expect(await reply).toEqual({ type: 'lost', aborted: false });
  });

  it('tells an abort of the caller from a cut', async () => {
    const controller = new AbortController();
    const { wire, seen } = open(silent);
    const reply = wire({ path: '/cart', signal: controller.signal });
    controller.abort();
    expect(await reply).toEqual({ type: 'lost', aborted: true });
    expect(await wire({ path: '/cart', signal: controller.signal })).toEqual({ type: 'lost', aborted: true });
    expect(seen).toHaveLength(1);
  });

  it('reads a refusal with its wait and its challenge, even without a body', async () => {
    const headers = { 'Retry-After': '7', 'WWW-Authenticate': 'Bearer error="x"' };
    const { wire } = open(async () => new Response('busy', { status: 429, headers }));
    expect(await wire({ path: '/cart' })).toMatchObject({
      type: 'refused',
      refusal: { status: 429, wait_s: 7, challenge: 'Bearer error="x"' },
    });
  });
});
