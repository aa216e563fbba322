import { html, type TemplateResult } from 'lit';
import { type Language, translated } from './language.ts';

/** A text of the server in the page's language; where the catalogue does not have it, in English and marked so. */
export function said(text: string, { words, contentLang }: Language): TemplateResult | string {
  const known = translated(text, words);
  if (known !== undefined) return known;
  return contentLang === 'en' ? html`<span lang="en">${text}</span>` : text;
}
