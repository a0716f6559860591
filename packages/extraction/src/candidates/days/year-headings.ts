import { allMatches } from '../../base/matches.ts';
import { DAYS } from '../../decide/weights/days.ts';
import type { Stretch } from '../../document/html/title-places.ts';

/** A line with the year of the days under it: `2025 Meeting Schedule`, `Calendar of Events 2026`. */
export interface YearHeading extends Stretch {
  year: number;
}

const HEADING =
  /^(?=.{8,60}$)(?=.*\b(?:schedule|dates|meetings?|calendar|events|season|hearings?|concerts?|series|agendas?|shows|tour|programs?|exhibitions?|classes)\b)[^\d\n]*\b(20\d\d)\b[^\d\n]*$/i;

/** In text order. A line with two years, or with a day, is less certain. */
export function yearHeadings(text: string): YearHeading[] {
  const found: YearHeading[] = [];
  let end = -1;
  for (const { index } of allMatches(YEAR, text)) {
    if (index < end) continue;
    const start = text.lastIndexOf('\n', index) + 1;
    const next = text.indexOf('\n', index);
    end = next < 0 ? text.length : next;
    if (end - start > DAYS.yearHeadings.longest) continue;
    const match = HEADING.exec(text.slice(start, end)) ?? ALONE.exec(text.slice(start, end));
    if (match && !isAmongYears(text, start, end)) found.push({ start, end, year: Number(match[1]) });
  }
  return found;
}

/** `2025` in an accordion by years. */
const ALONE = /^\W{0,3}(20\d\d)\W{0,3}$/;
const NEXT_LINE = /^\s*20\d\d\s*(?:\n|$)/;
const LAST_LINE = /(?:^|\n)\s*20\d\d\s*$/;

/** One year in a menu of several is not a heading. */
function isAmongYears(text: string, start: number, end: number): boolean {
  if (end - start > DAYS.yearHeadings.longestAlone) return false;
  return NEXT_LINE.test(text.slice(end, end + 12)) || LAST_LINE.test(text.slice(Math.max(0, start - 12), start));
}

const YEAR = /\b20\d\d\b/g;
