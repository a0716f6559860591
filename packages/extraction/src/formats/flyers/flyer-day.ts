import type { LocalDate } from '@marquee/kernel';
import { resolveDate } from '../../candidates/days/resolve-date.ts';
import { findDates } from '../../candidates/days/written-dates.ts';
import { FLYERS } from '../../decide/weights/flyers.ts';
import { type FlyerLayout, type FlyerRow, rowsOf } from './flyer-layout.ts';

/** A value with the rows that it stands in. */
export interface Found<T> {
  value: T;
  rows: FlyerRow[];
  confidence: number;
}

export interface FoundDay extends Found<LocalDate> {
  start: number;
  end: number;
}

/** The day of the event: the one in the largest type, the earlier of two. Null if there is none. */
export function findDay(layout: FlyerLayout, today: LocalDate): FoundDay | null {
  const found = findDates(layout.text).flatMap((mention): FoundDay[] => {
    const resolved = resolveDate(mention, today);
    const rows = rowsOf(layout, mention);
    if (!resolved || rows.length === 0) return [];
    // A weekday that moves the day to another year than the next one shows that a figure was misread.
    const { weekday: _, ...plain } = mention;
    const isNext = mention.year !== undefined || resolveDate(plain, today)?.date === resolved.date;
    const isAgreed = mention.weekday !== undefined && resolved.doubt === undefined && isNext;
    const line = Math.min(...rows.map(({ confidence }) => confidence));
    const base =
      resolved.doubt || !isNext
        ? FLYERS.flyerDay.confidence.doubted
        : isAgreed
          ? FLYERS.flyerDay.confidence.weekday
          : mention.year === undefined
            ? FLYERS.flyerDay.confidence.guessed
            : FLYERS.flyerDay.confidence.year;
    const confidence =
      isAgreed || line >= FLYERS.flyerDay.sureLine ? base : Math.min(base, line - FLYERS.flyerDay.belowLine);
    const isOrderOpen = mention.isOrderOpen === true && !isAgreed && mention.day <= 12;
    return [
      {
        value: resolved.date,
        rows,
        confidence: isOrderOpen ? Math.min(confidence, FLYERS.flyerDay.confidence.guessed) : confidence,
        start: mention.start,
        end: mention.end,
      },
    ];
  });
  const ahead = found.filter(({ value }) => value >= today);
  return (ahead.length > 0 ? ahead : found).toSorted((a, b) => sizeOf(b.rows) - sizeOf(a.rows))[0] ?? null;
}

function sizeOf(rows: readonly FlyerRow[]): number {
  return Math.round(Math.log(Math.max(...rows.map(({ size }) => size))) / Math.log(FLYERS.flyerDay.sameSizeTimes));
}
