import { describe, expect, it } from 'vitest';
import { exampleContent, exampleQuote } from '../../example-quote.ts';
import { digest } from './digest.ts';
import { drawQuote } from './draw-question.ts';
import { formatMoney } from './format-money.ts';
import { readQuote } from './quote-content.ts';
import { quoteSheet } from './quote-sheet.ts';
import { markChanges } from './sheet.ts';

const means = { locale: 'en', subtle: crypto.subtle };
const textOf = (content = exampleContent()) => JSON.stringify(quoteSheet(content, means).sections);

describe('what an order looks like', () => {
  it('shows every line, total, disclosure, address part, contact and the account', () => {
    const text = textOf(exampleContent({ account: 'Ada (ada@example.com)', discounts: ['WELCOME10'] }));
    const expected = [
      'Stoneware mug, Blue',
      '2 × €19.00',
      '€38.00',
      '€4.90',
      '€42.90',
      'Final sale',
      'Torstr. 1',
    ];
    for (const part of [...expected, '10119', 'Germany', 'Standard, 2 to 4 days', 'Ada (ada@example.com)']) {
      expect(text).toContain(part);
    }
    for (const part of ['ada@example.com', 'Pay by invoice', 'WELCOME10', '2026-11'])
      expect(text).toContain(part);
  });

  it('shows disclosures whole, however long', () => {
    const long = 'This sentence must be read. '.repeat(200);
    expect(textOf(exampleContent({ disclosures: [long] }))).toContain(long);
  });

  it.each([
    ['DE', 'Zahlungspflichtig bestellen', 'de'],
    ['ES', 'Comprar con obligación de pago', 'es'],
    ['US', 'Place order and pay', undefined],
  ])('names the duty to pay for %s', (...[address_country, text, lang]) => {
    const destination = { ...exampleContent().destination, address_country };
    expect(quoteSheet(exampleContent({ destination }), means).approve).toEqual(
      lang ? { text, lang } : { text },
    );
  });

  it('writes money with the digits of its currency', () => {
    expect(formatMoney({ amount: 1999, currency: 'EUR' }, 'en')).toBe('€19.99');
    expect(formatMoney({ amount: 1999, currency: 'JPY' }, 'en')).toBe('¥1,999');
    expect(formatMoney({ amount: -500, currency: 'USD' }, 'en')).toBe('-$5.00');
  });

  it('marks changed, new and removed rows', () => {
    const before = quoteSheet(exampleContent(), means);
    const totals = exampleContent().totals.map((row) => (row.type === 'total' ? { ...row, amount: 1 } : row));
    const after = quoteSheet(exampleContent({ totals, disclosures: ['Batteries not included.'] }), means);
    expect(markChanges(before, after)).toEqual({
      changed: new Set(['total', 'disclosure:Batteries not included.']),
      removed: ['Final sale: this item cannot be returned.'],
    });
  });
});

describe('a quote before it is shown', () => {
  it('has the SHA-256 of its UTF-8 bytes', async () => {
    expect(await digest('abc', crypto.subtle)).toBe(
      'sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('is drawn when text and digest belong together', async () => {
    const quote = await exampleQuote();
    expect(await drawQuote(quote, means)).toMatchObject({ digest: quote.digest, expires_s: 300 });
  });

  it('is refused when one character of the text differs', async () => {
    const quote = await exampleQuote();
    const forged = { ...quote, canonical: quote.canonical.replace('4290', '4291') };
    expect(await drawQuote(forged, means)).toMatchObject({
      decided: 'refused',
      fault: { code: 'confirmation_void' },
    });
  });

  it('is not shown without Web Crypto or at a level the dialog cannot reach', async () => {
    const quote = await exampleQuote();
    expect(await drawQuote(quote, { ...means, subtle: null })).toEqual({ decided: 'unavailable' });
    expect(await drawQuote({ ...quote, level: 'passkey' }, means)).toEqual({ decided: 'unavailable' });
  });

  it('is not shown when it holds something the dialog cannot show', () => {
    const content = exampleContent();
    const read = (value: unknown) => readQuote(JSON.stringify(value));
    expect(read(content)).toEqual(content);
    expect(read({ ...content, subscription: 'monthly' })).toBeUndefined();
    expect(read({ ...content, lines: [{ ...content.lines[0], gift: true }] })).toBeUndefined();
    expect(
      read({ ...content, totals: [{ type: 'total', display_text: 'Total', amount: 1.5 }] }),
    ).toBeUndefined();
    expect(read({ ...content, buyer: { email: 'a@b.c' } })).toBeUndefined();
    expect(read({ ...content, kind: 'refund' })).toBeUndefined();
    expect(readQuote('no json')).toBeUndefined();
  });
});
