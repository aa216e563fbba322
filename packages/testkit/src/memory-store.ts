import { createHttpStore, type HttpStore, type HttpStoreOptions } from '@vitrine/commerce/http';
import { answer, type MemoryRequest } from './memory-store-api.ts';
import { toProducts } from './memory-store-catalog.ts';
import { account, otherAccount, type MemoryBrowser } from './memory-store-shopper.ts';
import type { MemoryWorld } from './memory-store-world.ts';

/** What a test does to one request: lets it pass, swallows it, loses its answer after it took effect, or answers in the shop's place. */
export type Interception = undefined | 'drop' | 'lose' | Response;

export interface LoggedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A shop in memory that speaks the HTTP contract, and stores of tabs that shop there. */
export interface MemoryShop {
  readonly requests: LoggedRequest[];
  readonly orders: MemoryWorld['orders'];
  readonly account: { email: string; password: string; name: string };
  /** Asked before each request; may wait. */
  intercept: ((request: MemoryRequest) => Interception | Promise<Interception>) | undefined;
  /** Sends requests as a browser with its own cookies; without one, as the shop's first. */
  fetchAs(browser?: MemoryBrowser): typeof fetch;
  /** A store of one tab. Tabs of one browser share cookies; nothing else is shared unless passed. */
  open(options?: Partial<HttpStoreOptions>, browser?: MemoryBrowser): HttpStore;
  readonly otherAccount: { email: string; password: string; name: string };
  /** Lets seconds pass in the shop: a sign-in gets older. */
  pass(seconds: number): void;
  /** Ends the first browser's session: it expires. */
  endSession(): void;
  /** A browser of its own. */
  browser(more?: Partial<MemoryBrowser>): MemoryBrowser;
}

/** Makes a shop with five products (see its catalog); `stretch` repeats every text of theirs that often. */
export const createMemoryShop = ({ stretch = 1 }: { stretch?: number } = {}): MemoryShop => {
  let ids = 0;
  const world: MemoryWorld = {
    products: toProducts(stretch),
    orders: new Map(),
    addresses: new Map(),
    now_s: 0,
    nextId: () => String(++ids),
  };
  const first: MemoryBrowser = {};
  const requests: LoggedRequest[] = [];

  const fetchAs =
    (browser: MemoryBrowser = first): typeof fetch =>
    async (input, init = {}) => {
      const url = new URL(String(input), 'http://shop.example');
      const headers = new Headers(init.headers);
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const path = url.pathname.replace(/^\/api/, '');
      const request: MemoryRequest = {
        method: init.method ?? 'GET',
        path,
        query: url.searchParams,
        headers,
        body,
      };
      requests.push({
        method: request.method,
        path: path + url.search,
        headers: Object.fromEntries(headers),
        body,
      });
      // A request leaves the page in a later task, as in a browser.
      await new Promise((resolve) => setTimeout(resolve));
      return abortable(respond(shop, request, { browser, world }), init.signal);
    };

  const shop: MemoryShop = {
    requests,
    orders: world.orders,
    account,
    otherAccount,
    pass: (seconds) => {
      world.now_s += seconds;
    },
    intercept: undefined,
    fetchAs,
    open: (options, browser) =>
      createHttpStore({
        navigate: () => {},
        storage: null,
        broadcast: null,
        fetch: fetchAs(browser),
        ...options,
      }),
    endSession: () => {
      first.session = undefined;
    },
    browser: (more = {}) => ({ ...more }),
  };
  return shop;
};

const respond = async (
  shop: MemoryShop,
  request: MemoryRequest,
  at: { browser: MemoryBrowser; world: MemoryWorld },
): Promise<Response> => {
  const fate = await shop.intercept?.(request);
  if (fate instanceof Response) return fate;
  if (fate === 'drop') throw new TypeError('Failed to fetch');
  const { status, body, headers } = await answer(request, at.browser, at.world);
  if (fate === 'lose') throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'X-Request-Id': `r${shop.requests.length}`, ...headers },
  });
};

const abortable = (response: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    response.then(resolve, reject);
  });
