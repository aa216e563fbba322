import type { CallOptions, StoreChange } from '@vitrine/core';
import type { CartChange } from '../schemas/cart.ts';
import type { Checkout } from '../schemas/checkout.ts';
import type { Approval, Quote } from '../schemas/quote.ts';
import type { Commands, Commits } from '../store.ts';
import { updateInOrder } from './update-checkout.ts';
import type { Versions } from './versions.ts';
import type { WriteQueue } from './write-queue.ts';
import type { Write, Writer } from './writes.ts';

type Tell = (what: StoreChange['what'], call?: CallOptions) => void;

/** Commands and commits: each a turn of its own in the queue, with the tool's name under which an agent knows it. */
export const createCommands = (parts: {
  write: Writer;
  turn: WriteQueue;
  versions: Versions;
  tell: Tell;
}): { commands: Commands; commits: Commits } => {
  const { write, turn, versions, tell } = parts;

  const cartWrite = (
    rest: Pick<Write<CartChange>, 'tool' | 'method' | 'path' | 'body' | 'version'>,
    call?: CallOptions,
  ) =>
    turn(
      () =>
        write<CartChange>(
          {
            ...rest,
            resource: 'cart',
            took: ({ cart, changed }) => {
              versions.wrote({ cart: cart.version, checkout: undefined });
              if (changed) tell('cart', call);
              return cart.version;
            },
          },
          call,
        ),
      call,
    );

  const checkoutWrite = (rest: Omit<Write<Checkout>, 'took'>, call?: CallOptions) =>
    write<Checkout>(
      {
        ...rest,
        took: ({ version }) => {
          versions.wrote({ checkout: version });
          tell('checkout', call);
          return version;
        },
      },
      call,
    );

  const part = (tool: string) => ({
    tool,
    method: 'PUT' as const,
    path: '/checkout',
    resource: 'checkout' as const,
  });
  const quotes = { tool: 'complete_checkout', method: 'POST' as const };

  return {
    commands: {
      setCartLines: ({ lines, version }, call) =>
        cartWrite(
          { tool: 'update_cart', method: 'PUT', path: '/cart/lines', body: { lines }, version },
          call,
        ),
      clearCart: (_, call) => cartWrite({ tool: 'cancel_cart', method: 'DELETE', path: '/cart' }, call),
      startCheckout: (_, call) =>
        turn(
          () => checkoutWrite({ tool: 'proceed_to_checkout', method: 'POST', path: '/checkout' }, call),
          call,
        ),
      updateCheckout: ({ parts: given }, call) =>
        turn(
          () =>
            updateInOrder(
              given,
              (body, options) => checkoutWrite({ ...part('update_checkout'), body }, options),
              call,
            ),
          call,
        ),
    },
    commits: {
      prepare: (body, call) =>
        turn(
          () => write<Quote>({ ...quotes, path: '/quotes', body, resource: 'checkout', quiet: true }, call),
          call,
        ),
      approve: ({ quote_id, digest }, call) =>
        turn(
          () =>
            write<Approval>(
              {
                ...quotes,
                path: `/quotes/${quote_id}/approval`,
                body: { digest },
                key: `approve-${quote_id}`,
                quiet: true,
              },
              call,
            ),
          call,
        ),
      complete: ({ quote_id }, call) =>
        turn(
          () =>
            write<Checkout>(
              {
                ...quotes,
                path: `/quotes/${quote_id}/complete`,
                key: quote_id,
                place: 'complete',
                took: ({ version }) => {
                  versions.wrote({ cart: undefined, checkout: version });
                  tell('order', call);
                  tell('cart', call);
                  return version;
                },
              },
              call,
            ),
          call,
        ),
    },
  };
};
