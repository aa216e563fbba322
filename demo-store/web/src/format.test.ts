import { describe, expect, it } from 'vitest';
import { formatCountry, formatDays, formatMoney, formatRange } from './format.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('formats', () => {
  it('write minor units with the digits of their currency', () => {
    expect(formatMoney(eur(1999))).toBe('€19.99');
    expect(formatMoney({ amount: 1999, currency: 'JPY' })).toBe('¥1,999');
    expect(formatMoney({ amount: 0, currency: 'USD' })).toBe('$0.00');
  });

  it('write one price where all variants cost the same, and the lowest where not', () => {
    expect(formatRange(eur(100), eur(100))).toBe('€1.00');
    expect(formatRange(eur(100), eur(300))).toBe('from €1.00');
  });

  it('name days and countries', () => {
    expect(formatDays({ min: 1, max: 1 })).toBe('1 day');
    expect(formatDays({ min: 2, max: 4 })).toBe('2 to 4 days');
    expect(formatCountry('DE')).toBe('Germany');
  });
});
