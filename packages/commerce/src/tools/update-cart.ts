import { defineTool, type Fault, type FieldError, type ToolDefinition } from '@vitrine/core';
import { input, version } from '../generated/update-cart.gen.ts';
import type { Cart } from '../schemas/cart.ts';
import type { Choice } from '../schemas/message.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { toCartState, toCartSums } from './cart-rows.ts';

export const updateCart = (thirdParty = false): ToolDefinition =>
  defineTool<Input<'update_cart'>, Store, 'write'>({
    name: 'update_cart',
    title: 'Set cart quantities',
    description:
      'Sets absolute quantities in the cart: what a line shall have afterwards, not how many to add; 0 removes. All lines apply or none; if one fits several variants nothing changes and choices come back. Returns quantity_before and quantity by line, and totals (minor units). Repeating it is safe. Reserves and orders nothing.',
    input,
    effect: 'write',
    subject: 'anyone',
    settled_by: 'get_cart',
    scope: 'cart.write',
    content: 'own',
    version,
    trim: { page: '/data/choices', cut: ['/data/choices/*/title', '/data/choices/*/variant_title'] },
    run: async ({ lines }, { store }) => {
      const fields = lines.flatMap(wrongNames);
      if (fields.length > 0) return { code: 'invalid_arguments', fields };
      const answer = await store.commands.setCartLines({ lines });
      if (!answer.ok) return toRefusal(answer.fault, thirdParty);
      const { cart, changes, changed } = answer.value;
      return {
        status: changed ? 'done' : 'nothing_changed',
        data: {
          ...toCartSums(cart),
          changes: changes.map(({ line_id, variant_id, quantity_before, quantity }) => ({
            ...(line_id ? { line_id } : { variant_id }),
            quantity_before,
            quantity,
          })),
        },
      };
    },
  });

const names = ['line_id', 'variant_id', 'handle'] as const;

const wrongNames = (line: Input<'update_cart'>['lines'][number], index: number): FieldError[] => {
  const given = names.filter((name) => line[name] !== undefined);
  const path = `/lines/${index}`;
  if (given.length !== 1)
    return [{ path, got: given.join(' and ') || 'none', accepted: `exactly one of ${names.join(', ')}` }];
  if (!line.options || line.handle) return [];
  return [
    { path: `${path}/options`, got: `options with ${given[0]}`, accepted: 'options together with handle' },
  ];
};

const toRefusal = (fault: Fault, thirdParty: boolean): Fault => {
  if (fault.reason === 'conflict' && fault.state)
    return { ...fault, state: toCartState(fault.state as Cart) };
  const { choices } = (fault.state ?? {}) as { choices?: Choice[] };
  if (!choices || !thirdParty) return fault;
  return {
    ...fault,
    state: { choices: choices.map(({ title: _, variant_title: __, ...choice }) => choice) },
  };
};
