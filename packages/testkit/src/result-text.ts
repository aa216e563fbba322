/**
 * What Chromium 156 hands to a caller for the value a tool returned: a text, or null for a text with an unpaired
 * surrogate. Throws what JSON.stringify throws. A Symbol kills the tab there; here it throws.
 */
export function toResultText(value: unknown): string | null {
  if (typeof value === 'symbol') throw new TypeError('A Symbol has no text.');
  const text =
    typeof value === 'object' || typeof value === 'function' ? JSON.stringify(value) : String(value);
  if (text === '') return 'Operation succeeded';
  return /\p{Surrogate}/u.test(text) ? null : String(text);
}
