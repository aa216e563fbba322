/** The day after so many working days (Monday to Friday), counted from `today`. */
export function afterWorkingDays(today: Date, days: number): Date {
  const date = new Date(today);
  for (let left = days; left > 0;) {
    date.setDate(date.getDate() + 1);
    if (date.getDay() % 6 !== 0) left -= 1;
  }
  return date;
}
