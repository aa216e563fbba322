/** Handles that share a word with the asked one, best first, at most three. */
export function nearHandles(asked: string, known: readonly string[]): string[] {
  const words = new Set(asked.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const shared = (handle: string) => handle.split('-').filter((word) => words.has(word)).length;
  return known
    .filter((handle) => shared(handle) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 3);
}
