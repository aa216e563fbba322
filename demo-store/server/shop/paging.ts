import { sha256 } from './digest.ts';
import { done, refused } from './outcome.ts';
import type { Outcome } from './outcome.ts';

/** Where a page begins, and the mark that ties its cursors to their list. */
export interface Paging {
  offset: number;
  mark: string;
}

/** Where a page begins. A cursor belongs to the list it came from (`of`); any other is unknown (400). */
export function paging({ of, cursor }: { of: string; cursor: string | undefined }): Outcome<Paging> {
  const mark = sha256(of).slice(0, 8);
  if (cursor === undefined) return done({ offset: 0, mark });
  const [, offset, known] = /^(\d{1,6})-([0-9a-f]{8})$/.exec(cursor) ?? [];
  if (known === mark) return done({ offset: Number(offset), mark });
  return refused(400, {
    code: 'unknown_cursor',
    reason: 'not_found',
    content: 'Unknown cursor: start the list again without one.',
  });
}

/** The members every list page has; no cursor on the last page. */
export function toPage({ offset, mark }: Paging, { total, shown }: { total: number; shown: number }) {
  const next = offset + shown;
  return { total, next_cursor: shown > 0 && next < total ? `${next}-${mark}` : null };
}
