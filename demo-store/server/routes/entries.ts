import { createRoute } from '@hono/zod-openapi';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { entryBatch, entryReceipt } from '@vitrine/commerce/models';
import type { Environment, Shop } from '../http/environment.ts';
import { refusals, refuse } from '../http/refuse.ts';
import { storeEntries } from '../shop/entries.ts';

const append = createRoute({
  method: 'post',
  path: '/api/entries',
  request: { body: { required: true, content: { 'application/json': { schema: entryBatch } } } },
  responses: {
    200: { description: 'How many were new', content: { 'application/json': { schema: entryReceipt } } },
    ...refusals,
  },
});

/** Decision entries come with the session's append-only token (`Authorization: Bearer`) and without its cookie. */
export function addEntryRoutes(app: OpenAPIHono<Environment>, { database, ports }: Shop): void {
  app.openapi(append, async (c) => {
    const token = /^Bearer ([\w-]{20,100})$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    const kept = await storeEntries(database, { token, batch: c.req.valid('json'), now: ports.clock() });
    return kept.ok ? c.json(kept.value, 200) : refuse(c, kept.refusal);
  });
}
