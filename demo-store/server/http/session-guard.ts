import { timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { refused } from '../shop/outcome.ts';
import { csrfToken, findViewer } from '../shop/sessions.ts';
import type { Viewer } from '../shop/viewer.ts';
import type { Environment, Shop } from './environment.ts';
import { refuse } from './refuse.ts';

const cookieName = 'vitrine_session';
const month = 30 * 24 * 3600;

/** Puts `viewer` into the request. Never sets a cookie. */
export const withViewer = ({ database, ports }: Shop) =>
  createMiddleware<Environment>(async (c, next) => {
    c.set('viewer', await findViewer(database, { cookie: getCookie(c, cookieName), now: ports.clock() }));
    return next();
  });

/** The cookie outlives the session: the server's clock alone says when that ends. */
export function sendCookie(c: Context<Environment>, { cookie }: Viewer): void {
  const secure = c.req.url.startsWith('https:');
  setCookie(c, cookieName, cookie, { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: month, secure });
}

/** What acts for a session that is no longer the cookie's is answered with (409). */
export const sessionChanged = () =>
  refused(409, {
    code: 'session_changed',
    content: 'The session has changed: ask for it again before acting.',
  }).refusal;

/** A private read says which session it believes in; another one's state is not shown. */
export const sameSession = createMiddleware<Environment>(async (c, next) => {
  const named = c.req.header('Vitrine-Session');
  if (named !== undefined && named !== c.var.viewer?.session) return refuse(c, sessionChanged());
  return next();
});

/** What a command must prove before anything else: it knows the cookie's session, and it comes from a page of ours. */
export const knowsSession = createMiddleware<Environment>(async (c, next) => {
  const named = c.req.header('Vitrine-Session');
  const { viewer } = c.var;
  if (named === undefined) {
    const fields = [{ path: '/headers/Vitrine-Session', got: 'nothing', accepted: 'the session reference' }];
    return refuse(
      c,
      refused(400, { code: 'invalid', content: 'A command names its session.', fields }).refusal,
    );
  }
  if (!viewer || named !== viewer.session) return refuse(c, sessionChanged());
  return ownPage(c, next);
});

/** The CSRF token belongs to the cookie, so only a page that asked for the session has it. */
export const ownPage = createMiddleware<Environment>(async (c, next) => {
  const { viewer } = c.var;
  const sent = Buffer.from(c.req.header('X-CSRF-Token') ?? '');
  const right = Buffer.from(viewer ? csrfToken(viewer.cookie) : '');
  if (!viewer || sent.length !== right.length || !timingSafeEqual(sent, right)) {
    return refuse(
      c,
      refused(403, { code: 'csrf', content: 'The CSRF token is missing or another session’s.' }).refusal,
    );
  }
  return next();
});
