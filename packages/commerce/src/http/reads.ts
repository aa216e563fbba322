import type { Answer, CallOptions } from '@vitrine/core';
import type { LastWrite, Queries } from '../store.ts';
import type { Cart } from '../schemas/cart.ts';
import type { Checkout, NoCheckout } from '../schemas/checkout.ts';
import { type Client, toAnswer } from './client.ts';
import type { HttpSession } from './session.ts';
import type { Settling } from './settling.ts';
import type { Resource, Versions } from './versions.ts';

/** Reads the cart or checkout as it is now, without settling anything first, and keeps its version. */
export type ReadState = (
  resource: Resource,
  options?: CallOptions,
) => Promise<Answer<Cart | Checkout | NoCheckout>>;

type Value = string | number | readonly string[] | undefined;

/** `?a=1&b=2` of what is given; lists repeat their name. */
const search = (values: Record<string, Value>): string => {
  const params = Object.entries(values).flatMap(([name, value]) =>
    (value === undefined ? [] : [value].flat()).map((one) => [name, String(one)]),
  );
  return params.length > 0 ? `?${new URLSearchParams(params)}` : '';
};

export const createReads = (options: {
  client: Client;
  session: HttpSession;
  versions: Versions;
  settling: Settling;
}): { queries: Queries; readState: ReadState } => {
  const { client, session, versions, settling } = options;

  const get = async <T>(path: string, place: 'public' | 'private', call?: CallOptions): Promise<Answer<T>> =>
    toAnswer(
      await client<T>({ path, place, ...(place === 'private' && { headers: session.reference }) }, call),
    );

  const readState: ReadState = async (resource, call) => {
    const since = versions.since();
    const answer = await get<Cart | Checkout | NoCheckout>(`/${resource}`, 'private', call);
    if (answer.ok)
      versions.read(resource, 'version' in answer.value ? answer.value.version : undefined, since);
    return answer;
  };

  /** A read, and what became of the newest write of a tool, where it is not settled or is news. */
  const withNews = async <T extends object>(
    read: () => Promise<Answer<T>>,
  ): Promise<Answer<T & { last_write?: LastWrite }>> => {
    await settling.now();
    // A write that comes back while this read is under way may be missing in what is read.
    const before = settling.last();
    const answer = await read();
    const last_write = settling.last() ?? before;
    return answer.ok && last_write ? { ok: true, value: { ...answer.value, last_write } } : answer;
  };

  const withLastWrite = (resource: Resource, call?: CallOptions): Promise<Answer<never>> =>
    withNews(() => readState(resource, call)) as Promise<Answer<never>>;

  const at = encodeURIComponent;
  return {
    readState,
    queries: {
      collections: (_, call) => get('/collections', 'public', call),
      search: (input, call) => get(`/products${search(input)}`, 'public', call),
      browse: (input, call) => get(`/products${search(input)}`, 'public', call),
      product: ({ handle }, call) => get(`/products/${at(handle)}`, 'public', call),
      reviews: ({ handle, ...rest }, call) =>
        get(`/products/${at(handle)}/reviews${search(rest)}`, 'public', call),
      policies: (input, call) => get(`/policies${search(input)}`, 'public', call),
      cart: (_, call) => withLastWrite('cart', call),
      checkout: (_, call) => withLastWrite('checkout', call),
      receipt: ({ id }, call) => get(`/receipts/${at(id)}`, 'private', call),
      orders: (input, call) => withNews(() => get(`/orders${search(input)}`, 'private', call)),
      order: ({ id }, call) => get(`/orders/${at(id)}`, 'private', call),
      address: (_, call) => get('/address', 'private', call),
    },
  };
};
