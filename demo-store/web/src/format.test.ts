import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { zh } from './words/zh.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const english = createFormat('en', en);

describe('formats', () => {
  it('write minor units with the digits of their currency', () => {
    expect(english.money(eur(1999))).toBe('€19.99');
    expect(english.money({ amount: 1999, currency: 'JPY' })).toBe('¥1,999');
    expect(english.money({ amount: 0, currency: 'USD' })).toBe('$0.00');
  });

  it('write one price where all variants cost the same, and the lowest where not', () => {
    expect(english.range(eur(100), eur(100))).toBe('€1.00');
    expect(english.range(eur(100), eur(300))).toBe('from €1.00');
  });

  it('name days and countries', () => {
    expect(english.days({ min: 1, max: 1 })).toBe('1 day');
    expect(english.days({ min: 2, max: 4 })).toBe('2 to 4 days');
    expect(english.country('DE')).toBe('Germany');
  });

  it('follow the language of the page', () => {
    const spanish = createFormat('es', es);
    expect(spanish.money(eur(1999)).replace(/\s/, ' ')).toBe('19,99 €');
    expect(spanish.date('2026-11-30T12:00:00Z')).toBe('30 de noviembre de 2026');
    expect(spanish.country('DE')).toBe('Alemania');
    const chinese = createFormat('zh-Hans', zh);
    expect(chinese.date('2026-11-30T12:00:00Z')).toBe('2026年11月30日');
    expect(chinese.range(eur(100), eur(300))).toBe('€1.00 起');
  });
});
