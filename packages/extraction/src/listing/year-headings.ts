import { allMatches } from '../matches.ts';
import type { Stretch } from '../time/title-places.ts';

/** A line that gives the year of the days under it: `2025 Meeting Schedule`, `Calendar of Events 2026`. */
export interface YearHeading extends Stretch {
  year: number;
}

const HEADING =
  /^(?=.{8,60}$)(?=.*\b(?:schedule|dates|meetings?|calendar|events|season|hearings?|concerts?|series|agendas?|shows|tour|programs?|exhibitions?|classes)\b)[^\d\n]*\b(20\d\d)\b[^\d\n]*$/i;

/** In the order of the text. A line with two years, or with a day, says less. */
export function yearHeadings(text: string): YearHeading[] {
  const found: YearHeading[] = [];
  let end = -1;
  for (const { index } of allMatches(YEAR, text)) {
    if (index < end) continue;
    const start = text.lastIndexOf('\n', index) + 1;
    const next = text.indexOf('\n', index);
    end = next < 0 ? text.length : next;
    const match = end - start <= LONGEST ? HEADING.exec(text.slice(start, end)) : null;
    if (match) found.push({ start, end, year: Number(match[1]) });
  }
  return found;
}

const YEAR = /\b20\d\d\b/g;
/** In characters. */
const LONGEST = 60;
