import { createRoute, z } from '@hono/zod-openapi';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { order as orderSchema, orderPage, receipt } from '@vitrine/commerce/models';
import type { Environment, Shop } from '../http/environment.ts';
import { refusals, refuse } from '../http/refuse.ts';
import { sameSession } from '../http/session-guard.ts';
import { listOrders, readOrder, readReceipt } from '../shop/orders.ts';
import { refused } from '../shop/outcome.ts';

const middleware = [sameSession];
const params = z.object({ id: z.string().max(80) });
const shows = <T extends typeof receipt | typeof orderSchema>(schema: T) => ({
  200: { description: 'The order', content: { 'application/json': { schema } } },
  ...refusals,
});

const receiptRoute = createRoute({
  method: 'get',
  path: '/api/receipts/{id}',
  middleware,
  request: { params },
  responses: shows(receipt),
});
const order = createRoute({
  method: 'get',
  path: '/api/orders/{id}',
  middleware,
  request: { params },
  responses: shows(orderSchema),
});
const orders = createRoute({
  method: 'get',
  path: '/api/orders',
  middleware,
  request: {
    query: z.object({
      cursor: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(10),
    }),
  },
  responses: {
    200: {
      description: 'The account’s orders, newest first',
      content: { 'application/json': { schema: orderPage } },
    },
    ...refusals,
  },
});

const noAccount = () => refused(401, { code: 'subject_missing', content: 'Sign in to see orders.' }).refusal;

/** Receipts of the session lineage or account that made them, and an account's orders. */
export function addOrderRoutes(app: OpenAPIHono<Environment>, { database }: Shop): void {
  app.openapi(receiptRoute, async (c) => {
    const found = await readReceipt(database, { id: c.req.valid('param').id, viewer: c.var.viewer });
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  });

  app.openapi(orders, async (c) => {
    const account = c.var.viewer?.account?.id;
    if (account === undefined) return refuse(c, noAccount());
    const { cursor, limit } = c.req.valid('query');
    const found = await listOrders(database, { account, cursor, limit });
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  });

  app.openapi(order, async (c) => {
    const account = c.var.viewer?.account?.id;
    if (account === undefined) return refuse(c, noAccount());
    const found = await readOrder(database, { name: c.req.valid('param').id, account });
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  });
}
