import type { Answer, CallOptions } from '@vitrine/core';
import type { Refund } from '../schemas/account.ts';
import type { Checkout } from '../schemas/checkout.ts';
import type { Approval, Quote } from '../schemas/quote.ts';
import type { Commits } from '../store.ts';
import type { CommandParts } from './commands.ts';
import type { Write } from './writes.ts';

const toolOf = { order: 'complete_checkout', refund: 'request_refund' } as const;

/** Quote, approval, completion of orders and refunds: each a turn of its own. The completion's key is the quote's id. */
export const createCommits = ({ write, turn, versions, tell }: CommandParts): Commits => {
  const post = <T>(rest: Omit<Write<T>, 'method'>, call?: CallOptions): Promise<Answer<T>> =>
    turn(() => write<T>({ ...rest, method: 'POST' }, call), call);

  const complete = (
    { quote_id, kind = 'order' }: { quote_id: string; kind?: 'order' | 'refund' },
    call?: CallOptions,
  ): Promise<Answer<never>> => {
    const to = { tool: toolOf[kind], path: `/quotes/${quote_id}/complete`, key: quote_id };
    const done: Promise<Answer<Checkout | Refund>> =
      kind === 'refund'
        ? post<Refund>({ ...to, took: () => void tell('order', call) }, call)
        : post<Checkout>(
            {
              ...to,
              place: 'complete',
              took: ({ version }) => {
                versions.wrote({ cart: undefined, checkout: version });
                tell('order', call);
                tell('cart', call);
                return version;
              },
            },
            call,
          );
    return done as Promise<Answer<never>>;
  };

  return {
    prepare: (body, call) =>
      post<Quote>(
        {
          tool: toolOf[body.kind],
          path: '/quotes',
          body,
          quiet: true,
          ...(body.kind === 'order' && { resource: 'checkout' as const }),
        },
        call,
      ),
    approve: ({ quote_id, digest }, call) =>
      post<Approval>(
        {
          tool: toolOf.order,
          path: `/quotes/${quote_id}/approval`,
          body: { digest },
          key: `approve-${quote_id}`,
          quiet: true,
        },
        call,
      ),
    complete,
  };
};
