import { isAscii } from '../words.ts';
import type { ToolRule } from '../rule.ts';

/** Characters nobody sees, or which turn the reading direction. */
export const invisibleText: ToolRule = {
  id: 'invisible-text',
  family: 'injection',
  kind: 'tool',
  severity: 'error',
  reason:
    'What a reviewer cannot see an agent reads all the same. Tag characters carry whole sentences; direction marks show another order than the one that is read.',
  source: 'Unicode TR 36 and TR 39; Trojan Source (CVE-2021-42574)',
  check: ({ texts }) =>
    texts.flatMap(({ path, text }) => {
      const hidden = hiddenIn(text);
      return hidden === undefined ? [] : [{ path, args: { character: toCode(hidden) } }];
    }),
  good: [
    { description: 'Adds 👩‍👩‍👧 or 🏴󠁧󠁢󠁷󠁬󠁳󠁿 or ❤️.' },
    { description: 'جستجوی می‌خواهم در فروشگاه' },
    { description: 'Line one.\nLine two.\tTabbed.' },
  ],
  bad: [
    { description: 'Search\u200b products.' },
    { description: 'Search \u202eproducts.' },
    { description: `Search${String.fromCodePoint(0xe0041, 0xe0042)}.` },
    { description: 'Search\u0007.' },
    { inputSchema: { type: 'object', properties: { q: { type: 'string', description: 'Words\u2066' } } } },
  ],
};

const suspicious = /[\p{Cc}\p{Cf}\u034f\u115f\u1160\u3164\uffa0\u{e0000}-\u{e0fff}]/u;
const emoji =
  /\p{RI}{2}|\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|\p{Emoji}(?:\p{EMod}|\ufe0f\u20e3?|\u20e3)?(?:\u200d\p{Emoji}(?:\p{EMod}|\ufe0f)?)*/gu;
// Joiners belong to the spelling of Arabic and Indic scripts, marks of direction to text that runs from the right.
const joined =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Mongolian}\p{M}])[\u200c\u200d]/gu;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

function hiddenIn(text: string): string | undefined {
  if (isAscii(text) || !suspicious.test(text)) return undefined;
  let rest = text
    .replace(/[\n\r\t]/g, '')
    .replace(emoji, '')
    .replace(joined, '');
  if (rightToLeft.test(rest)) rest = rest.replace(/[\u200e\u200f]/g, '');
  return suspicious.exec(rest)?.[0];
}

const toCode = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
