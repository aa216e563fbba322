import type { Context, Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findStored, isKept, requestDigest, store } from '../shop/idempotency.ts';
import { refused } from '../shop/outcome.ts';
import type { Refusal } from '../shop/outcome.ts';
import { extendSession, findViewer } from '../shop/sessions.ts';
import type { Viewer } from '../shop/viewer.ts';
import type { Environment, Shop } from './environment.ts';
import { refuse } from './refuse.ts';
import { knowsSession } from './session-guard.ts';

type Requested = Context<Environment>;

/** What a command says about itself. */
export const viaOf = (c: Requested): { via: string; call: string } => ({
  via: c.req.header('Vitrine-Via') ?? '',
  call: c.req.header('Vitrine-Call') ?? '',
});

/**
 * One command: session, CSRF token, headers, then replay, then the handler (which looks at the version before it acts),
 * all in one transaction with the stored answer. An answer of 500 and above is rolled back; what is not stored says `isKept`.
 */
export const command = (shop: Shop) => [
  knowsSession,
  createMiddleware<Environment>(async (c, next) => {
    const { viewer } = c.var;
    const key = c.req.header('Idempotency-Key');
    if (!viewer) throw new Error('A command without its guard');
    const wrong = wrongHeaders(c);
    if (wrong || key === undefined) return refuse(c, wrong ?? keyRequired());
    const { path } = c.req;
    const release = shop.inFlight.claim(viewer.lineage, { path, key });
    if (!release) return refuse(c, inFlight());
    try {
      await shop.ports.crossing?.({ at: 'claimed', method: c.req.method, path, key });
      return await transact(c, { shop, viewer, key, next });
    } finally {
      release();
    }
  }),
];

const keyRequired = () =>
  refused(400, {
    code: 'idempotency_key_required',
    content: 'Send Idempotency-Key: 8 to 100 visible characters.',
  }).refusal;
const inFlight = () =>
  refused(409, {
    code: 'idempotency_in_flight',
    content: 'The first request of this key is still running.',
    wait_s: 1,
  }).refusal;

function wrongHeaders(c: Requested): Refusal | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || !/^[!-~]{8,100}$/.test(key)) return keyRequired();
  const { via, call } = viaOf(c);
  const fields = [
    ...(/^[!-~]{1,100}$/.test(call)
      ? []
      : [{ path: '/headers/Vitrine-Call', got: call ? 'string' : 'nothing', accepted: 'an entry id' }]),
    ...(/^(tool|button)$/.test(via)
      ? []
      : [{ path: '/headers/Vitrine-Via', got: via ? 'string' : 'nothing', accepted: 'tool, button' }]),
  ];
  return fields.length > 0
    ? refused(400, { code: 'invalid', content: 'A command says where it comes from.', fields }).refusal
    : undefined;
}

const undo = Symbol('undo');

interface Running {
  shop: Shop;
  viewer: Viewer;
  key: string;
  next: Next;
}

async function transact(c: Requested, { shop, viewer, key, next }: Running): Promise<Response | void> {
  const { path, method } = c.req;
  const request = requestDigest(method, await c.req.text());
  const { database, ports } = shop;
  try {
    return await database.transaction().execute(async (transaction) => {
      const now = ports.clock();
      // Signing out may have come first: what held before the transaction is looked at again inside it.
      const still = await findViewer(transaction, { cookie: viewer.cookie, now });
      if (!still)
        return refuse(
          c,
          refused(409, { code: 'session_changed', content: 'The session has ended.' }).refusal,
        );
      const known = await findStored(transaction, {
        scope: { lineage: still.lineage, path, key },
        request,
        now,
      });
      if (known) return known.ok ? replay(known.stored) : refuse(c, known.refusal);
      c.set('transaction', transaction);
      await next();
      if (c.res.status >= 500) throw undo;
      const answer = { status: c.res.status, body: await c.res.clone().text() };
      const headers = JSON.stringify(keptHeaders(c.res));
      if (isKept(answer))
        await store(transaction, { lineage: still.lineage, path, key, request, ...answer, headers, at: now });
      await extendSession(transaction, { viewer: still, now });
      return undefined;
    });
  } catch (error) {
    if (error !== undo) throw error;
    return undefined;
  }
}

function keptHeaders(response: Response): Record<string, string> {
  const type = response.headers.get('Content-Type') ?? 'application/json';
  const etag = response.headers.get('ETag');
  const challenge = response.headers.get('WWW-Authenticate');
  return {
    type,
    ...(etag === null ? {} : { version: etag.replaceAll('"', '') }),
    ...(challenge === null ? {} : { challenge }),
  };
}

function replay({ status, body, headers }: { status: number; body: string; headers: string }): Response {
  const { type = '', version, challenge } = JSON.parse(headers) as Partial<Record<string, string>>;
  const etag = version === undefined ? {} : { ETag: `"${version}"` };
  return new Response(body, {
    status,
    headers: {
      'Content-Type': type,
      'Idempotent-Replayed': 'true',
      ...etag,
      ...(challenge === undefined ? {} : { 'WWW-Authenticate': challenge }),
    },
  });
}
