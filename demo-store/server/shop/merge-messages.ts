import type { Message } from '@vitrine/commerce/models';
import type { Line } from './lines.ts';
import type { MergedLine } from './merge-cart.ts';

/** What signing in did to a cart, line by line, in the order of its lines. */
export function mergeMessages(merged: string, lines: readonly Line[]): Message[] {
  const known = JSON.parse(merged) as MergedLine[];
  return lines.flatMap(({ item }, index): Message[] => {
    const change = known.find(({ variant_id }) => variant_id === item.item.id);
    if (!change) return [];
    const path = `$.line_items[${index}]`;
    return [{ type: 'info', code: 'cart_merged', content: toSentence(item.item.title, change), path }];
  });
}

function toSentence(title: string, { before, wanted, quantity }: MergedLine): string {
  const sum = `Signed in: ${title} had ${before} in the account’s cart and ${wanted - before} here; now ${quantity}.`;
  return quantity < wanted ? `${sum} More cannot be bought.` : sum;
}
