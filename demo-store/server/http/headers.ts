import { createMiddleware } from 'hono/factory';
import { newId } from '../ports.ts';
import type { Environment, Shop } from './environment.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "trusted-types lit-html 'allow-duplicates'",
  "require-trusted-types-for 'script'",
];

/** Which pages may frame a document, and whether it may register tools. */
export interface Framing {
  ancestors: "'none'" | "'self'";
  tools: '(self)' | '()';
}

/** The security headers of a document. */
export const documentHeaders = ({ ancestors, tools }: Framing): Record<string, string> => ({
  'Content-Security-Policy': [...policy, `frame-ancestors ${ancestors}`].join('; '),
  'Permissions-Policy': `tools=${tools}`,
  'Integrity-Policy': 'blocked-destinations=(script)',
});

/** What every answer carries. An answer that says nothing about storing is not stored. */
export const everyAnswer = ({ ports }: Shop) =>
  createMiddleware<Environment>(async (c, next) => {
    c.set('requestId', newId(ports.random, 'request'));
    await next();
    const { headers } = c.res;
    headers.set('X-Request-Id', c.var.requestId);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (!headers.has('Permissions-Policy')) headers.set('Permissions-Policy', 'tools=(self)');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  });
