import type { ToolRule } from '../rule.ts';

/** Half of a character in a text. */
export const loneSurrogate: ToolRule = {
  id: 'lone-surrogate',
  family: 'platform',
  kind: 'tool',
  severity: 'error',
  reason:
    'Chromium lists a description with half of a surrogate pair as an empty text; it comes from cutting a text inside an emoji.',
  source: 'Measured in Chromium 156',
  check: ({ texts }) => texts.filter(({ text }) => /\p{Surrogate}/u.test(text)).map(({ path }) => ({ path })),
  good: [{ description: 'Puts a pizza 🍕 in the cart.' }],
  bad: [{ description: 'Puts a pizza \ud83c in the cart.' }],
};
