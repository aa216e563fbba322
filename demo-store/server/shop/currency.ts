/** The shop sells in one currency. */
export const currency = 'USD';

/** Money for people, `$1,234.50`; minor units in. */
export const toText = (amount: number): string =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency });
