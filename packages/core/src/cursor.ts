/** A tool's cursor: how many rows to leave out of the list that the store's own cursor `here` ('' for none) answers. */
export function toCursor(here: string, skip: number): string {
  return `${skip}~${here}`;
}

/** Reads a tool's cursor; undefined for text that no result of ours carried. Absent text is the beginning. */
export function fromCursor(text: string | undefined): { here: string; skip: number } | undefined {
  if (text === undefined) return { here: '', skip: 0 };
  const [, skip, here] = /^(\d{1,6})~(.*)$/.exec(text) ?? [];
  return skip === undefined || here === undefined ? undefined : { here, skip: Number(skip) };
}
