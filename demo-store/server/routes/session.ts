import { createRoute } from '@hono/zod-openapi';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { session, settlement, settleRequest, signIn as signInBody } from '@vitrine/commerce/models';
import type { Environment, Shop } from '../http/environment.ts';
import { refusals, refuse } from '../http/refuse.ts';
import { knowsSession, ownPage, sendCookie, sessionChanged } from '../http/session-guard.ts';
import { settle } from '../shop/idempotency.ts';
import { refused } from '../shop/outcome.ts';
import { purge } from '../shop/purge.ts';
import { createSession, findViewer, toSessionObject, whatEnded } from '../shop/sessions.ts';
import { checkPassword, signIn, signOut } from '../shop/sign-in.ts';

const answers = { description: 'The session', content: { 'application/json': { schema: session } } };

const ask = createRoute({ method: 'get', path: '/api/session', responses: { 200: answers } });

const enter = createRoute({
  method: 'post',
  path: '/api/sign-in',
  middleware: [ownPage],
  request: { body: { required: true, content: { 'application/json': { schema: signInBody } } } },
  responses: { 200: answers, ...refusals },
});

const leave = createRoute({
  method: 'post',
  path: '/api/sign-out',
  middleware: [ownPage],
  responses: { 200: answers, ...refusals },
});

const settleCall = createRoute({
  method: 'post',
  path: '/api/calls/settle',
  middleware: [knowsSession],
  request: { body: { required: true, content: { 'application/json': { schema: settleRequest } } } },
  responses: {
    200: { description: 'What became of the key', content: { 'application/json': { schema: settlement } } },
    ...refusals,
  },
});

/** Session, sign-in, sign-out, and what became of a lost write. */
export function addSessionRoutes(app: OpenAPIHono<Environment>, { database, ports, inFlight }: Shop): void {
  app.openapi(ask, async (c) => {
    const now = ports.clock();
    const named = c.req.header('Vitrine-Session');
    const { viewer } = c.var;
    const current = viewer ?? (await createSession(database, { ports }));
    if (!viewer) {
      sendCookie(c, current);
      await purge(database, now);
    }
    const gone = named !== undefined && named !== current.session;
    const ended = gone ? { ended: await whatEnded(database, { session: named, now }) } : {};
    return c.json(toSessionObject(current, { now, ...ended }), 200);
  });

  app.openapi(enter, async (c) => {
    const { viewer } = c.var;
    const account = await checkPassword(database, c.req.valid('json'));
    if (!account || !viewer) {
      return refuse(
        c,
        refused(422, { code: 'credentials_invalid', content: 'E-mail address or password is wrong.' })
          .refusal,
      );
    }
    const next = await database.transaction().execute(async (db) => {
      // Checking a password takes long: another sign-in or a sign-out may have ended the session meanwhile.
      const still = await findViewer(db, { cookie: viewer.cookie, now: ports.clock() });
      return still && signIn(db, { viewer: still, account, ports });
    });
    if (!next) return refuse(c, sessionChanged());
    sendCookie(c, next);
    return c.json(toSessionObject(next, { now: ports.clock() }), 200);
  });

  app.openapi(leave, async (c) => {
    const { viewer } = c.var;
    if (!viewer) throw new Error('Sign-out without its guard');
    const next = await database.transaction().execute((db) => signOut(db, { viewer, ports }));
    if (!next) return refuse(c, sessionChanged());
    sendCookie(c, next);
    return c.json(toSessionObject(next, { now: ports.clock() }), 200);
  });

  app.openapi(settleCall, async (c) => {
    const { key } = c.req.valid('json');
    const lineage = c.var.viewer?.lineage ?? '';
    const now = ports.clock();
    const found = await database
      .transaction()
      .execute((db) => settle(db, { lineage, key, running: inFlight.has(lineage, key), now }));
    return c.json(found, 200);
  });
}
