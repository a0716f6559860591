import { findTimes, type TimeMention } from '../time/written-times.ts';
import { type Found, type FoundDay } from './flyer-day.ts';
import { type FlyerLayout, rowsOf } from './flyer-layout.ts';

export interface FoundTime extends Found<string> {
  until?: string;
}

const HALF_UNKNOWN = 0.5;

/** When it begins: not the doors if a start is written, the one nearest to the day. Null if no time is written. */
export function findTime(layout: FlyerLayout, day: FoundDay | null): FoundTime | null {
  const mentions = findTimes(layout.text).filter(({ role }) => role !== 'aside');
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
    confidence: best.halfDayUnknown ? Math.min(line, HALF_UNKNOWN) : line,
  };
}

/** `8 PM` before `8`, and what is called the start before both. */
function worth({ isStart, halfDayUnknown }: TimeMention): number {
  return (isStart ? 2 : 0) + (halfDayUnknown ? 0 : 1);
}

function distance({ start, end }: TimeMention, day: FoundDay | null): number {
  if (!day) return start;
  return start >= day.end ? start - day.end : day.start - end;
}
