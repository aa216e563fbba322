import type { Quoted } from '@vitrine/core';
import type { Product, ProductSummary, Variant } from '../schemas/catalog.ts';

/** How many products a page holds where their texts go under `quoted` and cannot be paged with the rows. */
export const quotedLimit = 5;

/** Products as lists show them; the texts of a third-party catalogue stand under `quoted`. */
export const toProductRows = (products: ProductSummary[], thirdParty: boolean): object[] =>
  products.map(({ handle, title, summary, price_min, price_max, list_price, available }) => ({
    handle,
    price: price_min,
    ...(price_max.amount !== price_min.amount && { price_max }),
    ...(list_price && { list_price }),
    available,
    ...(!thirdParty && { title, summary }),
  }));

export const quotes = (products: ProductSummary[], thirdParty: boolean): { quoted?: Quoted[] } =>
  thirdParty
    ? {
        quoted: products.map(({ handle, title, summary }) => ({
          source: handle,
          text: `${title}. ${summary}`,
        })),
      }
    : {};

/** A variant; the option names and values of a third-party catalogue stand under `quoted`. */
export const toVariantRow = (variant: Variant, thirdParty: boolean): object => {
  const { id, options, price, list_price, available, quantity_available, quantity_min } = variant;
  return {
    variant_id: id,
    ...(!thirdParty && { options }),
    price,
    ...(list_price && { list_price }),
    available,
    quantity_available,
    ...(quantity_min > 1 && { quantity_min }),
  };
};

/** The variants that fit what was named; options compare without regard to case. */
export const findVariants = (
  { variants }: Product,
  { variant_id, options = [] }: { variant_id?: string | undefined; options?: Variant['options'] | undefined },
): Variant[] => {
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  return variants.filter(
    (variant) =>
      (variant_id ?? variant.id) === variant.id &&
      options.every((wish) =>
        variant.options.some(({ name, value }) => same(name, wish.name) && same(value, wish.value)),
      ),
  );
};

/** The handle in `/products/:handle`, where that is on screen. */
export const handleOnScreen = (path: string): string | undefined => /^\/products\/([^/?#]+)/.exec(path)?.[1];
