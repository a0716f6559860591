import type { Occurs } from '@marquee/contract';
import { HOUR_MS } from '@marquee/kernel';
import { dateOf, daysBetween, isDateOnly } from '../places/index.ts';

/** From four weeks on something is a part of the town, and no run that one must not miss. */
const LONG_DAYS = 28;
/** Three dates from one week to the week after the next. */
const LEAST_DATES = 3;
const LEAST_DAYS = 15;
/** A run, as of a play: within five weeks, with three dates in each. */
const RUN_DAYS = 35;
const RUN_DATES_A_WEEK = 3;
/** Open on five days of seven. */
const OPEN_DAYS = 5;
/** One comes when one likes to what is open for so long; a show has a beginning. */
const OPEN_HOURS = 4;

interface Lasting {
  startLocal: string;
  endLocal: string | null;
}

/** Days from the first to the last, both counted. */
const span = (from: string, to: string) => daysBetween(dateOf(from), dateOf(to)) + 1;
/** Wall time as if it were UTC. */
const wall = (local: string) => Date.parse(isDateOnly(local) ? local : `${local}Z`);

const isLong = ({ startLocal, endLocal }: Lasting) => endLocal !== null && span(startLocal, endLocal) >= LONG_DAYS;
const isOpenLong = ({ startLocal, endLocal }: Lasting) =>
  isDateOnly(startLocal) || (endLocal !== null && wall(endLocal) - wall(startLocal) >= OPEN_HOURS * HOUR_MS);

/**
 * How an event occurs (docs/decisions/103-once-and-always.md), from all its dates in their order and what sources state; the only definition. Cancelled
 * dates count: a week off is no end. It depends on no present day, so that an event stays what it is until its dates change.
 * @param repeats how often a source says that it takes place
 */
export function occursAs(dates: readonly Lasting[], repeats: string | null): Occurs {
  const [from] = dates;
  const to = dates.at(-1);
  const days = from && to ? span(from.startLocal, to.startLocal) : 0;
  const isOpen =
    dates.length > 0 && dates.every(isOpenLong) && days >= LONG_DAYS && dates.length * 7 >= OPEN_DAYS * days;
  if (dates.some(isLong) || isOpen) return 'always';
  if (repeats !== null) return 'repeatedly';
  const isRun = days <= RUN_DAYS && dates.length >= RUN_DATES_A_WEEK * Math.floor((days + 6) / 7);
  return dates.length >= LEAST_DATES && days >= LEAST_DAYS && !isRun ? 'repeatedly' : 'once';
}
