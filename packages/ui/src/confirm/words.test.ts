import type { Decision } from '@vitrine/core';
import { describe, expect, it } from 'vitest';
import { exampleContent } from '../../example-quote.ts';
import { quoteSheet } from './quote-sheet.ts';
import { writeSheet } from './sheet.ts';
import { confirmWords, noteFor } from './words.ts';

const en = confirmWords('en');
const es = confirmWords('es-ES');
const zh = confirmWords('zh-CN');
const sheetIn = (locale: string, address_country = 'US') =>
  quoteSheet(exampleContent({ destination: { ...exampleContent().destination, address_country } }), {
    locale,
  });

describe('the words of the confirmation', () => {
  it.each([
    ['es-419', 'es'],
    ['zh-Hans-CN', 'zh-Hans'],
    ['de', 'en'],
    ['', 'en'],
  ])('for a page in "%s" are in %s', (locale, expected) => {
    expect(confirmWords(locale).lang).toBe(expected);
  });

  it('leave nothing in English where another language is spoken', () => {
    const filled = (words: typeof en) =>
      JSON.stringify(words, (_, value: unknown) =>
        typeof value === 'function' ? String((value as (...parts: unknown[]) => string)(['·'], '·')) : value,
      );
    const texts = (words: typeof en) => filled(words).match(/(?<=:")[^"]+/g)!;
    const english = new Set(texts(en));
    expect(english.size).toBeGreaterThan(30);
    for (const words of [es, zh]) expect(texts(words).filter((text) => english.has(text))).toEqual([]);
  });

  it('draw an order in the page’s language, with the shop’s own texts as they are', () => {
    const order = sheetIn('es');
    expect(order.heading).toBe('¿Hacer este pedido a Harbour & Pine?');
    expect(order.sections.map(({ title }) => title)).toContain('A pagar');
    expect(JSON.stringify(order.sections)).toContain('Standard, de 2 a 4 días');
    expect(JSON.stringify(sheetIn('zh').sections)).toContain('美国');
    const write = { kind: 'write', title: 'Change address', rows: [] } as const;
    expect(writeSheet({ ...write, rows: [] }, zh)).toMatchObject({
      heading: 'Change address',
      approve: { text: '允许' },
    });
  });

  it('say that ordering means paying, in the words the law of the destination asks for', () => {
    expect(sheetIn('zh').approve).toEqual({ text: '提交订单并付款' });
    expect(sheetIn('es').approve).toEqual({ text: 'Hacer el pedido y pagar' });
    for (const locale of ['en', 'es', 'zh']) {
      const { approve, intro } = sheetIn(locale, 'DE');
      expect(approve).toEqual({ text: 'Zahlungspflichtig bestellen', lang: 'de' });
      expect(intro).toContain(approve.text);
    }
  });

  it('leave a note exactly where the buyer did not decide', () => {
    const ends: Decision['decided'][] = [
      'approved',
      'declined',
      'expired',
      'withdrawn',
      'void',
      'unavailable',
    ];
    const noted = ends.map((decided) => noteFor({ decided } as Decision, es));
    expect(noted.slice(0, 2)).toEqual([undefined, undefined]);
    expect(new Set(noted.slice(2)).size).toBe(4);
    const refused = (code: 'confirmation_void' | 'internal') =>
      noteFor({ decided: 'refused', fault: { code } }, es);
    expect(refused('confirmation_void')).toBe(es.notes.mismatch);
    expect(refused('internal')).toBe(es.notes.refused);
  });
});
