import { createRoute, z } from '@hono/zod-openapi';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { accountAddress, addressBody, addressChange, reorderChange } from '@vitrine/commerce/models';
import { actor } from '../http/actor.ts';
import { command } from '../http/command.ts';
import type { Environment, Shop } from '../http/environment.ts';
import { refusals, refuse } from '../http/refuse.ts';
import { sameSession } from '../http/session-guard.ts';
import { etag, ifMatch } from '../http/version.ts';
import { readAddress, saveAddress } from '../shop/account-address.ts';
import { refused } from '../shop/outcome.ts';
import { reorder } from '../shop/reorder.ts';

const answers = <T extends z.ZodType>(description: string, schema: T) => ({
  200: { description, content: { 'application/json': { schema } } },
  ...refusals,
});
const noAccount = () => refused(401, { code: 'subject_missing', content: 'Sign in first.' }).refusal;

const address = createRoute({
  method: 'get',
  path: '/api/address',
  middleware: [sameSession],
  responses: answers('The address the account’s checkouts begin with', accountAddress),
});

/** What an account does beside buying: ordering again, and its address. */
export function addAccountRoutes(app: OpenAPIHono<Environment>, shop: Shop): void {
  const middleware = command(shop);
  const again = createRoute({
    method: 'post',
    path: '/api/orders/{id}/reorder',
    middleware,
    request: { params: z.object({ id: z.string().max(80) }) },
    responses: answers('The cart as it is now', reorderChange),
  });
  const save = createRoute({
    method: 'put',
    path: '/api/address',
    middleware,
    request: { body: { required: true, content: { 'application/json': { schema: addressBody } } } },
    responses: answers('The address as it is now', addressChange),
  });

  app.openapi(again, async (c) => {
    const { viewer, ports } = actor(c, shop);
    if (!viewer.account) return refuse(c, noAccount());
    const { id: name } = c.req.valid('param');
    const change = await reorder(c.var.transaction, { viewer, ports, version: ifMatch(c), name });
    return change.ok ? c.json(change.value, 200, etag(change.value.cart.version)) : refuse(c, change.refusal);
  });

  app.openapi(address, async (c) => {
    const account = c.var.viewer?.account?.id;
    if (account === undefined) return refuse(c, noAccount());
    return c.json(await readAddress(shop.database, account), 200);
  });

  app.openapi(save, async (c) => {
    const account = actor(c, shop).viewer.account?.id;
    if (account === undefined) return refuse(c, noAccount());
    const saved = await saveAddress(c.var.transaction, { account, ...c.req.valid('json') });
    return saved.ok ? c.json(saved.value, 200) : refuse(c, saved.refusal);
  });
}
