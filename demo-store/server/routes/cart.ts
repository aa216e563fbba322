import { createRoute } from '@hono/zod-openapi';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { cart, cartChange, setLines } from '@vitrine/commerce/models';
import type { CartChange } from '@vitrine/commerce/models';
import type { Context } from 'hono';
import { command } from '../http/command.ts';
import type { Environment, Shop } from '../http/environment.ts';
import { actor } from '../http/actor.ts';
import { refusals, refuse } from '../http/refuse.ts';
import { sameSession } from '../http/session-guard.ts';
import { etag, ifMatch } from '../http/version.ts';
import { readCart } from '../shop/cart.ts';
import type { Outcome } from '../shop/outcome.ts';
import { clearCart, setCartLines } from '../shop/set-cart-lines.ts';

const read = createRoute({
  method: 'get',
  path: '/api/cart',
  middleware: [sameSession],
  responses: {
    200: { description: 'The cart', content: { 'application/json': { schema: cart } } },
    ...refusals,
  },
});

const written = {
  200: { description: 'The cart as it is now', content: { 'application/json': { schema: cartChange } } },
};

/** The cart: read, set lines, clear. */
export function addCartRoutes(app: OpenAPIHono<Environment>, shop: Shop): void {
  const put = createRoute({
    method: 'put',
    path: '/api/cart/lines',
    middleware: command(shop),
    request: { body: { required: true, content: { 'application/json': { schema: setLines } } } },
    responses: { ...written, ...refusals },
  });
  const clear = createRoute({
    method: 'delete',
    path: '/api/cart',
    middleware: command(shop),
    responses: { ...written, ...refusals },
  });
  const answer = (c: Context, change: Outcome<CartChange>) =>
    change.ok ? c.json(change.value, 200, etag(change.value.cart.version)) : refuse(c, change.refusal);

  app.openapi(read, async (c) => {
    const { viewer } = c.var;
    const value = await shop.database.transaction().execute((db) => readCart(db, viewer));
    return c.json(value, 200, etag(value.version));
  });

  app.openapi(put, async (c) => {
    const { lines } = c.req.valid('json');
    return answer(
      c,
      await setCartLines(c.var.transaction, { ...actor(c, shop), version: ifMatch(c), lines }),
    );
  });

  app.openapi(clear, async (c) =>
    answer(c, await clearCart(c.var.transaction, { ...actor(c, shop), version: ifMatch(c) })),
  );
}
