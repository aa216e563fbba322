import type { Checkout } from '@vitrine/commerce/models';
import type { Format } from '../format.ts';

/** A row of the review; `key` stays when its words change. */
export interface ReviewRow {
  key: string;
  label: string;
  value: string;
  image?: string;
}

/** Lines first, then the sums as the server ordered them. */
export function reviewRows(
  { line_items, totals, currency }: Checkout,
  { money }: Pick<Format, 'money'>,
): { lines: ReviewRow[]; totals: ReviewRow[] } {
  const counts = new Map<string, number>();
  return {
    lines: line_items.map(({ item, quantity, line_total }) => ({
      key: `line:${item.id}`,
      label: `${quantity} × ${item.title}${item.variant_title ? `, ${item.variant_title}` : ''}`,
      value: money(line_total),
      image: item.image_url,
    })),
    totals: totals.map(({ type, display_text, amount }) => {
      const count = (counts.get(type) ?? 0) + 1;
      counts.set(type, count);
      return { key: `${type}:${count}`, label: display_text, value: money({ amount, currency }) };
    }),
  };
}

/** Keys of rows that are new or say something else than before. */
export function changedRows(
  { before, after }: { before: Checkout; after: Checkout },
  format: Pick<Format, 'money'>,
): Set<string> {
  const flat = (checkout: Checkout): ReviewRow[] => Object.values(reviewRows(checkout, format)).flat();
  const old = new Map(flat(before).map((row) => [row.key, row]));
  const differs = ({ key, label, value }: ReviewRow): boolean => {
    const was = old.get(key);
    return was?.label !== label || was.value !== value;
  };
  return new Set(
    flat(after)
      .filter(differs)
      .map(({ key }) => key),
  );
}
