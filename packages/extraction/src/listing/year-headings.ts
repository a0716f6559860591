import type { Stretch } from '../time/title-places.ts';

/** A line that gives the year of the days under it: `2025 Meeting Schedule`, `Calendar of Events 2026`. */
export interface YearHeading extends Stretch {
  year: number;
}

const HEADING =
  /^(?=[^\n]{8,60}$)(?=[^\n]*\b(?:schedule|dates|meetings?|calendar|events|season|hearings?|concerts?|series|agendas?|shows|tour|programs?|exhibitions?|classes)\b)[^\d\n]*\b(20\d\d)\b[^\d\n]*$/gim;

/** In the order of the text. A line with two years, or with a day, says less. */
export function yearHeadings(text: string): YearHeading[] {
  return [...text.matchAll(HEADING)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    year: Number(match[1]),
  }));
}
