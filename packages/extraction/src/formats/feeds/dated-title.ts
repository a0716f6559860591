import type { LocalDate } from '@marquee/kernel';
import type { DateMention } from '../../candidates/days/date-mention.ts';
import { resolveDate } from '../../candidates/days/resolve-date.ts';
import { findDates } from '../../candidates/days/written-dates.ts';
import { findTimes, type TimeMention } from '../../candidates/times/written-times.ts';

/**
 * A title that contains its date: `Jazz Night — Sat Aug 22, 7 PM — Grange Hall`, `Fri, Dec 5 7pm: Jazz Night`, `Jazz Night (12/5/2026)`.
 */
export interface DatedTitle {
  title: string;
  date: LocalDate;
  /** `HH:MM`. */
  from?: string;
  to?: string;
  until?: LocalDate;
  place?: string;
}

/** Between a date and its time. */
const LINK = /^[\s,;@|–—-]*(?:at|from)?[\s,:]*$/i;
const SEPARATORS_BEHIND = /^[\s\-–—|:∶,;•·)\]/]+/;
const SEPARATORS_BEFORE = /[\s\-–—|:∶,;•·([/@]+$/;
/** A colon after a date or a time is not part of it (`7pm: Jazz`); it is separated before the search. */
const COLON = ' ∶';

export function readDatedTitle(source: string, today: LocalDate): DatedTitle | null {
  const text = source.trim().replace(/:(?=\s)/g, COLON);
  const times = findTimes(text);
  const marks = findDates(text).flatMap((date) => markOf(date, times, text) ?? []);
  const [mark] = marks.sort((a, b) => b.score - a.score || a.start - b.start);
  const day = mark && resolveDate(mark.date, today);
  if (!mark || !day) return null;
  const before = text
    .slice(0, mark.start)
    .replace(/\b(?:on|for|from)\s*$/i, '')
    .replace(SEPARATORS_BEFORE, '')
    .trim();
  const rest = text.slice(mark.end);
  const behind = rest
    .replace(SEPARATORS_BEHIND, '')
    .replace(/^(?:at|@)\s+/i, '')
    .trim();
  const title = before || behind;
  if (!/\p{L}/u.test(title)) return null;
  const isPlace = before !== '' && behind !== '' && /^\s*(?:[-–—|@•·,]|at\s)/i.test(rest);
  const last =
    mark.date.until &&
    resolveDate({ ...mark.date.until, year: mark.date.until.year ?? Number(day.date.slice(0, 4)) }, today);
  const time = mark.time;
  return {
    title: (isPlace || before === '' || behind === '' ? title : `${before} ${behind}`).replaceAll(COLON, ':'),
    date: day.date,
    ...(time && !time.halfDayUnknown ? { from: time.from, ...(time.to ? { to: time.to } : {}) } : {}),
    ...(last && last.date > day.date ? { until: last.date } : {}),
    ...(isPlace ? { place: behind.replaceAll(COLON, ':') } : {}),
  };
}

interface Mark {
  date: DateMention;
  time: TimeMention | undefined;
  start: number;
  end: number;
  score: number;
}

/** A date with the time next to it. A separate date with weekday, year or time is the event's and not part of its name. */
function markOf(date: DateMention, times: readonly TimeMention[], text: string): Mark | null {
  const behind = times.find((time) => time.start >= date.end && LINK.test(text.slice(date.end, time.start)));
  const before = times.find((time) => time.end <= date.start && LINK.test(text.slice(time.end, date.start)));
  const time = behind ?? before;
  const start = Math.min(date.start, before === time && before ? before.start : date.start);
  const end = Math.max(date.end, behind?.end ?? 0);
  const isApart = start === 0 || end === text.length || SEPARATORS_BEFORE.test(text.slice(0, start).trimEnd());
  const score =
    (time ? 3 : 0) + (date.weekday === undefined ? 0 : 2) + (date.year === undefined ? 0 : 1) + (isApart ? 2 : 0);
  return { date, time, start, end, score };
}
