import type { CallOptions, StoreChange } from '@vitrine/core';
import type { AddressChange, ReorderChange } from '../schemas/account.ts';
import type { CartChange } from '../schemas/cart.ts';
import type { Checkout } from '../schemas/checkout.ts';
import type { Commands, Commits } from '../store.ts';
import { createCommits } from './commits.ts';
import type { Clock } from './ports.ts';
import { updateInOrder, withinToolLimit } from './update-checkout.ts';
import type { Versions } from './versions.ts';
import type { WriteQueue } from './write-queue.ts';
import type { Write, Writer } from './writes.ts';

type Tell = (what: StoreChange['what'], call?: CallOptions) => void;

/** What commands and commits are made of. */
export interface CommandParts {
  write: Writer;
  turn: WriteQueue;
  versions: Versions;
  tell: Tell;
  clock: Clock;
}

/** Commands and commits: each a turn of its own in the queue, with the tool's name under which an agent knows it. */
export const createCommands = (parts: CommandParts): { commands: Commands; commits: Commits } => {
  const { write, turn, versions, tell, clock } = parts;

  const cartWrite = <T extends CartChange>(
    rest: Pick<Write<T>, 'tool' | 'method' | 'path' | 'body' | 'version'>,
    call?: CallOptions,
  ) =>
    turn(
      () =>
        write<T>(
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
      updateCheckout: ({ parts: given }, outer) =>
        withinToolLimit(
          (call) =>
            turn(
              () =>
                updateInOrder(
                  given,
                  (body, options) => checkoutWrite({ ...part('update_checkout'), body }, options),
                  call,
                ),
              call,
            ),
          { call: outer, clock },
        ),
      reorder: ({ order_id }, call) =>
        cartWrite<ReorderChange>(
          { tool: 'reorder', method: 'POST', path: `/orders/${encodeURIComponent(order_id)}/reorder` },
          call,
        ),
      updateAddress: (body, call) =>
        turn(
          () =>
            write<AddressChange>(
              {
                tool: 'update_address',
                method: 'PUT',
                path: '/address',
                body,
                took: ({ changed }) => (changed ? void tell('account', call) : undefined),
              },
              call,
            ),
          call,
        ),
    },
    commits: createCommits(parts),
  };
};
