// Controls, formatting (bidirectional, zero width, tags), variation selectors, private and unassigned code points,
// and letters that show as nothing.
const unseen =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Surrogate}\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u115F\u1160\u3164\uFFA0\u2800]/gu;

/** Someone else's text, fit to be quoted: markup and everything invisible is removed, words never. */
export function toQuotedText(text: string): string {
  // Markup last: what is invisible may hide it.
  return text
    .replace(/[\t\n\r\u2028\u2029]/g, ' ')
    .replace(unseen, '')
    .replace(/<[a-z/!?][^<>]*>/gi, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

// What belongs to the character before it: the other half of a pair, marks, skin tones, joiners.
const joined = /^[\uDC00-\uDFFF\p{M}\p{Emoji_Modifier}\u200D]/u;

/** Text with every unpaired surrogate replaced; Chromium 156 loses a whole string result that has one. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** The text cut to at most `limit` UTF-16 units at a space (or between characters), marked with an ellipsis. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (limit < 2) return '';
  let end = limit - 1;
  while (end > 0 && (joined.test(text.slice(end, end + 2)) || text[end - 1] === '\u200D')) end -= 1;
  const head = text.slice(0, end);
  const space = head.lastIndexOf(' ');
  return `${(space > limit / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}
