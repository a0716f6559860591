import { allMatches } from '../../base/matches.ts';
import { TIMES } from '../../decide/weights/times.ts';
import { clockTime } from './local.ts';
import type { TimeMention } from './written-times.ts';

const CLOCK = String.raw`([01]\d|2[0-3])([0-5][05])`;
const ALONE = new RegExp(String.raw`(?<=^|\n)${CLOCK}(?:\s?[-–]\s?${CLOCK})?(?:\s?h(?:ou)?rs\.?)?(?=\n|$)`, 'g');
/** As much a year as an hour. */
const YEAR = /^(?:19|20)\d\d$/;

/** `1730`, `1700-1930` alone on lines or in cells, as posts of veterans write hours, if several of them are no years. */
export function militaryHours(text: string): TimeMention[] {
  const found = allMatches(ALONE, text);
  if (found.filter(([whole]) => !YEAR.test(whole)).length < TIMES.militaryHours.fewest) return [];
  return found.flatMap(({ 0: whole, 1: hour, 2: minute, 3: lastHour, 4: lastMinute, index: start }) => {
    const from = clockTime(Number(hour), Number(minute));
    const to = lastHour ? clockTime(Number(lastHour), Number(lastMinute)) : null;
    const at = { start, end: start + whole.length, halfDayUnknown: false, role: 'show' as const };
    return from ? [{ ...at, from, ...(to ? { to } : {}) }] : [];
  });
}
