import { addDays } from '../places/index.ts';

/** How a day is called from another: by its name within a week, else by its date. */
export type DayName =
  | { kind: 'today' }
  | { kind: 'tomorrow' }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'date'; month: number; day: number };

export function dayName(day: string, today: string): DayName {
  if (day === today) return { kind: 'today' };
  if (day === addDays(today, 1)) return { kind: 'tomorrow' };
  const [, month = 1, date = 1] = day.split('-').map(Number);
  if (day > today && day < addDays(today, 7))
    return { kind: 'weekday', weekday: new Date(`${day}T00:00Z`).getUTCDay() };
  return { kind: 'date', month, day: date };
}

/** What a range of days is: one day, the coming weekend, or just a range. */
export function rangeName(
  from: string,
  to: string,
  today: string,
): { kind: 'day'; day: DayName } | { kind: 'weekend' } | { kind: 'range'; first: DayName; last: DayName } {
  if (from === to) return { kind: 'day', day: dayName(from, today) };
  const isSunday = new Date(`${to}T00:00Z`).getUTCDay() === 0;
  if (isSunday && to < addDays(today, 7) && from >= addDays(to, -2)) return { kind: 'weekend' };
  return { kind: 'range', first: dayName(from, today), last: dayName(to, today) };
}
