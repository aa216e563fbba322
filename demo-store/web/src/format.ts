import type { Money } from '@vitrine/commerce/models';

const locale = 'en';

/** Minor units and currency as people write them: 1999 EUR is €19.99. */
export function formatMoney({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** One price, or from the lowest where variants differ. */
export function formatRange(low: Money, high: Money): string {
  return low.amount === high.amount ? formatMoney(low) : `from ${formatMoney(low)}`;
}

/** An ISO 8601 instant as a date in words: 30 November 2026. */
export function formatDate(instant: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(instant));
}

/** ISO 3166-1 alpha-2 code as a name. */
export function formatCountry(code: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}

/** Working days to the door. */
export function formatDays({ min, max }: { min: number; max: number }): string {
  if (min !== max) return `${min} to ${max} days`;
  return max === 1 ? '1 day' : `${max} days`;
}
