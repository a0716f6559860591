import { addDays } from '../places/index.ts';

/** From so many days ahead a date is said with its year. */
const FAR_DAYS = 300;

/** How a day is called from another: by its name within a week, else by its date, which has its year where it is far away. */
export type DayName =
  | { kind: 'today' }
  | { kind: 'tomorrow' }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'date'; month: number; day: number; year?: number };

export function dayName(day: string, today: string): DayName {
  if (day === today) return { kind: 'today' };
  if (day === addDays(today, 1)) return { kind: 'tomorrow' };
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (day > today && day < addDays(today, 7))
    return { kind: 'weekday', weekday: new Date(`${day}T00:00Z`).getUTCDay() };
  return { kind: 'date', month, day: date, ...(day > addDays(today, FAR_DAYS) ? { year } : {}) };
}

export type RangeName =
  | { kind: 'day'; day: DayName }
  | { kind: 'weekend' }
  | { kind: 'week' }
  | { kind: 'month'; month: number; isThis: boolean }
  | { kind: 'until'; last: DayName }
  | { kind: 'range'; first: DayName; last: DayName };

function dateOf(day: string): DayName {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return { kind: 'date', month, day: date };
}

/** What a range of days is: one day, the coming weekend, next week, a month, from now on, or just a range, of which both ends are named alike. */
export function rangeName(from: string, to: string, today: string): RangeName {
  if (from === to) return { kind: 'day', day: dayName(from, today) };
  const isSunday = new Date(`${to}T00:00Z`).getUTCDay() === 0;
  if (isSunday && to < addDays(today, 7) && from >= addDays(to, -2)) return { kind: 'weekend' };
  const [year = 0, month = 1] = to.split('-').map(Number);
  const isMonthsEnd = to === new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const begin = `${to.slice(0, 8)}01`;
  if (isMonthsEnd && (from === begin || (from === today && begin <= today)))
    return { kind: 'month', month, isThis: begin <= today };
  const isMonday = new Date(`${from}T00:00Z`).getUTCDay() === 1;
  if (isMonday && to === addDays(from, 6) && from > today && from <= addDays(today, 7)) return { kind: 'week' };
  if (from === today) return { kind: 'until', last: dayName(to, today) };
  const [first, last] = [dayName(from, today), dayName(to, today)];
  return first.kind === 'weekday' && last.kind === 'date'
    ? { kind: 'range', first: dateOf(from), last }
    : { kind: 'range', first, last };
}
