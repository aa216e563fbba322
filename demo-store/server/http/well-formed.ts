import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { refused } from '../shop/outcome.ts';
import type { Environment } from './environment.ts';
import { refuse } from './refuse.ts';

/** The largest request body, in bytes. */
const largestBody = 256 * 1024;

const malformed = (content: string) => refused(400, { code: 'invalid', content, fields: [] }).refusal;

/** Bodies over the limit are refused before they are read whole. */
export const limitBody = bodyLimit({
  maxSize: largestBody,
  onError: (c) => {
    // The rest of the body stays unread, so the connection cannot carry another request.
    c.header('Connection', 'close');
    return refuse(c, malformed(`A body has at most ${largestBody} bytes.`));
  },
});

/** Refuses what no database should see: NUL and lone surrogates in address or body, and bodies that are not JSON. */
export const wellFormed = createMiddleware<Environment>(async (c, next) => {
  if (!isText(decode(c.req.url)))
    return refuse(c, malformed('The address holds characters that are not text.'));
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const text = await c.req.text();
  if (text !== '') {
    const body = parse(text);
    if (body === undefined) return refuse(c, malformed('The body is not JSON.'));
    if (!isText(body)) return refuse(c, malformed('The body holds characters that are not text.'));
  }
  return next();
});

const illFormed = /[\0\p{Surrogate}]/u;
const deepest = 40;

/** No NUL, no lone surrogate, not nested deeper than anybody needs: safe to store, to digest and to print. */
export function isText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !illFormed.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < deepest && Object.entries(value).every(([key, inner]) => isText(key) && isText(inner, depth + 1))
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return '\0';
  }
}
