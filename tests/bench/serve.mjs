import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const types = { js: 'text/javascript', html: 'text/html; charset=utf-8', json: 'application/json' };
const folders = {
  vitrine: new URL('../../packages/script/dist/', import.meta.url),
  bench: new URL('page/', import.meta.url),
};

/**
 * Serves `routes` (`{ path: text }`) on loopback, beside them the built script under /vitrine/ and the bench's page
 * modules under /bench/. Resolves the origin, the paths asked for so far, and `close`.
 */
export async function serve({ routes, headers = {} }) {
  const requests = [];
  const server = createServer((request, response) => {
    const [path] = request.url.split('?');
    requests.push(path);
    const text = routes[path] ?? readFile(path);
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

/** A file of the built script, by its path on the page; undefined where there is none. */
export const readBuilt = (path) => (path.startsWith('/vitrine/') ? readFile(path) : undefined);

function readFile(path) {
  const [, folder, file] = /^\/(vitrine|bench)\/((?:budget\/)?[\w.-]+)$/.exec(path) ?? [];
  try {
    return file && readFileSync(new URL(file, folders[folder]), 'utf8');
  } catch {
    return undefined;
  }
}
