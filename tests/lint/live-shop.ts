import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A shop of somebody else on a free port: pages by path, and what was sent to it other than GET. */
export async function openLiveShop(pages: Record<string, string | Handler>) {
  const writes: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (request.method !== 'GET') writes.push(`${request.method} ${path}`);
    const page = pages[path];
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
    if (typeof page === 'function') page(request, response);
    else response.writeHead(page === undefined ? 404 : 200).end(page ?? '');
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    writes,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** A script that registers tools, each with the body of its handler. */
export const register = (...tools: { name: string; more?: object; body?: string }[]): string =>
  `<!doctype html><script>
    const context = document.modelContext;
    const add = (tool, body) => context?.registerTool({ ...tool, execute: new Function('return (async () => {' + body + '})()') });
    ${tools
      .map(({ name, more, body = 'return {}' }) => {
        const tool = {
          name,
          description: `Returns what ${name.replaceAll('_', ' ')} stands for. Use it first.`,
          inputSchema: { type: 'object', properties: {}, additionalProperties: false },
          annotations: { readOnlyHint: true },
          ...more,
        };
        return `add(${JSON.stringify(tool)}, ${JSON.stringify(body)});`;
      })
      .join('\n')}
  </script>`;
