import { describe, expect, it } from 'vitest';
import { documentLanguage, toHtmlLang } from './language.ts';

describe('the language of a document', () => {
  it('is what the address asks for before what was chosen before what the browser prefers', () => {
    expect(documentLanguage({ query: 'es', cookie: 'zh', accept: 'en' })).toBe('es');
    expect(documentLanguage({ cookie: 'zh', accept: 'es' })).toBe('zh');
    expect(documentLanguage({ query: 'xx', cookie: '<script>', accept: 'es' })).toBe('es');
  });

  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['de-DE,de;q=0.9,es;q=0.5,en;q=0.4', 'es'],
    ['en;q=0.2, es-MX;q=0.7', 'es'],
    ['es;q=0, en', 'en'],
    ['fr', 'en'],
    ['', 'en'],
    [';q=,,=;', 'en'],
  ])('for a browser that prefers "%s" is %s', (accept, language) => {
    expect(documentLanguage({ accept })).toBe(language);
  });

  it('says that Chinese is simplified', () => {
    expect([toHtmlLang('zh'), toHtmlLang('es')]).toEqual(['zh-Hans', 'es']);
  });
});
