import type {
  Cart,
  CartLineWish,
  Choice,
  LineChange,
  Message,
  Product,
  Total,
  Variant,
} from '@vitrine/commerce/models';
import { type MemoryAnswer, ok, refuse, reject } from './memory-store-outcome.ts';

/** A shopper's cart: quantities by variant, in the order they came. */
export interface MemoryCart {
  id: string;
  counter: number;
  quantities: Map<string, number>;
  /** A guest's cart came along when its shopper signed in; until the next change. */
  merged?: boolean;
}

type Offer = { product: Product; variant: Variant };

export const toOffers = (products: Product[]): Offer[] =>
  products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));

export const toCart = (
  cart: MemoryCart,
  { products, signed_in }: { products: Product[]; signed_in: boolean },
): Cart => {
  const offers = toOffers(products);
  const line_items = [...cart.quantities].flatMap(([id, quantity]) => {
    const offer = offers.find(({ variant }) => variant.id === id);
    return offer ? [toLine(offer, quantity)] : [];
  });
  const amount = line_items.reduce((sum, { line_total }) => sum + line_total.amount, 0);
  const totals: Total[] = [
    { type: 'subtotal', display_text: 'Subtotal', amount },
    { type: 'total', display_text: 'Total', amount },
  ];
  const merged: Message = { type: 'info', code: 'cart_merged', content: 'What was here before came along.' };
  const notices = line_items.flatMap(
    ({ item }) => products.find(({ handle }) => handle === item.handle)?.notices ?? [],
  );
  const messages = cart.merged ? [merged, ...notices] : notices;
  const version = `${cart.id}.${cart.counter}`;
  const item_count = line_items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    id: cart.id,
    version,
    digest: version,
    currency: 'USD',
    line_items,
    item_count,
    totals,
    messages,
    signed_in,
  };
};

const toLine = ({ product, variant }: Offer, quantity: number): Cart['line_items'][number] => ({
  id: `line-${variant.id}`,
  item: {
    id: variant.id,
    handle: product.handle,
    title: product.title,
    variant_title: variant.title,
    options: variant.options,
    unit_price: variant.price,
    image_url: product.image.url,
    url: `/products/${product.handle}`,
  },
  quantity,
  quantity_min: variant.quantity_min,
  quantity_max: variant.quantity_available,
  line_total: { ...variant.price, amount: variant.price.amount * quantity },
});

/** Resolves all wishes or none, checks quantities, then sets them. Answers changes, or the refusal with nothing changed. */
export const setQuantities = (
  cart: MemoryCart,
  { wishes, offers }: { wishes: CartLineWish[]; offers: Offer[] },
): { changes: LineChange[]; changed: boolean } | { refused: MemoryAnswer } => {
  const wanted = wishes.map((wish) => ({
    wish,
    found: offers.filter((offer) => fits(offer, { wish, cart })),
  }));
  const unclear = wanted.flatMap(({ wish, found }, line) =>
    found.length === 1 ? [] : [{ wish, found, line }],
  );
  if (unclear.length > 0) {
    const none = unclear.some(({ found }) => found.length === 0);
    const choices = unclear.flatMap(({ wish, found, line }) =>
      (found.length > 0 ? found : offers.filter(({ product }) => product.handle === wish.handle)).map(
        (offer) => toChoice(offer, line),
      ),
    );
    return { refused: reject(none ? 'not_found' : 'ambiguous', { choices }) };
  }
  const rows = wanted.flatMap(({ wish, found }) =>
    found.map(({ variant }) => ({ variant, quantity: wish.quantity })),
  );
  for (const { variant, quantity } of rows) {
    const reason = refusalOf(variant, { quantity, before: cart.quantities.get(variant.id) ?? 0 });
    if (reason) return { refused: reject(reason) };
  }
  return apply(cart, rows);
};

const apply = (
  cart: MemoryCart,
  rows: { variant: Variant; quantity: number }[],
): { changes: LineChange[]; changed: boolean } => {
  const changes = rows.map(({ variant, quantity }) => {
    const quantity_before = cart.quantities.get(variant.id) ?? 0;
    if (quantity === 0) cart.quantities.delete(variant.id);
    else cart.quantities.set(variant.id, quantity);
    return {
      line_id: quantity > 0 ? `line-${variant.id}` : null,
      variant_id: variant.id,
      quantity_before,
      quantity,
    };
  });
  const changed = changes.some(({ quantity, quantity_before }) => quantity !== quantity_before);
  if (changed) Object.assign(cart, { counter: cart.counter + 1, merged: false });
  return { changes, changed };
};

const fits = (
  { product, variant }: Offer,
  { wish, cart }: { wish: CartLineWish; cart: MemoryCart },
): boolean => {
  if (wish.line_id !== undefined)
    return wish.line_id === `line-${variant.id}` && cart.quantities.has(variant.id);
  if (wish.variant_id !== undefined) return wish.variant_id === variant.id;
  const own = variant.options.map(({ name, value }) => `${name}=${value}`.toLowerCase());
  return (
    product.handle === wish.handle &&
    (wish.options ?? []).every(({ name, value }) => own.includes(`${name}=${value}`.toLowerCase()))
  );
};

const refusalOf = (
  variant: Variant,
  { quantity, before }: { quantity: number; before: number },
): string | undefined => {
  if (quantity === 0 || quantity === before) return undefined;
  if (quantity < variant.quantity_min) return 'quantity_limit';
  return quantity > before && quantity > variant.quantity_available ? 'out_of_stock' : undefined;
};

const toChoice = ({ product, variant }: Offer, line: number): Choice => ({
  line,
  variant_id: variant.id,
  handle: product.handle,
  title: product.title,
  variant_title: variant.title,
  price: variant.price,
  available: variant.available,
});

/** 428 without If-Match, 412 with the state now for another version, else undefined. */
export const staleOf = (state: { version: string }, ifMatch: string | null): MemoryAnswer | undefined => {
  if (ifMatch === null) return refuse(428, 'version_required');
  return ifMatch === `"${state.version}"`
    ? undefined
    : refuse(412, 'conflict', { reason: 'conflict', state });
};

export const cartAnswer = (cart: Cart, change: { changes: LineChange[]; changed: boolean }): MemoryAnswer =>
  ok({ cart, ...change });
