import { monthOf } from './month-of.ts';
import type { Days } from './weekdays.ts';

const MONTHS = [
  'january|jan|enero|ene',
  'february|feb|febrero',
  'march|mar|marzo',
  'april|apr|abril|abr',
  'may|mayo',
  'june|jun|junio',
  'july|jul|julio',
  'august|aug|agosto|ago',
  'september|sept|sep|septiembre|setiembre',
  'october|oct|octubre',
  'november|nov|noviembre',
  'december|dec|diciembre|dic',
];
/** The name of a month, as a group of a pattern. */
export const NAME = `(${MONTHS.join('|')})\\.?`;
/** Long names of months that are no other word. */
export const PLAIN = `(${MONTHS.map((names) =>
  names
    .split('|')
    .filter((name) => name.length > 4 && !/^(?:march)$/.test(name))
    .join('|'),
)
  .filter((names) => names !== '')
  .join('|')}|sept|oct|nov|dec)`;
/** The number of a day of the month, as a group of a pattern. */
export const DAY =
  '(?:the |el |dia )?(\\d{1,2})(?:st|nd|rd|th|ro)?(?![\\d/]|:\\d| ?(?:am|pm|dollars|bucks|miles|people|dolares|millas|de la (?:manana|tarde|noche)|of us))';

const indexOfMonth = (name: string) => MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`).test(name));

/** A month by its name, the next that comes; without one, the present or the next. */
export function monthIn(name: string | undefined, today: string, isNext = false): { from: string; to: string } {
  if (name === undefined) return monthOf(today, isNext ? 1 : 0);
  return monthOf(today, (indexOfMonth(name) + 12 - (Number(today.slice(5, 7)) - 1)) % 12);
}

/** The next such day; null if there is no such day. */
export function dayOf(
  month: string | undefined,
  day: string | undefined,
  year: string | undefined,
  today: string,
): string | null {
  const number = Number(day);
  if (month === undefined) {
    for (let ahead = 0; ahead < 3; ahead += 1) {
      const date = valid(`${monthOf(today, ahead).from.slice(0, 8)}${String(number).padStart(2, '0')}`);
      if (date !== null && date >= today) return date;
    }
    return null;
  }
  return numbered(String(indexOfMonth(month) + 1), day, year, today);
}

/** A day by the numbers of its month and itself; null if there is no such day. */
export function numbered(
  month: string | undefined,
  day: string | undefined,
  year: string | undefined,
  today: string,
): string | null {
  if (Number(month) > 12 && Number(day) <= 12) return numbered(day, month, year, today);
  const rest = `${String(Number(month)).padStart(2, '0')}-${String(Number(day)).padStart(2, '0')}`;
  if (year !== undefined) return valid(`${year.length === 2 ? `20${year}` : year}-${rest}`);
  const now = Number(today.slice(0, 4));
  const date = valid(`${now}-${rest}`);
  return date !== null && date >= today ? date : valid(`${now + 1}-${rest}`);
}

function valid(date: string): string | null {
  const at = new Date(`${date}T00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date ? null : date;
}

/** From the earlier of two days to the later; null where one is none. */
export function span(from: string | null, to: string | null = from): Days | null {
  if (from === null || to === null) return null;
  return to < from ? { from: to, to: from } : { from, to };
}
