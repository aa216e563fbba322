import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { Environment } from '../http/environment.ts';
import type { Places } from '../http/places.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

// The script's parts carry their version; the loader, which merchants name, does not.
const versioned = /-\d+\.\d+\.\d+[\w.-]*\.\w+$/;

/** Pictures, the built pages' files and the built script; nothing outside their folders. */
export function addFileRoutes(app: Hono<Environment>, { data, web, script }: Places): void {
  app.get('/pictures/:file', (c) =>
    sendFile(c, { folder: join(data, 'pictures'), path: c.req.param('file') }),
  );
  app.get('/assets/*', (c) => sendFile(c, { folder: web, path: c.req.path.slice(1), lasting: true }));
  app.get('/vitrine/*', (c) =>
    sendFile(c, {
      folder: script,
      path: c.req.path.slice('/vitrine/'.length),
      lasting: versioned.test(c.req.path),
    }),
  );
  app.get('/favicon.ico', (c) => sendFile(c, { folder: join(data, 'pictures'), path: 'favicon.svg' }));
  app.get('/favicon.svg', (c) => sendFile(c, { folder: join(data, 'pictures'), path: 'favicon.svg' }));
}

async function sendFile(
  c: Context<Environment>,
  { folder, path, lasting = false }: { folder: string; path: string; lasting?: boolean },
): Promise<Response> {
  const type = mediaTypes[extname(path)];
  if (!type || !/^[\w][\w./-]*$/.test(path) || path.includes('..')) return c.notFound();
  let content: Buffer<ArrayBuffer>;
  try {
    content = await readFile(join(folder, path));
  } catch {
    return c.notFound();
  }
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const cache = lasting ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = { 'Content-Type': type, 'Cache-Control': cache, ETag: etag };
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers);
  return c.body(content, 200, headers);
}
