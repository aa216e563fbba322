import type { Money } from '@vitrine/commerce/models';
import type { Words } from './words/en.ts';

/** Prices, dates, places and spans as people of a language write them. */
export interface Format {
  /** Minor units and currency: 1999 EUR is €19.99. */
  money(money: Money): string;
  /** One price, or from the lowest where variants differ. */
  range(low: Money, high: Money): string;
  /** An ISO 8601 instant as a date in words: 30 November 2026. */
  date(instant: string): string;
  /** A near day: Thu 3 Dec. */
  day(date: Date): string;
  /** ISO 3166-1 alpha-2 code as a name. */
  country(code: string): string;
  /** Working days to the door. */
  days(days: { min: number; max: number }): string;
  /** One decimal. */
  rating(value: number): string;
}

/** Formats of a BCP 47 tag, in the words of its catalogue. */
export function createFormat(locale: string, words: Words): Format {
  const currencies = new Map<string, Intl.NumberFormat>();
  const of = (currency: string): Intl.NumberFormat => {
    const known = currencies.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
    currencies.set(currency, known);
    return known;
  };
  const money = ({ amount, currency }: Money): string => {
    const format = of(currency);
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  };
  return {
    money,
    range: (low, high) => (low.amount === high.amount ? money(low) : words.product.from(money(low))),
    date: (instant) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(instant)),
    day: (date) =>
      new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(date),
    country: (code) => new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code,
    days: ({ min, max }) => words.delivery.days(min, max),
    rating: (value) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
  };
}
