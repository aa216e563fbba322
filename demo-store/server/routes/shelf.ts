import { createRoute, z } from '@hono/zod-openapi';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { compress } from 'hono/compress';
import { country, fulfillmentOption, productSummary, sortOrder } from '@vitrine/commerce/models';
import type { Environment, Shop } from '../http/environment.ts';
import { refusals, refuse } from '../http/refuse.ts';
import { readShelf } from '../shop/shelf.ts';
import { shippingOptions } from '../shop/shipping.ts';
import { suggest } from '../shop/suggestions.ts';

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  200: { description, content: { 'application/json': { schema } } },
});
const words = z.string().max(200);
const flag = z.enum(['1']).optional();
const amount = z.coerce.number().int().min(0).max(100_000_000);
const option = z.string().max(120);

const facets = z.strictObject({
  prices: z.strictObject({ min: z.int(), max: z.int() }).nullable(),
  available: z.int(),
  sale: z.int(),
  options: z.array(
    z.strictObject({
      name: z.string(),
      values: z.array(z.strictObject({ value: z.string(), count: z.int() })),
    }),
  ),
});

const shelf = createRoute({
  method: 'get',
  path: '/api/shelf',
  request: {
    query: z.object({
      q: words.optional(),
      collection: z.string().max(80).optional(),
      sort: sortOrder.optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      limit: z.coerce.number().int().min(1).max(48).default(12),
      available: flag,
      sale: flag,
      price_min: amount.optional(),
      price_max: amount.optional(),
      option: z
        .union([option, z.array(option).max(20)])
        .optional()
        .openapi({
          description: 'Name and value such as Color:Sand; several values of a name are alternatives',
        }),
    }),
  },
  responses: {
    ...json(
      z.strictObject({
        products: z.array(productSummary),
        total: z.int(),
        page: z.int(),
        pages: z.int(),
        facets,
      }),
      'A numbered page of a filtered list, and what it can be filtered by',
    ),
    ...refusals,
  },
});

const suggestion = productSummary.pick({ handle: true, title: true, price_min: true, image: true });
const suggestions = createRoute({
  method: 'get',
  path: '/api/suggestions',
  request: { query: z.object({ q: words }) },
  responses: {
    ...json(
      z.strictObject({
        products: z.array(suggestion),
        collections: z.array(z.strictObject({ handle: z.string(), title: z.string() })),
      }),
      'What a search that is being typed may mean',
    ),
    ...refusals,
  },
});

const estimate = createRoute({
  method: 'get',
  path: '/api/delivery-estimate',
  request: { query: z.object({ country, goods: amount }) },
  responses: {
    ...json(z.strictObject({ options: z.array(fulfillmentOption) }), 'Ways to deliver goods of this worth'),
    ...refusals,
  },
});

/** What the shop's own pages read beyond the catalogue: filtered lists, suggestions, delivery before there is an order. */
export function addShelfRoutes(app: OpenAPIHono<Environment>, { database }: Shop): void {
  app.use('/api/shelf', compress());
  app.openapi(shelf, async (c) => {
    const { option: options = [], available, sale, ...query } = c.req.valid('query');
    const found = await readShelf(database, {
      ...query,
      available: available === '1',
      sale: sale === '1',
      options: [options].flat(),
    });
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  });

  app.openapi(suggestions, async (c) => c.json(await suggest(database, c.req.valid('query').q), 200));

  app.openapi(estimate, (c) => {
    const { country: code, goods } = c.req.valid('query');
    return c.json({ options: shippingOptions(code, goods) }, 200);
  });
}
