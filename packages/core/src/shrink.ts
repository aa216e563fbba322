import { toCursor } from './cursor.ts';
import { budgets } from './budgets.ts';
import { listAt, textsAt } from './pointer.ts';
import { cutText } from './quoted-text.ts';
import type { Paging, Trim } from './tool-definition.ts';

/** Members that a shrinking result gains: how long the list is in all and how to go on. */
interface Paged {
  total?: number;
  next_cursor?: string;
}

const size = (value: unknown): number => JSON.stringify(value).length;

/** Limits in characters that texts are cut to, the longest that fits wins; below the second, rows are dropped first. */
const steps = [400, 160, 80, 40, 0];

/**
 * Makes a result fit 1,500 characters in place: texts named by `cut` are shortened at a space, then the list named by
 * `page` ends at an item border with a cursor to its next row. False when one row alone is too long.
 */
export function shrink(result: object & Paged, trim: Trim = {}, paging?: Paging): boolean {
  const list = listAt(result, trim.page);
  const all = list ? [...list] : [];
  const texts = (trim.cut ?? []).flatMap((pointer) => textsAt(result, pointer));
  if (paging) markPage(result, paging);
  if (size(result) <= budgets.result) return true;
  for (const limit of texts.length > 0 ? steps : [0]) {
    for (const { text, set } of texts) set(cutText(text, limit));
    if (size(result) <= budgets.result) return true;
    if (limit <= 160 && list && keepRows({ result, list, all, ...(paging && { paging }) })) return true;
  }
  return false;
}

function keepRows(page: {
  result: object & Paged;
  list: unknown[];
  all: unknown[];
  paging?: Paging;
}): boolean {
  const { result, list, all, paging } = page;
  const fits = (kept: number): boolean => {
    list.splice(0, list.length, ...all.slice(0, kept));
    if (paging) markPage(result, paging, kept);
    return size(result) <= budgets.result;
  };
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low > 0 && fits(low);
}

/** `kept` rows of the page fit; all of them where it is left out. */
function markPage(result: Paged, paging: Paging, kept?: number): void {
  result.total = paging.total;
  delete result.next_cursor;
  if (kept !== undefined) result.next_cursor = toCursor(paging.here, paging.skip + kept);
  else if (paging.next !== null) result.next_cursor = toCursor(paging.next, 0);
}
