export type PageName =
  | 'home'
  | 'collection'
  | 'product'
  | 'search'
  | 'cart'
  | 'checkout'
  | 'receipt'
  | 'sign-in'
  | 'orders'
  | 'order'
  | 'passkeys'
  | 'activity'
  | 'policies'
  | 'policy'
  | 'not-found';

/** A page and what its path names: `{ page: 'product', name: 'speckled-mug' }`. */
export interface Route {
  page: PageName;
  name: string;
}

const table: readonly (readonly [pattern: string, page: PageName])[] = [
  ['/', 'home'],
  ['/collections/:name', 'collection'],
  ['/products/:name', 'product'],
  ['/search', 'search'],
  ['/cart', 'cart'],
  ['/checkout', 'checkout'],
  ['/receipt/:name', 'receipt'],
  ['/sign-in', 'sign-in'],
  ['/account/orders', 'orders'],
  ['/account/orders/:name', 'order'],
  ['/account/passkeys', 'passkeys'],
  ['/account/activity', 'activity'],
  ['/policies', 'policies'],
  ['/policies/:name', 'policy'],
];

/** The page of a path; what no row names is `not-found`. */
export function matchRoute(path: string): Route {
  for (const [pattern, page] of table) {
    const name = match(pattern, path);
    if (name !== undefined) return { page, name };
  }
  return { page: 'not-found', name: '' };
}

/** The path at which the receipt of an order is. No URL of an answer is followed in its place. */
export const receiptPath = (orderId: string): string => `/receipt/${encodeURIComponent(orderId)}`;

function match(pattern: string, path: string): string | undefined {
  if (pattern === path) return '';
  if (!pattern.endsWith(':name')) return undefined;
  const start = pattern.slice(0, -':name'.length);
  const rest = path.slice(start.length);
  return path.startsWith(start) && /^[^/]+$/.test(rest) ? decoded(rest) : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
