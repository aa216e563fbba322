import { nothing } from 'lit';
import { describe, expect, it } from 'vitest';
import { languageOf, translated } from './language.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

describe('the language of the page', () => {
  it('is the one the server wrote on the document, else English', () => {
    expect(languageOf('zh-Hans').words.remove).toBe('移除');
    expect(languageOf('es').tag).toBe('es');
    expect(languageOf('').tag).toBe('en');
    expect(languageOf('de').tag).toBe('en');
  });

  it('marks catalogue texts as English only where the page is not', () => {
    expect(languageOf('en').contentLang).toBe(nothing);
    expect(languageOf('es').contentLang).toBe('en');
  });
});

describe('a text of the server', () => {
  it('is translated whole, or up to the part that varies', () => {
    expect(translated('Standard delivery', es)).toBe('Envío estándar');
    expect(translated('Sales tax OR 0 %', es)).toBe('Impuesto sobre ventas OR 0 %');
    expect(translated('Something new', es)).toBeUndefined();
    expect(translated('Standard delivery', en)).toBeUndefined();
  });
});
