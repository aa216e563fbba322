const asian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** True where a text is written without (Chinese, Japanese) or with clinging (Korean) word borders. */
export const isAsian = (text: string): boolean => asian.test(text);

/** True for printable ASCII with line breaks and tabs. */
export const isAscii = (text: string): boolean => /^[\x20-\x7e\n\r\t]*$/.test(text);

/** Lower-case words of an identifier: camelCase, snake_case, dots, dashes and digits are borders. */
export function splitWords(name: string): string[] {
  return name
    .slice(0, 300)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** Lower-case words of prose, at most `most`; apostrophes end a word. */
export function proseWords(text: string, most = 2000): string[] {
  return (
    text
      .slice(0, most * 12)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).slice(0, most);
}

/** The first sentence: up to a full stop that is followed by a space or the end, or an Asian one. */
export function firstSentence(text: string): string {
  const end = /[.!?](?=\s|$)|[。！？]|\n/u.exec(text);
  return (end ? text.slice(0, end.index + 1) : text).trim();
}
