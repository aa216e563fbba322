import { createRoute, z } from '@hono/zod-openapi';
import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  collectionList,
  policyPage,
  policyType,
  product,
  productPage,
  reviewPage,
  sortOrder,
} from '@vitrine/commerce/models';
import type { Environment, Shop } from '../http/environment.ts';
import { refusals, refuse } from '../http/refuse.ts';
import { listCollections, readProduct } from '../shop/products.ts';
import { searchProducts } from '../shop/search-products.ts';
import { listReviews, searchPolicies } from '../shop/texts.ts';

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  200: { description, content: { 'application/json': { schema } } },
});
const limit = z.coerce.number().int().min(1).max(50);
const cursor = z.string().max(100).optional();
const words = z.string().max(200).optional();
const params = z.object({ handle: z.string().max(80) });

const collections = createRoute({
  method: 'get',
  path: '/api/collections',
  responses: json(collectionList, 'Every collection'),
});

const products = createRoute({
  method: 'get',
  path: '/api/products',
  request: {
    query: z.object({
      q: words,
      collection: z.string().max(80).optional(),
      sort: sortOrder.optional(),
      limit: limit.default(20),
      cursor,
    }),
  },
  responses: { ...json(productPage, 'Products of a search or collection'), ...refusals },
});

const oneProduct = createRoute({
  method: 'get',
  path: '/api/products/{handle}',
  request: { params },
  responses: { ...json(product, 'A product with its variants'), ...refusals },
});

const reviews = createRoute({
  method: 'get',
  path: '/api/products/{handle}/reviews',
  request: { params, query: z.object({ limit: limit.default(10), cursor }) },
  responses: { ...json(reviewPage, 'What buyers wrote'), ...refusals },
});

const policies = createRoute({
  method: 'get',
  path: '/api/policies',
  request: {
    query: z.object({
      q: words,
      types: z
        .union([policyType, z.array(policyType).max(10)])
        .optional()
        .openapi({ description: 'One type, or the parameter repeated' }),
      limit: limit.default(20),
      cursor,
    }),
  },
  responses: { ...json(policyPage, 'Policies and answers to common questions'), ...refusals },
});

/** What anybody may read. */
export function addCatalogRoutes(app: OpenAPIHono<Environment>, { database }: Shop): void {
  app.openapi(collections, async (c) => c.json(await listCollections(database), 200));

  app.openapi(products, async (c) => {
    const found = await searchProducts(database, c.req.valid('query'));
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  });

  app.openapi(oneProduct, async (c) => {
    const found = await readProduct(database, c.req.valid('param').handle);
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  });

  app.openapi(reviews, async (c) => {
    const { cursor: after, limit: most } = c.req.valid('query');
    const found = await listReviews(database, {
      handle: c.req.valid('param').handle,
      cursor: after,
      limit: most,
    });
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  });

  app.openapi(policies, async (c) => {
    const { types = [], ...query } = c.req.valid('query');
    const found = await searchPolicies(database, { ...query, types: [types].flat() });
    return found.ok ? c.json(found.value, 200) : refuse(c, found.refusal);
  });
}
