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
  const lasting = <T>(make: () => T): (() => T) => {
    let made: T | undefined;
    return () => (made ??= make());
  };
  // Each of these costs milliseconds to make.
  const currencies = new Map<string, { format: Intl.NumberFormat; unit: number }>();
  const of = (currency: string) => {
    const known = currencies.get(currency);
    if (known) return known;
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const made = { format, unit: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
    currencies.set(currency, made);
    return made;
  };
  const money = ({ amount, currency }: Money): string => {
    const { format, unit } = of(currency);
    return format.format(amount / unit);
  };
  const date = lasting(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));
  const day = lasting(
    () => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }),
  );
  const country = lasting(() => new Intl.DisplayNames([locale], { type: 'region' }));
  const decimal = lasting(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  return {
    money,
    range: (low, high) => (low.amount === high.amount ? money(low) : words.product.from(money(low))),
    date: (instant) => date().format(new Date(instant)),
    day: (at) => day().format(at),
    country: (code) => country().of(code) ?? code,
    days: ({ min, max }) => words.delivery.days(min, max),
    rating: (value) => decimal().format(value),
  };
}
