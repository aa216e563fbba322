import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import type { Catalogue } from '../database/catalogue.ts';
import { seed, wipe } from '../database/seed.ts';
import type { Environment, Shop } from '../http/environment.ts';
import { invalid } from '../http/invalid.ts';
import { hostOf, isLoopback } from '../http/loopback.ts';
import { refuse } from '../http/refuse.ts';
import type { LoggedRequest } from '../http/request-log.ts';
import { labState } from '../shop/lab-state.ts';
import { refused } from '../shop/outcome.ts';
import { endSession, expireSession } from '../shop/sessions.ts';

const controls = [
  { method: 'GET', path: '/lab/accounts', does: 'lists the demo accounts with their passwords' },
  {
    method: 'GET',
    path: '/lab/state',
    does: 'shows orders, carts, approvals, sessions, requests and entries',
  },
  {
    method: 'POST',
    path: '/lab/reset',
    does: 'empties the shop; body {"seed": text or number} makes new ids repeatable',
  },
  {
    method: 'POST',
    path: '/lab/session',
    does: 'ends a session; body {"session": its reference, "do": "expire" or "revoke"}',
  },
];

const sessionControl = z.strictObject({ session: z.string().max(100), do: z.enum(['expire', 'revoke']) });

/** Only programs on this machine reach the lab: no page may, not even one of ours, and to other hosts it does not exist. */
const labGuard = createMiddleware<Environment>(async (c, next) => {
  if (!isLoopback(hostOf(c.req.header('Host') ?? ''))) return c.notFound();
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'none') {
    return refuse(c, refused(403, { code: 'lab_only', content: 'The lab answers no page.' }).refusal);
  }
  return next();
});

/** Controls for tests and demonstrations, present only with LAB=1. */
export function addLabRoutes(
  app: Hono<Environment>,
  { shop, catalogue, log }: { shop: Shop; catalogue: Catalogue; log: LoggedRequest[] },
): void {
  const { database, ports } = shop;
  app.use('/lab', labGuard);
  app.use('/lab/*', labGuard);
  app.get('/lab', (c) => c.json({ controls }));
  app.get('/lab/accounts', (c) =>
    c.json(catalogue.accounts.map(({ email, password, name }) => ({ email, password, name }))),
  );
  app.get('/lab/state', async (c) => c.json({ ...(await labState(database)), requests: log }));
  app.post('/lab/reset', async (c) => {
    const body: unknown = await c.req.json().catch(() => ({}));
    const given = typeof body === 'object' && body !== null && 'seed' in body ? body.seed : undefined;
    if (given !== undefined) ports.random.reseed(String(given));
    log.length = 0;
    await wipe(database);
    await seed(database, catalogue);
    return c.json({ reset: true });
  });
  app.post('/lab/session', async (c) => {
    const body = sessionControl.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return refuse(c, invalid(body.error.issues, undefined));
    const { session, do: how } = body.data;
    const known = await database
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', session)
      .executeTakeFirst();
    if (!known)
      return refuse(c, refused(404, { code: 'not_found', content: 'There is no such session.' }).refusal);
    if (how === 'revoke') await endSession(database, { session, ended: 'revoked' });
    else await expireSession(database, { session, now: ports.clock() });
    return c.json({ session, ended: how === 'revoke' ? 'revoked' : 'expired' });
  });
}
