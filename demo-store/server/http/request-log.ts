import { createMiddleware } from 'hono/factory';
import type { Environment, Shop } from './environment.ts';
import { isText } from './well-formed.ts';

/** One `/api` request as the lab shows it: header names, no tokens. */
export interface LoggedRequest {
  at: string;
  method: string;
  path: string;
  headers: string[];
  body: unknown;
  status: number;
  key: string | null;
  call: string | null;
  via: string | null;
}

const most = 10_000;
const unlogged = ['/api/session', '/api/entries'];
const secret = ['/api/sign-in', '/api/sign-out'];

/** Remembers every `/api` request but those about the session and the record; bodies of sign-in, and those that are no well-formed JSON, are left out. */
export const logRequests = (log: LoggedRequest[], { ports }: Shop) =>
  createMiddleware<Environment>(async (c, next) => {
    const { path, search } = { path: c.req.path, search: new URL(c.req.url).search };
    if (unlogged.includes(path)) return next();
    const at = new Date(ports.clock()).toISOString();
    await next();
    const header = (name: string) => c.req.header(name) ?? null;
    log.push({
      at,
      method: c.req.method,
      path: path + search,
      headers: Object.keys(c.req.header()).sort(),
      body: secret.includes(path) ? null : await bodyOf(c.req),
      status: c.res.status,
      key: header('Idempotency-Key'),
      call: header('Vitrine-Call'),
      via: header('Vitrine-Via'),
    });
    if (log.length > most) log.shift();
  });

async function bodyOf(request: { method: string; text: () => Promise<string> }): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  try {
    const text = await request.text();
    const body = text === '' ? null : (JSON.parse(text) as unknown);
    // What was refused as too deep could not be printed with the log either.
    return isText(body) ? body : null;
  } catch {
    return null;
  }
}
