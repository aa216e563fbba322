import { type MemoryAnswer, ok, refuse } from './memory-store-outcome.ts';
import { readPrivate, readPublic } from './memory-store-reads.ts';
import {
  account,
  createSession,
  createShopper,
  type MemoryBrowser,
  type MemorySession,
  otherAccount,
  toSessionObject,
} from './memory-store-shopper.ts';
import type { MemoryWorld } from './memory-store-world.ts';
import { writes } from './memory-store-writes.ts';

export interface MemoryRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** Answers one request of a browser by the rules of the HTTP API that the adapter expects. */
export const answer = async (
  request: MemoryRequest,
  browser: MemoryBrowser,
  world: MemoryWorld,
): Promise<MemoryAnswer> => {
  const { method, path, query } = request;
  if (method === 'GET' && path === '/session') return askSession(request, browser, world);
  const open = method === 'GET' ? readPublic(path, query, world) : undefined;
  if (open) return open;
  const { session } = browser;
  const reference = request.headers.get('Vitrine-Session');
  if (reference !== null && reference !== session?.id) return refuse(409, 'session_changed');
  if (method === 'GET') return readPrivate(request, session ?? guestless, world);
  if (!session) return refuse(409, 'session_changed');
  if (request.headers.get('X-CSRF-Token') !== session.csrf) return refuse(403, 'csrf');
  if (path === '/sign-in' || path === '/sign-out') return enter(request, browser, world);
  if (path === '/calls/settle') return settle(session, (request.body as { key: string }).key);
  return write(request, session, world);
};

/** Who reads without a session sees an empty cart. */
const guestless: MemorySession = createSession('none');

const askSession = ({ headers }: MemoryRequest, browser: MemoryBrowser, world: MemoryWorld): MemoryAnswer => {
  const known = headers.get('Vitrine-Session');
  const session = browser.session ?? createSession(world.nextId(), known ? { ended: 'expired' } : {});
  browser.session = browser.cookieless ? undefined : session;
  return ok(toSessionObject(session, world.now_s));
};

const enter = ({ path, body }: MemoryRequest, browser: MemoryBrowser, world: MemoryWorld): MemoryAnswer => {
  const id = world.nextId();
  if (path === '/sign-out') {
    browser.session = createSession(id, { ended: 'signed_out' });
    return ok(toSessionObject(browser.session, world.now_s));
  }
  const { email, password } = body as { email: string; password: string };
  const known = [account, otherAccount].find((one) => one.email === email && one.password === password);
  if (!known) return refuse(422, 'credentials_invalid');
  const before = browser.session;
  const subject = `account-${known.name.toLowerCase()}`;
  // A guest's cart goes along; another account's does not.
  const goes = before && (before.subject === null || before.subject === subject);
  const shopper = goes ? before.shopper : createShopper(id);
  if (before?.subject === null && shopper.cart.quantities.size > 0) shopper.cart.merged = true;
  const more = { subject, shopper, authenticated_at: world.now_s, ended: 'replaced' as const };
  browser.session = createSession(id, more);
  return ok(toSessionObject(browser.session, world.now_s));
};

const settle = ({ shopper }: MemorySession, key: string): MemoryAnswer => {
  const stored = [...shopper.replies].find(([id]) => id.endsWith(` ${key}`))?.[1];
  if (stored) return ok({ state: stored.answer.status === 200 ? 'done' : 'refused' });
  if ([...shopper.running].some((id) => id.endsWith(` ${key}`))) return ok({ state: 'running' });
  shopper.barred.add(key);
  return ok({ state: 'never' });
};

const passing = ['approval_missing', 'digest_mismatch'];
const needed = ['Vitrine-Session', 'Vitrine-Call', 'Vitrine-Via'];

const write = async (
  { method, path, headers, body }: MemoryRequest,
  session: MemorySession,
  world: MemoryWorld,
): Promise<MemoryAnswer> => {
  const [, root, id = '', action] = path.split('/');
  const handler = writes[`${method} ${action ? `/${root}/:id/${action}` : path}`];
  if (!handler) return refuse(404, 'not_found');
  const key = headers.get('Idempotency-Key');
  if (!key) return refuse(400, 'idempotency_key_required');
  if (needed.some((name) => !headers.has(name))) return refuse(400, 'invalid');
  const { replies, barred, running } = session.shopper;
  const place = `${path} ${key}`;
  const text = JSON.stringify(body ?? null);
  const stored = replies.get(place);
  if (stored)
    return stored.body === text
      ? { ...stored.answer, headers: { 'Idempotent-Replayed': 'true' } }
      : refuse(422, 'idempotency_conflict');
  if (barred.has(key)) return refuse(409, 'settled');
  if (running.has(place)) return { ...refuse(409, 'idempotency_in_flight'), headers: { 'Retry-After': '1' } };
  running.add(place);
  const made = await handler({
    world,
    session,
    body,
    ifMatch: headers.get('If-Match'),
    id: decodeURIComponent(id),
  });
  running.delete(place);
  // The buyer's yes may follow under the same key.
  if (!passing.includes((made.body as { code?: string }).code ?? ''))
    replies.set(place, { body: text, answer: made });
  return made;
};
