import { findDates } from '../../candidates/days/written-dates.ts';
import { findTimes, type TimeMention } from '../../candidates/times/written-times.ts';
import { FLYERS } from '../../decide/weights/flyers.ts';
import { DASH } from '../../rules/dashes.ts';
import { type Found, type FoundDay } from './flyer-day.ts';
import { type FlyerLayout, type FlyerRow, rowsOf } from './flyer-layout.ts';

export interface FoundTime extends Found<string> {
  until?: string;
}

const RANGE = new RegExp(String.raw`\s?${DASH}`);

/** When it begins: not the doors if a start is written, the one nearest to the day. Null if no time is written. */
export function findTime(layout: FlyerLayout, day: FoundDay | null): FoundTime | null {
  const text = withoutDays(layout.text);
  const largest = Math.max(...layout.rows.map(({ size }) => size));
  const mentions = findTimes(text).filter(
    (mention) =>
      mention.role !== 'aside' && !isName(text.slice(mention.start, mention.end), rowsOf(layout, mention), largest),
  );
  const shows = mentions.filter(({ role }) => role === 'show');
  const [best] = (shows.length > 0 ? shows : mentions).toSorted(
    (a, b) => worth(b) - worth(a) || distance(a, day) - distance(b, day),
  );
  if (!best) return null;
  const rows = rowsOf(layout, best);
  const line = Math.min(1, ...rows.map(({ confidence }) => confidence));
  return {
    value: best.from,
    ...(best.to === undefined ? {} : { until: best.to }),
    rows,
    confidence: best.halfDayUnknown ? Math.min(line, FLYERS.flyerTime.halfUnknown) : line,
  };
}

/** `December 11 - 1:00pm`: the day is no hour. Of `27th - 8-9 PM`, which could be a range of days, only the first is one. */
function withoutDays(text: string): string {
  return findDates(text).reduce((rest, { start, end, until }) => {
    const range = until ? text.slice(start, end).search(RANGE) : -1;
    const last = range < 0 ? end : start + range;
    return rest.slice(0, start) + '·'.repeat(last - start) + rest.slice(last);
  }, text);
}

/** `Midnight Horror Marathon`: a word for an hour in the title's type. */
function isName(words: string, rows: readonly FlyerRow[], largest: number): boolean {
  return !/\d/.test(words) && rows.some(({ size }) => size > largest * FLYERS.flyerTime.titleSize);
}

/** `8 PM` before `8`, and what is called the start before both. */
function worth({ isStart, halfDayUnknown }: TimeMention): number {
  return (isStart ? 2 : 0) + (halfDayUnknown ? 0 : 1);
}

function distance({ start, end }: TimeMention, day: FoundDay | null): number {
  if (!day) return start;
  return start >= day.end ? start - day.end : day.start - end;
}
