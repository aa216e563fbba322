import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, toQuotedText, toWellFormed } from './quoted-text.ts';

const hidden: Record<string, string> = {
  'bidirectional overrides': '\u202a\u202e\u2066\u2069\u200f\u061c',
  'zero width characters': '\u200b\u200c\u200d\u2060\ufeff\u180e',
  'tag characters': '\u{e0041}\u{e007f}',
  'variation selectors': '\ufe0f\u{e0100}',
  'soft hyphens and controls': '\u00ad\u0000\u0007\u001b\u0085',
  'blank letters': '\u115f\u3164\uffa0\u2800',
  'private use': '\ue000\u{f0000}',
  'halves of characters': '\ud83d',
};

describe('toQuotedText', () => {
  it.each(Object.entries(hidden))('removes %s', (_what, marks) => {
    expect(toQuotedText(`go${marks}od`)).toBe('good');
  });

  it('removes markup and keeps its words', () => {
    expect(toQuotedText('<p>Fits <b class="x">well</b></p><!-- note --><script>run()</script>')).toBe(
      'Fits well run()',
    );
  });

  it('finds markup that hidden characters break up', () => {
    expect(toQuotedText('<\u200bscript>a</\u200bscript>')).toBe('a');
    expect(toQuotedText('<<\u00adb>script>x')).not.toMatch(/<[a-z/]/i);
  });

  it('keeps words, comparisons, emoji and scripts of the world', () => {
    for (const text of ['5 < 6 and 7 > 2', 'I <3 it', 'Größe: naïve café', '价格便宜 👍🏽', 'שלום', 'हिन्दी']) {
      expect(toQuotedText(text)).toBe(text);
    }
  });

  it('makes one line of several', () => {
    expect(toQuotedText('  one\r\n\ttwo\u2028three  ')).toBe('one two three');
  });
});

describe('toWellFormed', () => {
  it('replaces halves of characters and leaves whole ones', () => {
    expect(toWellFormed('a\ud83d b\ude00 😀')).toBe('a\ufffd b\ufffd 😀');
  });
});

describe('cutText', () => {
  it('leaves a text that fits', () => expect(cutText('abc', 3)).toBe('abc'));
  it('cuts at a space and says so', () => expect(cutText('a shirt of linen', 10)).toBe('a shirt…'));
  it('cuts inside a long word rather than most of the text', () =>
    expect(cutText('a linenshirt', 8)).toBe('a linen…'));
  it('leaves nothing where there is no room', () => expect(cutText('abc', 1)).toBe(''));

  it.each(['😀', '👍🏽', 'e\u0301', '👩\u200d🚀', '❤\ufe0f', 'क्षि'.slice(0, 2)])(
    'never cuts inside %s',
    (character) => {
      const text = character.repeat(6);
      for (let limit = 0; limit < text.length; limit += 1) {
        const kept = cutText(text, limit).replace('…', '');
        expect(kept).toBe(character.repeat(kept.length / character.length));
      }
    },
  );

  it('never exceeds the limit and never breaks a pair, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, limit) => {
        const cut = cutText(text, limit);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(cut).toBe(toWellFormed(cut));
      }),
    );
  });
});
