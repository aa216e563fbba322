import { defineTool, type Fault, type ToolDefinition } from '@vitrine/core';
import { input, version } from '../generated/show-variant.gen.ts';
import type { Variant } from '../schemas/catalog.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { findVariants, toVariantRow } from './product-rows.ts';

export const showVariant = (thirdParty = false): ToolDefinition =>
  defineTool<Input<'show_variant'>, Store, 'navigate'>({
    name: 'show_variant',
    title: 'Show a product variant',
    description:
      'Shows a product in the page with one variant selected. Name it by variant_id or options; if several or none fit, nothing moves and choices come back. Returns price (minor units) and stock. Adds nothing to the cart.',
    input,
    effect: 'navigate',
    subject: 'anyone',
    scope: 'catalog.read',
    content: 'own',
    version,
    trim: { page: '/data/choices' },
    run: async ({ handle, variant_id, options }, { store }) => {
      const answer = await store.queries.product({ handle });
      if (!answer.ok) return answer.fault;
      const found = findVariants(answer.value, { variant_id, options });
      const [variant] = found;
      if (!variant) return unresolved('not_found', answer.value.variants, thirdParty);
      if (found.length > 1) return unresolved('ambiguous', found, thirdParty);
      const moved = await store.navigate(`/products/${handle}?variant=${encodeURIComponent(variant.id)}`);
      return moved.ok
        ? { status: 'done', data: { handle, variant: toVariantRow(variant, thirdParty) } }
        : moved.fault;
    },
  });

const unresolved = (reason: 'not_found' | 'ambiguous', variants: Variant[], thirdParty: boolean): Fault => ({
  code: 'rejected',
  reason,
  state: { choices: variants.map((variant) => toVariantRow(variant, thirdParty)) },
});
