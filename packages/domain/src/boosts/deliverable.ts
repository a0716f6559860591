import { DAY_MS, type Instant } from '@marquee/kernel';
import { localOf } from '../places/index.ts';

interface Sold {
  days: number;
  /** Of the last showing. */
  lastEndsAt: Instant;
}

/** Whether all days of a plan begin before the event is over (docs/decisions/054-boosts.md). */
export const fits = ({ days, lastEndsAt }: Sold, startsAt: Instant): boolean =>
  startsAt < lastEndsAt - (days - 1) * DAY_MS;

/** The last local day of an event; the moment in which it ends is no longer part of it, so midnight ends the day before. */
export const lastDayOf = (lastEndsAt: Instant, timezone: string): string =>
  localOf(lastEndsAt - 1, timezone).slice(0, 10);

/** The last local day on which it can start; null if not even now. */
export function lastStart({ timezone, ...sold }: Sold & { timezone: string }, now: Instant): string | null {
  if (!fits(sold, now)) return null;
  return localOf(sold.lastEndsAt - (sold.days - 1) * DAY_MS - 1, timezone).slice(0, 10);
}
