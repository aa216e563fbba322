import { expect, it } from 'vitest';
import { fromCursor, toCursor } from './cursor.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['a~b~', 12],
])('reads back the cursor of %j and %d rows', (here, skip) => {
  expect(fromCursor(toCursor(here, skip))).toEqual({ here, skip });
});

it('takes an absent cursor for the beginning', () => {
  expect(fromCursor(undefined)).toEqual({ here: '', skip: 0 });
});

it.each(['', 'abc', '-1~a', '1e3~', '9999999~', '~', '1', ' 1~a', '1~a\nb'])(
  'knows that %j is none of ours',
  (text) => {
    expect(fromCursor(text)).toBeUndefined();
  },
);
