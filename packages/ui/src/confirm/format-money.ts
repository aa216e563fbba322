/** Minor units as the locale writes the currency: 1999 EUR is 19,99 € in German; JPY has no minor digits. */
export function formatMoney(
  { amount, currency }: { amount: number; currency: string },
  locale: string,
): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
