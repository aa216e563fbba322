import { expect, it } from 'vitest';
import { afterWorkingDays } from './arrival.ts';

const monday = new Date(2026, 10, 30);
const dayOf = (days: number, today = monday) => afterWorkingDays(today, days).toDateString();

it('counts working days and leaves out weekends', () => {
  expect(dayOf(0)).toBe('Mon Nov 30 2026');
  expect(dayOf(4)).toBe('Fri Dec 04 2026');
  expect(dayOf(5)).toBe('Mon Dec 07 2026');
  expect(dayOf(1, new Date(2026, 11, 5))).toBe('Mon Dec 07 2026');
  expect(monday.getDate()).toBe(30);
});
