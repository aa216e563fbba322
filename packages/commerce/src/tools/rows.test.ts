import { describe, expect, it } from 'vitest';
import { pageOf } from './rows.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

describe('pageOf', () => {
  it('continues after the rows that were shown', () => {
    expect(pageOf(rows, undefined)).toEqual({ rows, paging: { here: '', skip: 0, next: null, total: 5 } });
    expect(pageOf(rows, '2~')).toMatchObject({ rows: ['c', 'd', 'e'], paging: { skip: 2, next: null } });
  });

  it('ends a page at its size, and goes on from there', () => {
    expect(pageOf(rows, undefined, 2)).toMatchObject({ rows: ['a', 'b'], paging: { next: '2' } });
    expect(pageOf(rows, '1~2', 2)).toMatchObject({ rows: ['d'], paging: { next: '4' } });
    expect(pageOf(rows, '0~4', 2)).toMatchObject({ rows: ['e'], paging: { next: null } });
  });

  it('refuses a cursor that is not ours', () => {
    expect(pageOf(rows, 'x')).toBeUndefined();
    expect(pageOf(rows, '0~next')).toBeUndefined();
  });
});
