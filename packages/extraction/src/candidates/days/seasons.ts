import { DAYS } from '../../decide/weights/days.ts';
import { WEEKDAY_STEM } from '../../rules/weekdays.ts';
import { daysBetween } from '../times/local.ts';
import type { Mark } from './mark.ts';

const ON_WEEKDAYS = new RegExp(String.raw`\b${WEEKDAY_STEM}days,?\s(?:from\s)?$`, 'i');
/** Seasons of the weather and of permits, not of a venue. */
const NATURAL =
  /\b(?:hurricane|storm|fire|burn(?:ing)?|monsoon|snow|heating|growing|fishing|hunting|trapping|nesting|flu|tax) season:?\s$/i;

/** `The market runs Saturdays May 2 – October 31` if the page names some of those Saturdays. */
export function withoutSeasons(marks: readonly Mark[], text: string): Mark[] {
  return marks.filter(({ date, until, start }) => {
    if (until === undefined || daysBetween(date, until) < DAYS.seasons.seasonDays) return true;
    if (NATURAL.test(text.slice(Math.max(0, start - 30), start))) return false;
    if (!ON_WEEKDAYS.test(text.slice(Math.max(0, start - 30), start))) return true;
    const inside = marks.filter((mark) => mark.until === undefined && mark.date >= date && mark.date <= until);
    return inside.length < DAYS.seasons.fewestInSeason;
  });
}
