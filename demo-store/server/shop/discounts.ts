import type { Message } from '@vitrine/commerce/models';
import { toText } from './currency.ts';

interface Discount {
  title: string;
  /** Minor units of goods from which it counts. */
  from: number;
  off: (goods: number) => number;
}

const discounts: Readonly<Record<string, Discount>> = {
  WELCOME10: { title: '10 % off the goods', from: 0, off: (goods) => Math.round(goods / 10) },
  GLAZE5: { title: '$5.00 off from $40.00', from: 4000, off: () => 500 },
};

/** Codes as they are kept: upper case, each once. */
export const normalCodes = (codes: readonly string[]): string[] => [
  ...new Set(codes.map((code) => code.trim().toUpperCase())),
];

/** Why a code cannot be used with goods of this worth, or undefined. */
export function codeProblem(code: string, goods: number): string | undefined {
  const discount = Object.hasOwn(discounts, code) ? discounts[code] : undefined;
  if (!discount) return 'There is no such discount code.';
  return goods < discount.from ? `${code} counts from ${toText(discount.from)}.` : undefined;
}

/** What codes take off goods (minor units, negative); a code that no longer counts stays and says why. */
export function applyDiscounts(codes: readonly string[], goods: number) {
  const applied: { code: string; title: string; amount: number }[] = [];
  const messages: Message[] = [];
  for (const [index, code] of codes.entries()) {
    const problem = codeProblem(code, goods);
    const discount = discounts[code];
    if (problem === undefined && discount) {
      applied.push({ code, title: discount.title, amount: -Math.min(discount.off(goods), goods) });
    } else {
      const path = `$.discounts.codes[${index}]`;
      messages.push({
        type: 'warning',
        code: 'discount_not_applied',
        content: problem ?? '',
        path,
        presentation: 'notice',
      });
    }
  }
  return { applied, messages };
}
