import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { Environment } from '../http/environment.ts';
import type { Places } from '../http/places.ts';
import { createSqueezer, takesBrotli } from '../http/squeeze.ts';

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
  const squeeze = createSqueezer();
  const sendFile = (c: Context<Environment>, file: { folder: string; path: string; lasting?: boolean }) =>
    send(c, { ...file, squeeze });
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

interface File {
  folder: string;
  path: string;
  lasting?: boolean;
  squeeze: ReturnType<typeof createSqueezer>;
}

async function send(
  c: Context<Environment>,
  { folder, path, lasting = false, squeeze }: File,
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
  const headers = { 'Content-Type': type, 'Cache-Control': cache, Vary: 'Accept-Encoding' };
  const small = takesBrotli(c.req.header('Accept-Encoding'));
  // Another encoding is another representation, with an ETag of its own.
  const tag = small ? etag.replace(/"$/, '-br"') : etag;
  if (c.req.header('If-None-Match') === tag) return c.body(null, 304, { ...headers, ETag: tag });
  if (!small) return c.body(content, 200, { ...headers, ETag: tag });
  return c.body(await squeeze(etag, content), 200, { ...headers, ETag: tag, 'Content-Encoding': 'br' });
}
