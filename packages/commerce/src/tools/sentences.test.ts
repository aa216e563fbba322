import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSentences } from './sentences.ts';

describe('toSentences', () => {
  it('cuts at sentence borders and keeps short sentences together', () => {
    expect(toSentences('One. Two! Three?', 10)).toEqual(['One. Two!', 'Three?']);
  });

  it('knows the full stops of Chinese and Japanese, quotes after a stop, and paragraphs', () => {
    expect(toSentences('第一句。第二句。', 5)).toEqual(['第一句。', '第二句。']);
    expect(toSentences('He said "Go." She went.', 14)).toEqual(['He said "Go."', 'She went.']);
    expect(toSentences('A title\n\nA text', 8)).toEqual(['A title', 'A text']);
  });

  it('leaves one long sentence whole', () => {
    const long = `${'word '.repeat(100)}end.`;
    expect(toSentences(long, 50)).toEqual([long]);
  });

  it('loses no word, whatever the text', () => {
    const words = (text: string): string => text.replace(/\s+/g, '');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '.', '!', '\n', '。', '"', '1') }),
        fc.integer({ min: 1, max: 40 }),
        (text, limit) => {
          expect(words(toSentences(text, limit).join(' '))).toBe(words(text));
        },
      ),
    );
  });
});
