import { addDays } from '../../places/index.ts';

/** Days of the calendar, both included. */
export interface Days {
  from: string;
  to: string;
  isWeekend?: true;
}

const WEEKDAYS: ReadonlyArray<string> = [
  'sundays?|domingos?|dom|sun',
  'mondays?|lunes|lun|mon',
  'tuesdays?|martes|tues?',
  'wednesdays?|miercoles|mier|mie|weds?',
  'thursdays?|jueves|jue|thurs?|thu',
  'fridays?|viernes|vie|vier|fri',
  'saturdays?|sabados?|sab|sat',
];
/** The names of weekdays, as a part of a pattern. */
export const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
const NAMES = WEEKDAYS.map((names) => new RegExp(`^(?:${names})$`));
export const indexOfWeekday = (word = '') => NAMES.findIndex((names) => names.test(word));
export const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay();
/** How many days after a weekday (0 is Sunday) the named one is: 0 to 6. */
export const ahead = (word: string | undefined, weekday: number) => (indexOfWeekday(word) - weekday + 7) % 7;
/** One day. */
export const only = (day: string): Days => ({ from: day, to: day });

/** The nth weekday of a month, counted from its end where n is below zero. */
export function nthOf({ from, to }: { from: string; to: string }, weekday: number, n: number): string {
  if (n < 0) return addDays(to, -((weekdayOf(to) - weekday + 7) % 7));
  return addDays(from, ((weekday - weekdayOf(from) + 7) % 7) + 7 * (n - 1));
}
