import { createRoute } from '@hono/zod-openapi';
import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  approval,
  approvalRequest,
  checkout,
  checkoutPart,
  currentCheckout,
  quote,
  quoteRequest,
  refund,
  refundRequest,
} from '@vitrine/commerce/models';
import type { Checkout, Refund } from '@vitrine/commerce/models';
import type { Context } from 'hono';
import * as z from 'zod';
import { actor } from '../http/actor.ts';
import { command, viaOf } from '../http/command.ts';
import type { Environment, Shop } from '../http/environment.ts';
import { refusals, refuse } from '../http/refuse.ts';
import { sameSession } from '../http/session-guard.ts';
import { etag, ifMatch } from '../http/version.ts';
import { approveQuote } from '../shop/approve-quote.ts';
import { readCheckout } from '../shop/checkout.ts';
import { completeQuote } from '../shop/complete-quote.ts';
import type { Outcome } from '../shop/outcome.ts';
import { giveQuote } from '../shop/quotes.ts';
import { giveRefundQuote } from '../shop/refund-quote.ts';
import { startCheckout } from '../shop/start-checkout.ts';
import { updateCheckout } from '../shop/update-checkout.ts';

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });
const takes = <T extends z.ZodType>(schema: T) => ({ body: { required: true, content: json(schema) } });
const answers = <T extends z.ZodType>(description: string, schema: T) => ({
  200: { description, content: json(schema) },
  ...refusals,
});
const params = z.object({ id: z.string().max(80) });

const read = createRoute({
  method: 'get',
  path: '/api/checkout',
  middleware: [sameSession],
  responses: {
    200: { description: 'The current checkout, if any', content: json(currentCheckout) },
    ...refusals,
  },
});

/** Checkout, quote, approval, completion. */
export function addCheckoutRoutes(app: OpenAPIHono<Environment>, shop: Shop): void {
  const middleware = command(shop);
  const path = '/api/checkout';
  const start = createRoute({
    method: 'post',
    path,
    middleware,
    responses: answers('The open checkout', checkout),
  });
  const put = createRoute({
    method: 'put',
    path,
    middleware,
    request: takes(checkoutPart),
    responses: answers('The checkout', checkout),
  });
  const asQuote = createRoute({
    method: 'post',
    path: '/api/quotes',
    middleware,
    request: takes(z.discriminatedUnion('kind', [quoteRequest, refundRequest])),
    responses: answers('A quote', quote),
  });
  const approve = createRoute({
    method: 'post',
    path: '/api/quotes/{id}/approval',
    middleware,
    request: { params, ...takes(approvalRequest) },
    responses: answers('The buyer’s approval', approval),
  });
  const complete = createRoute({
    method: 'post',
    path: '/api/quotes/{id}/complete',
    middleware,
    request: { params },
    responses: answers('The completed checkout, or the refund', z.union([checkout, refund])),
  });
  const answer = <T extends Checkout | Refund>(c: Context, outcome: Outcome<T>) => {
    if (!outcome.ok) return refuse(c, outcome.refusal);
    const { value } = outcome;
    return c.json(value, 200, 'version' in value ? etag(value.version) : {});
  };

  app.openapi(read, async (c) => {
    const { viewer } = c.var;
    const value = await shop.database.transaction().execute((db) => readCheckout(db, viewer));
    return c.json(value, 200, value.status === 'none' ? {} : etag(value.version));
  });
  app.openapi(start, async (c) => answer(c, await startCheckout(c.var.transaction, actor(c, shop))));
  app.openapi(put, async (c) => {
    const part = c.req.valid('json');
    return answer(
      c,
      await updateCheckout(c.var.transaction, { ...actor(c, shop), version: ifMatch(c), part }),
    );
  });
  app.openapi(asQuote, async (c) => {
    const request = c.req.valid('json');
    const given =
      request.kind === 'refund'
        ? await giveRefundQuote(c.var.transaction, { ...actor(c, shop), request })
        : await giveQuote(c.var.transaction, { ...actor(c, shop), version: ifMatch(c) });
    return given.ok ? c.json(given.value, 200) : refuse(c, given.refusal);
  });
  app.openapi(approve, async (c) => {
    const { digest } = c.req.valid('json');
    const given = await approveQuote(c.var.transaction, {
      ...actor(c, shop),
      id: c.req.valid('param').id,
      digest,
    });
    return given.ok ? c.json(given.value, 200) : refuse(c, given.refusal);
  });
  app.openapi(complete, async (c) =>
    answer(
      c,
      await completeQuote(c.var.transaction, { ...actor(c, shop), ...viaOf(c), id: c.req.valid('param').id }),
    ),
  );
}
