import { nothing } from 'lit';
import { createFormat, type Format } from './format.ts';
import { en, type Words } from './words/en.ts';
import { es } from './words/es.ts';
import { zh } from './words/zh.ts';

/** The languages of the shop's own words, as they call themselves. */
export const languages = [
  { code: 'en', name: 'English', tag: 'en' },
  { code: 'es', name: 'Español', tag: 'es' },
  { code: 'zh', name: '简体中文', tag: 'zh-Hans' },
] as const;

/** What a page speaks. Texts of the catalogue are English: `contentLang` is their `lang` attribute where that differs. */
export interface Language {
  tag: string;
  words: Words;
  format: Format;
  contentLang: 'en' | typeof nothing;
}

const catalogues: Readonly<Record<string, Words>> = { en, es, zh };

/** The language the server wrote on the document (`<html lang>`); anything else is English. */
export function languageOf(htmlLang: string): Language {
  const { code, tag } = languages.find((one) => htmlLang.toLowerCase().startsWith(one.code)) ?? languages[0];
  const words = catalogues[code] ?? en;
  return { tag, words, format: createFormat(tag, words), contentLang: code === 'en' ? nothing : 'en' };
}

/** Keeps a language that the address asked for (`?lang=`), so that the next document comes in it too. */
export function keepLanguage(document: Document, url: URL): void {
  const asked = url.searchParams.get('lang');
  if (!languages.some(({ code }) => code === asked)) return;
  try {
    document.cookie = `lang=${asked}; Path=/; Max-Age=31536000; SameSite=Lax`;
  } catch {
    // Without cookies the language lasts as long as the address names it.
  }
}

/** A text of the server in the page's language, if the catalogue has it whole or up to a `*`. */
export function translated(text: string, { server }: Words): string | undefined {
  const whole = server[text];
  if (whole !== undefined) return whole;
  const start = Object.keys(server).find((key) => key.endsWith('*') && text.startsWith(key.slice(0, -1)));
  return start && server[start]?.replace('*', text.slice(start.length - 1));
}
