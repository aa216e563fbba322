import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

const types = { js: 'text/javascript', html: 'text/html; charset=utf-8', json: 'application/json' };

/** Serves `{ path: text }` on loopback, and the built script under /vitrine/. Resolves origin, requests seen, and `close`. */
export async function serve({ routes, headers = {} }) {
  const requests = [];
  const server = createServer((request, response) => {
    const path = request.url.split('?')[0];
    requests.push(path);
    const text = routes[path] ?? readBuilt(path);
    const type = types[path.split('.').at(-1)] ?? types.html;
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type, ...headers });
    response.end(text);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://localhost:${server.address().port}`, requests, close };
}

const dist = new URL('../../packages/script/dist/', import.meta.url);

/** A file of the built script, by its path on the page; undefined where there is none. */
export function readBuilt(path) {
  const [, file] = /^\/vitrine\/([\w.-]+)$/.exec(path) ?? [];
  try {
    return file && readFileSync(new URL(file, dist), 'utf8');
  } catch {
    return undefined;
  }
}
