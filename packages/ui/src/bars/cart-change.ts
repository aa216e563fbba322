/** What became of one line of the cart; `title` as the cart called it, undefined where no cart with it was seen. */
export interface ChangedLine {
  variant_id: string;
  title: string | undefined;
  quantity_before: number;
  quantity: number;
}

/** What a cart command did; `version` is the cart's after it. */
export interface CartChange {
  version: string;
  lines: ChangedLine[];
}

interface CartShape {
  version?: unknown;
  line_items?: { item?: { id?: unknown; title?: unknown; variant_title?: unknown; options?: unknown[] } }[];
}

const longest = 60;
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Keeps the titles of lines in any cart among a store's answers, so that a line that is gone still has its name. */
export function learnTitles(value: unknown, titles: Map<string, string>): void {
  const { cart = value } = (value ?? {}) as { cart?: unknown };
  const { line_items } = (cart ?? {}) as CartShape;
  if (!Array.isArray(line_items)) return;
  for (const { item } of line_items) {
    if (typeof item?.id !== 'string' || typeof item.title !== 'string') continue;
    const variant = item.options?.length && item.variant_title ? ` (${String(item.variant_title)})` : '';
    titles.set(item.id, toLabel(item.title + variant));
  }
}

/** Reads the answer of a cart command of the store port (`CartChange` there); undefined for any other, and where nothing changed. */
export function readCartChange(value: unknown, titles: Map<string, string>): CartChange | undefined {
  const { cart, changes, changed } = (value ?? {}) as {
    cart?: CartShape;
    changes?: unknown;
    changed?: unknown;
  };
  if (!changed || typeof cart?.version !== 'string' || !Array.isArray(changes)) return undefined;
  const lines = (changes as Omit<ChangedLine, 'title'>[]).map(
    ({ variant_id, quantity_before, quantity }) => ({
      variant_id,
      title: titles.get(variant_id),
      quantity_before,
      quantity,
    }),
  );
  return { version: cart.version, lines: lines.filter((line) => line.quantity_before !== line.quantity) };
}

/** A title as one short line; what a seller wrote steers neither direction nor layout. */
export function toLabel(text: string): string {
  const characters = [...text.replace(unseen, ' ').replace(/\s+/g, ' ').trim()];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
}
