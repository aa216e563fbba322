import { randomUUID } from 'node:crypto';
import type { Cart, Checkout, Quote, RefundRequest, SessionObject } from '@vitrine/commerce/models';

export interface Reply<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

interface Sending {
  body?: unknown;
  key?: string;
  version?: string | undefined;
  /** Added last; undefined takes a header away. */
  headers?: Record<string, string | undefined>;
  /** Sent as it is instead of a JSON body. */
  raw?: string;
}

export const address = {
  US: {
    street_address: '1 Pine St',
    address_locality: 'Portland',
    address_region: 'OR',
    postal_code: '97201',
    address_country: 'US',
  },
  DE: { street_address: 'Gasse 2', address_locality: 'Berlin', postal_code: '10115', address_country: 'DE' },
  ES: {
    street_address: 'Calle 3',
    address_locality: 'Madrid',
    address_region: 'Madrid',
    postal_code: '28013',
    address_country: 'ES',
  },
  CN: {
    street_address: 'Lu 4',
    address_locality: 'Shanghai',
    address_region: 'Shanghai',
    postal_code: '200000',
    address_country: 'CN',
  },
  GB: {
    street_address: 'Lane 5',
    address_locality: 'London',
    postal_code: 'SW1A 1AA',
    address_country: 'GB',
  },
} as const;

export const person = { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com' };

/** A browser of its own as far as the server can tell: one cookie, one session reference, a new key for every write. */
export class Buyer {
  cookie = '';
  session: SessionObject | undefined;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** A buyer who has asked for the session. */
  static async arrive(url: string): Promise<Buyer> {
    const buyer = new Buyer(url);
    await buyer.ask();
    return buyer;
  }

  async ask(): Promise<Reply<SessionObject>> {
    const reply = await this.get<SessionObject>('/api/session');
    this.session = reply.body;
    return reply;
  }

  get<T = Record<string, unknown>>(
    path: string,
    headers: Record<string, string | undefined> = {},
  ): Promise<Reply<T>> {
    const named = path.startsWith('/api/') ? this.session?.session : undefined;
    return this.request<T>(path, { method: 'GET', headers: { 'Vitrine-Session': named, ...headers } });
  }

  send<T = Record<string, unknown>>(line: string, sending: Sending = {}): Promise<Reply<T>> {
    const { body, key = randomUUID(), version, headers = {}, raw } = sending;
    const [method = '', path = ''] = line.split(' ');
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const all = {
      'Idempotency-Key': key,
      'X-CSRF-Token': this.session?.csrf,
      'Vitrine-Session': this.session?.session,
      'Vitrine-Call': 'entry-1',
      'Vitrine-Via': 'button',
      'If-Match': version === undefined ? undefined : `"${version}"`,
      'Content-Type': sent === undefined ? undefined : 'application/json',
      ...headers,
    };
    return this.request<T>(path, { method, headers: all, ...(sent === undefined ? {} : { body: sent }) });
  }

  /** Sets absolute quantities by variant at the cart's version now. */
  async put(quantities: Record<string, number>): Promise<Reply<{ cart: Cart; changed: boolean }>> {
    const { body: cart } = await this.get<Cart>('/api/cart');
    const lines = Object.entries(quantities).map(([variant_id, quantity]) => ({ variant_id, quantity }));
    return this.send('PUT /api/cart/lines', { body: { lines }, version: cart.version });
  }

  checkout(): Promise<Reply<Checkout>> {
    return this.get<Checkout>('/api/checkout');
  }

  /** Changes one part of the checkout at its version now. */
  async change(part: object): Promise<Reply<Checkout>> {
    const { body } = await this.checkout();
    return this.send('PUT /api/checkout', { body: part, version: body.version });
  }

  /** Fills cart and checkout until the order could be placed. */
  async prepare(quantities: Record<string, number>, country: keyof typeof address = 'US'): Promise<Checkout> {
    await this.put(quantities);
    await this.send('POST /api/checkout');
    await this.change({ buyer: person });
    await this.change({ fulfillment: { destination: address[country] } });
    return (await this.change({ payment_option: 'invoice' })).body;
  }

  async quote(): Promise<Reply<Quote>> {
    const { body } = await this.checkout();
    return this.send<Quote>('POST /api/quotes', { body: { kind: 'order' }, version: body.version });
  }

  quoteRefund(wish: Omit<RefundRequest, 'kind'>, sending: Sending = {}): Promise<Reply<Quote>> {
    return this.send<Quote>('POST /api/quotes', { body: { kind: 'refund', ...wish }, ...sending });
  }

  approve({ id, digest }: Quote): Promise<Reply> {
    return this.send(`POST /api/quotes/${id}/approval`, { body: { digest }, key: id });
  }

  complete<T = Checkout>({ id }: Pick<Quote, 'id'>, sending: Sending = {}): Promise<Reply<T>> {
    return this.send(`POST /api/quotes/${id}/complete`, { key: id, ...sending });
  }

  /** Cart to order in one go. */
  async buy(quantities: Record<string, number>): Promise<Reply<Checkout>> {
    await this.prepare(quantities);
    const { body: quote } = await this.quote();
    await this.approve(quote);
    return this.complete(quote);
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<Reply<SessionObject>> {
    const reply = await this.send<SessionObject>('POST /api/sign-in', { body: { email, password } });
    if (reply.status === 200) this.session = reply.body;
    return reply;
  }

  async signOut(): Promise<Reply<SessionObject>> {
    const reply = await this.send<SessionObject>('POST /api/sign-out');
    if (reply.status === 200) this.session = reply.body;
    return reply;
  }

  private async request<T>(
    path: string,
    init: { method: string; headers: Record<string, string | undefined>; body?: string },
  ): Promise<Reply<T>> {
    const given = Object.entries({ Cookie: this.cookie || undefined, ...init.headers });
    const headers = given.filter((pair): pair is [string, string] => pair[1] !== undefined);
    const response = await fetch(this.url + path, { ...init, headers, redirect: 'manual' });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    const text = await response.text();
    const json = response.headers.get('Content-Type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (json ? JSON.parse(text) : text) as T,
    };
  }
}
