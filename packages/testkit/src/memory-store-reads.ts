import type { Product, ProductSummary } from '@vitrine/commerce/models';
import { readAccount } from './memory-store-account.ts';
import { policies, reviews } from './memory-store-catalog.ts';
import { toCheckout } from './memory-store-checkout.ts';
import { type MemoryAnswer, ok, pageOf, refuse } from './memory-store-outcome.ts';
import type { MemorySession } from './memory-store-shopper.ts';
import { cartOf, type MemoryWorld } from './memory-store-world.ts';

const notFound = refuse(404, 'not_found');

const toSummary = (product: Product): ProductSummary => {
  const {
    description: _,
    collections: __,
    options: ___,
    variants: ____,
    images: _____,
    rating: ______,
    notices: _______,
    ...summary
  } = product;
  return summary;
};

const listProducts = (products: Product[], query: URLSearchParams): MemoryAnswer => {
  const collection = query.get('collection');
  if (collection && !products.some(({ collections }) => collections.includes(collection))) return notFound;
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = products
    .filter(({ collections }) => !collection || collections.includes(collection))
    .filter(({ title, description }) =>
      words.every((word) => `${title} ${description}`.toLowerCase().includes(word)),
    );
  if (query.get('sort') === 'price_ascending') found.sort((a, b) => a.price_min.amount - b.price_min.amount);
  const page = pageOf(found.map(toSummary), {
    cursor: query.get('cursor'),
    limit: Number(query.get('limit') ?? 5),
  });
  if (!page) return notFound;
  const { rows, ...rest } = page;
  return ok({ products: rows, ...rest });
};

const listPolicies = (query: URLSearchParams): MemoryAnswer => {
  const types = query.getAll('types');
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/);
  const found = policies
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .filter(({ title, body }) => words.some((word) => `${title} ${body}`.toLowerCase().includes(word)));
  const page = pageOf(found, { cursor: query.get('cursor') });
  if (!page) return notFound;
  const { rows, ...rest } = page;
  return ok({ policies: rows, ...rest });
};

/** Reads that everybody may make. */
export const readPublic = (
  path: string,
  query: URLSearchParams,
  { products }: MemoryWorld,
): MemoryAnswer | undefined => {
  const [, root, handle, inner] = path.split('/');
  const product = products.find((one) => one.handle === handle);
  if (root === 'collections') {
    const handles = [...new Set(products.flatMap(({ collections }) => collections))];
    const counted = (one: string) => products.filter(({ collections }) => collections.includes(one)).length;
    return ok({
      collections: handles.map((one) => ({
        handle: one,
        title: one,
        description: '',
        product_count: counted(one),
      })),
    });
  }
  if (root === 'policies') return listPolicies(query);
  if (root !== 'products') return undefined;
  if (!handle) return listProducts(products, query);
  if (!product) return notFound;
  if (!inner) return ok(product);
  const page = pageOf(handle === 'clay-mug' ? reviews : [], { cursor: query.get('cursor') });
  return page ? ok({ reviews: page.rows, total: page.total, next_cursor: page.next_cursor }) : notFound;
};

/** Reads of what belongs to the session. */
export const readPrivate = (
  request: { path: string; query: URLSearchParams },
  session: MemorySession,
  world: MemoryWorld,
): MemoryAnswer => {
  const { path } = request;
  const own = readAccount(request, { world, session });
  if (own) return own;
  if (path === '/cart') return ok(cartOf({ world, session }));
  const { checkout } = session.shopper;
  if (path === '/checkout')
    return ok(checkout ? toCheckout(checkout, cartOf({ world, session })) : { status: 'none' });
  const order = world.orders.get(/^\/receipts\/([^/]+)$/.exec(path)?.[1] ?? '');
  const made = order && [order.session.shopper, order.session.subject];
  return made?.includes(session.shopper) || (session.subject && made?.includes(session.subject))
    ? ok(order?.receipt)
    : notFound;
};
