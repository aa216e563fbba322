import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCursor } from './cursor.ts';
import { shrink } from './shrink.ts';
import type { Paging, Trim } from './tool-definition.ts';

interface Row {
  id: number;
  price: { amount: number; currency: string };
  text: string;
}
const row = (id: number, text: string): Row => ({ id, price: { amount: 123_456, currency: 'EUR' }, text });
const rows = (count: number, text: string): Row[] => Array.from({ length: count }, (_, id) => row(id, text));
const trim: Trim = { page: '/data/rows', cut: ['/data/rows/*/text'] };
const paging: Paging = { here: 'c1', skip: 2, next: 'c2', total: 99 };

function shrunk(list: Row[], more: { trim?: Trim; paging?: Paging } = {}) {
  const result: { data: { rows: Row[] }; total?: number; next_cursor?: string } = { data: { rows: list } };
  const fits = shrink(result, more.trim ?? trim, more.paging);
  return { result, fits, size: JSON.stringify(result).length };
}

describe('a result that is made to fit', () => {
  it('is left as it is where it fits', () => {
    const { result, fits } = shrunk(rows(3, 'short'), { paging });
    expect(fits).toBe(true);
    expect(result).toEqual({ data: { rows: rows(3, 'short') }, total: 99, next_cursor: '0~c2' });
  });

  it('has no cursor on the last page', () => {
    expect(shrunk(rows(1, 'a'), { paging: { ...paging, next: null } }).result.next_cursor).toBeUndefined();
  });

  it('loses words first, the longest cut that fits', () => {
    const { result, fits } = shrunk(rows(3, 'word '.repeat(300)));
    expect(fits).toBe(true);
    expect(result.data.rows.length).toBe(3);
    expect(result.data.rows[0]?.text.length).toBeGreaterThan(300);
  });

  it('then ends at a row, with a cursor to the next row of the same page', () => {
    const { result, fits, size } = shrunk(rows(30, 'word '.repeat(100)), { paging });
    const kept = result.data.rows.length;
    expect(fits && size <= 1500).toBe(true);
    expect(kept).toBeGreaterThan(3);
    expect(fromCursor(result.next_cursor)).toEqual({ here: 'c1', skip: 2 + kept });
    expect(result.total).toBe(99);
  });

  it('does not fit where one row alone is too long and nothing may be cut', () => {
    expect(shrunk(rows(2, 'x'.repeat(2000)), { trim: { page: '/data/rows' } }).fits).toBe(false);
    expect(shrunk(rows(1, 'x'.repeat(2000)), { trim: {} }).fits).toBe(false);
  });

  it('never loses a price, whatever the texts, and pages through every row once', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3000 }), { maxLength: 12 }), (texts) => {
        const all = texts.map((text, id) => row(id, text));
        let [skip, seen] = [0, 0];
        for (let page = 0; page <= all.length; page += 1) {
          const rest = structuredClone(all.slice(skip));
          const { result, fits, size } = shrunk(rest, {
            paging: { here: '', skip, next: null, total: all.length },
          });
          expect(fits && size <= 1500).toBe(true);
          for (const kept of result.data.rows) {
            expect(kept.id).toBe(seen);
            expect(kept.price).toEqual(all[seen]?.price);
            seen += 1;
          }
          if (result.next_cursor === undefined) break;
          skip = fromCursor(result.next_cursor)?.skip ?? all.length;
        }
        expect(seen).toBe(all.length);
      }),
      { numRuns: 200 },
    );
  });
});
